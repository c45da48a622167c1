import * as z from 'zod/mini';
import { lineSchema } from '../desk/words.ts';
import { currencySchema, dateSchema } from '../schemas/fields.ts';
import type { SettingsKind } from './settings-kind.ts';

/** What a shop's owners have said of setting it up; how far it is follows from the shop itself. */
const setUpSchema = z.object({
  /** Home speaks of it no longer, but for a link. */
  isPutAway: z.boolean(),
  /** What is offered was looked at and is right. */
  isOfferSettled: z.boolean(),
  /** What a US dollar, in which rates are published, comes to in a currency: as of a day, by a source. Nobody guesses it. */
  exchange: z._default(
    z.nullable(
      z.object({
        currency: currencySchema,
        dollar: z.number().check(z.positive(), z.maximum(1_000_000_000)),
        on: dateSchema,
        source: lineSchema.check(z.maxLength(100)),
      }),
    ),
    null,
  ),
});
export type SetUpSettings = z.infer<typeof setUpSchema>;

export const SET_UP: SettingsKind<SetUpSettings> = {
  name: 'set-up',
  schema: setUpSchema,
  initial: { isPutAway: false, isOfferSettled: false, exchange: null },
};
