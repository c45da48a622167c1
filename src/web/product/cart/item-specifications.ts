import * as z from 'zod/mini';
import { currencySchema, extentsSchema, internalFilenameSchema, rgbSchema, unitSchema } from '#contract/schemas/fields.ts';
import { spellInstantLeadTime } from '#domain/calendar/spell-days.ts';
import type { CartItem } from '#domain/request/cart.ts';

/** What a quoted cart item says about itself; items made elsewhere may lack any of it. */
const specificationsSchema = z.object({
  /** The provider that quoted it. */
  mspID: z.optional(z.string()),
  partID: z.optional(z.string()),
  internalFilename: z.optional(internalFilenameSchema),
  materialID: z.optional(z.string()),
  colorID: z.optional(z.string()),
  /** To show the part in. */
  colorRgb: z.optional(rgbSchema),
  finishID: z.optional(z.string()),
  /** The finish's name, to show the part in. */
  finish: z.optional(z.string()),
  manufacturingProcessSubtype: z.optional(z.string()),
  unit: z.optional(unitSchema),
  dimensions: z.optional(extentsSchema),
  isInstantQuote: z.optional(z.boolean()),
  currency: z.optional(currencySchema),
  leadTimeID: z.optional(z.string()),
  /** As customers read it, for instance 'Express'. */
  leadTime: z.optional(z.string()),
  /** Working days. */
  leadTimeDays: z.optional(z.number()),
  furthestDays: z.optional(z.number()),
  /** The tolerances that its file states. */
  stated: z.optional(z.string()),
  /** What its customer says of it. */
  note: z.optional(z.string()),
  tolerances: z.optional(z.string()),
  threads: z.optional(z.string()),
  /** Drawings that wait for the request: on the server, or in this browser where the shop wants them to stay. */
  files: z.optional(z.array(z.object({ fileID: z.string(), filename: z.string() }))),
});
export type ItemSpecifications = z.infer<typeof specificationsSchema>;

/** What was read of an item, which is never changed but replaced. */
const known = new WeakMap<CartItem, ItemSpecifications>();

/** Reads the specifications of an item; unreadable ones count as none. */
export function readSpecifications(item: CartItem): ItemSpecifications {
  const before = known.get(item);
  if (before !== undefined) return before;
  const specifications = specificationsSchema.safeParse(item.metadata.specifications ?? {}).data ?? {};
  known.set(item, specifications);
  return specifications;
}

/** What the items of a cart are priced in: all of one provider's, and in dollars before items said so. */
export function currencyOf(items: readonly CartItem[]): string {
  for (const item of items) {
    const { currency } = readSpecifications(item);
    if (currency !== undefined) return currency;
  }
  return 'USD';
}

/** An item's lead time in words, for instance 'Express, 3 business days'; null where it says none. */
export function leadTimeOf(item: CartItem): string | null {
  const { leadTime, leadTimeDays = 0, furthestDays } = readSpecifications(item);
  if (leadTimeDays === 0) return null;
  const days = spellInstantLeadTime(leadTimeDays, furthestDays);
  return leadTime === undefined ? days : `${leadTime}, ${days}`;
}
