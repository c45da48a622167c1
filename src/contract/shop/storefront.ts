import * as z from 'zod/mini';
import { NO_STOREFRONT, type Storefront } from '#domain/shop/storefront.ts';
import { lineSchema, linesSchema } from '../desk/words.ts';
import { dateSchema } from '../schemas/fields.ts';
import type { SettingsKind } from './settings-kind.ts';

/** Characters that each text may have. */
export const LONGEST_STOREFRONT = { headline: 80, introduction: 400, page: 60_000, mailFooter: 1000 } as const;

const pageSchema = linesSchema.check(z.trim(), z.maxLength(LONGEST_STOREFRONT.page));
const words = {
  headline: lineSchema.check(z.maxLength(LONGEST_STOREFRONT.headline)),
  introduction: linesSchema.check(z.trim(), z.maxLength(LONGEST_STOREFRONT.introduction)),
  privacy: pageSchema,
  imprint: pageSchema,
  hasImprint: z.boolean(),
  mailFooter: linesSchema.check(z.trim(), z.maxLength(LONGEST_STOREFRONT.mailFooter)),
};

/** What an owner writes: the terms as they are to be from now on. */
export const writtenStorefrontSchema: z.ZodMiniType<WrittenStorefront> = z.object({ ...words, terms: pageSchema });
export interface WrittenStorefront extends Omit<Storefront, 'terms'> {
  readonly terms: string;
}

export const termsVersionSchema = z.object({ version: z.int().check(z.minimum(1)), on: dateSchema, text: z.string() });

export const STOREFRONT: SettingsKind<Storefront> = {
  name: 'storefront',
  schema: z.object({ ...words, terms: z.array(termsVersionSchema) }),
  initial: NO_STOREFRONT,
};
