import * as z from 'zod/mini';
import { type DeskSettings, PROGRESS_MAILS } from '#domain/desk/desk-settings.ts';
import { LONGEST_TERMS } from '#domain/desk/offer.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { linesSchema } from './words.ts';

export const deskSettingsSchema: z.ZodMiniType<DeskSettings> = z.object({
  answerWithinDays: z.int().check(z.minimum(0), z.maximum(60)),
  validDays: z.int().check(z.minimum(1), z.maximum(365)),
  terms: linesSchema.check(z.maxLength(LONGEST_TERMS)),
  mailsOff: z.array(z.enum(PROGRESS_MAILS)).check(z.maxLength(PROGRESS_MAILS.length)),
  takesMore: z._default(z.boolean(), false),
  pricesInBrowser: z._default(z.boolean(), false),
  filesStay: z._default(z.boolean(), false),
  language: z._default(z.enum(LANGUAGES), LANGUAGES[0]),
});
