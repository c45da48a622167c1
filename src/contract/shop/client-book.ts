import * as z from 'zod/mini';
import { lineSchema } from '../desk/words.ts';
import type { SettingsKind } from './settings-kind.ts';

/** Clients that one file may hold, and a shop's book. */
export const MOST_BOOKED = 2000;

/** Somebody whom the shop knows from before, whether or not a request has come. */
const bookedClientSchema = z.object({
  /** Lower case. */
  email: lineSchema,
  name: lineSchema,
  organization: lineSchema,
});
export type BookedClient = z.infer<typeof bookedClientSchema>;

const clientBookSchema = z.object({ clients: z.array(bookedClientSchema) });

/** Clients that were brought along from elsewhere. */
export const CLIENT_BOOK: SettingsKind<z.infer<typeof clientBookSchema>> = {
  name: 'client-book',
  schema: clientBookSchema,
  initial: { clients: [] },
};
