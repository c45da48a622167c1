import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { mspIdSchema } from '../../schemas/fields.ts';
import { termsVersionSchema } from '../../shop/storefront.ts';

/** What is written of a shop for everybody to read; null for what it has not written. */
export const getShopPages = defineResource({
  name: 'getShopPages',
  summary: "Answers a shop's terms of sale, privacy policy and legal notice, as far as there are any.",
  method: 'GET',
  path: 'v1/shops/{mspID}/pages',
  request: z.object({
    mspID: mspIdSchema,
    /** Of the terms; left out: the one that counts now. */
    version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  response: z.object({
    terms: z.nullable(termsVersionSchema),
    privacy: z.nullable(z.string()),
    imprint: z.nullable(
      z.object({
        name: z.string(),
        /** Row by row. */
        address: z.array(z.string()),
        email: z.string(),
        website: z.string(),
        directors: z.string(),
        registration: z.string(),
        vatId: z.string(),
        text: z.string(),
      }),
    ),
  }),
});
