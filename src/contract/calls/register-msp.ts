import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { revisionSchema } from '../schemas/draft-conflict.ts';
import { idSchema, rgbSchema } from '../schemas/fields.ts';

const line = z.string().check(z.minLength(1), z.maxLength(200));
const email = z.email().check(z.maxLength(254));
const httpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000));

export const mspDetailsSchema = z.object({
  manufacturingServiceProvider: z.object({
    id: z.string(),
    name: line,
    website: httpUrl,
    ordersEmail: email,
    contactEmail: email,
    logoURL: httpUrl,
    /** What customers' pages are tinted in; null: the product's own; left out: as it is. */
    accentColor: z.optional(z.nullable(rgbSchema)),
    address: z.object({ line1: line, line2: line, city: line, state: line, country: line, postalCode: line }),
  }),
  preferences: z.object({ generateInstantQuotes: z.boolean() }),
  availableMaterialList: z
    .array(
      z.object({
        materialID: idSchema,
        availableColorIDList: z.array(idSchema),
        availableFinishIDList: z.array(idSchema),
        /** Customers' parts are priced in it before they choose; at most one material is. */
        isDefault: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(500)),
});
export type MspDetails = z.infer<typeof mspDetailsSchema>;

/** Call 14. With an `If-Match`, an older `revision` is refused with 412; without one it saves over whatever is there. */
export const registerMsp = defineCall({
  name: 'registerMsp',
  summary: "Saves a provider's profile and offer, for its owner alone.",
  path: 'IN_ManufacturingServiceProviderXHRHandler',
  action: { field: 'mspAction', value: 'registerMSP' },
  jsonFields: ['mspDetails'],
  needs: 'founder',
  stores: true,
  ifMatch: 'revision',
  request: z.object({ mspDetails: mspDetailsSchema, revision: z.optional(revisionSchema) }),
  response: z.object({ success: z.literal(true), mspURL: z.string() }),
});
