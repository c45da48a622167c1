import * as z from 'zod/mini';
import { idSchema, timeSchema } from './fields.ts';

/** Owners change what a provider charges and who works for it; members answer requests; the shop floor makes orders and sees no prices. */
export const roleSchema = z.enum(['owner', 'member', 'shop-floor']);
export type Role = z.infer<typeof roleSchema>;

/** Who works for a provider. */
export const colleagueSchema = z.object({
  sub: idSchema,
  name: z.string(),
  role: roleSchema,
  /** Founded it, and stays. */
  isFounder: z.boolean(),
  isYou: z.boolean(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const invitationSchema = z.object({
  email: z.string(),
  role: roleSchema,
  /** The name of the owner who sent it; empty for somebody who does not work here any more. */
  invitedBy: z.string(),
  expiresAt: timeSchema,
});

/** What a mailed invitation is opened with. */
export const invitationSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
