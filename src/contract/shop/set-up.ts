import * as z from 'zod/mini';
import type { SettingsKind } from './settings-kind.ts';

/** What a shop's owners have said of setting it up; how far it is follows from the shop itself. */
const setUpSchema = z.object({
  /** Home speaks of it no longer, but for a link. */
  isPutAway: z.boolean(),
  /** What is offered was looked at and is right. */
  isOfferSettled: z.boolean(),
});
export type SetUpSettings = z.infer<typeof setUpSchema>;

export const SET_UP: SettingsKind<SetUpSettings> = {
  name: 'set-up',
  schema: setUpSchema,
  initial: { isPutAway: false, isOfferSettled: false },
};
