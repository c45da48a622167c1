import * as z from 'zod/mini';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CutOff } from '#domain/calendar/cut-off.ts';
import { FILE_UNITS, parseFileUnit, UNITS } from '#domain/part/units.ts';
import type { PostalAddress } from '#domain/shop/provider.ts';

/** The id that stands for "nothing chosen" and, in catalogue calls, for "the whole catalogue". */
export const NO_SELECTION = '-1';

/** A unit as answered: 'mm' | 'cm' | 'in'. */
export const unitSchema = z.enum(UNITS);
/** The unit a file is read in, as answered: also 'm', for STL files in metres, whose sizes are shown in mm. */
export const fileUnitSchema = z.enum(FILE_UNITS);
/** The same as received: also 1, 2, 3 and 'inches'; anything else, or none, is mm. */
export const lenientUnitSchema = z.pipe(z.optional(z.unknown()), z.transform(parseFileUnit));

/** No database takes the sign NUL in what is looked for. */
export const withoutNul = z.refine<string>((text) => !text.includes('\0'));
export const idSchema = z.string().check(z.minLength(1), z.maxLength(128), withoutNul);
export const mspIdSchema = z.string().check(z.regex(/^(-1|[A-Za-z0-9_-]{1,64})$/));
/** A file's name: 128 bits or more that nobody guesses, and an extension. What a shop has for a part is longer than what it is stored under. */
export const internalFilenameSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,200}\.(stl|step|stp|iges|igs)$/));
/** Files that one status stream may follow. */
export const MOST_FOLLOWED_FILES = 100;
/** One file of a status stream, or several by repeating the field; each message then names its file in `jsonMetadata`. */
export const followedFilesSchema = z.union([
  internalFilenameSchema,
  z.array(internalFilenameSchema).check(z.minLength(1), z.maxLength(MOST_FOLLOWED_FILES)),
]);
export const filenameSchema = z.string().check(z.minLength(1), z.maxLength(255));
/** 1 to 1000 pieces. */
export const quantitySchema = z.int().check(z.minimum(1), z.maximum(1000));
export const extentsSchema = z.object({ x: z.number(), y: z.number(), z: z.number() });
/** Of a quote and of a cart: beyond what a customer has, within what a page can show. */
export const MOST_LINES = 500;
/** Money on the wire: a decimal number of the currency's units; a unit price has the places, up to 6, that make price × quantity whole smallest units. */
export const priceSchema = z.number().check(z.minimum(0));
/** ISO 4217. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/));
/** A day of the calendar, 'YYYY-MM-DD'. */
export const dateSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isCalendarDay, 'There is no such day.'));
/** From when on, 'HH:MM' in the shop's time zone, an order counts as the next working day's. */
export const cutOffSchema: z.ZodMiniType<CutOff> = z.object({ cutOff: z.string(), timeZone: z.string() });
/** A field that forms hide from people: what comes with text in it is a program's, is answered like any other and goes nowhere. */
export const baitSchema = z._default(z.string(), '');
/** What a sender names something by, so that sent twice it counts once. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
/** A moment, as `toISOString` writes it. */
export const timeSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
/** How often something was changed, or the number of a version: what a database takes as one. */
export const countSchema = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));

export const postalAddressSchema: z.ZodMiniType<PostalAddress> = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalCode: z.string(),
});

/** As browsers choose colours. */
/** '#rrggbb'. */
export const rgbSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
