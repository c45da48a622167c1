import * as z from 'zod/mini';
import { colorSchema, finishSchema, materialSchema } from '#contract/schemas/entities.ts';
import { postalAddressSchema, rgbSchema } from '#contract/schemas/fields.ts';
import { createDraftStore, draftOf } from './draft-store.ts';

const profileSchema = z.object({
  name: z.string(),
  website: z.string(),
  contactEmail: z.string(),
  ordersEmail: z.string(),
  logo: z.string(),
  /** What customers' pages are tinted in; null: the product's own. */
  accentColor: z._default(z.nullable(rgbSchema), null),
  address: postalAddressSchema,
  /** Off: every price waits for a person's look. */
  generateInstantQuotes: z.boolean(),
});
/** A shop's profile as it stands in its form, right or not. */
export type ShopProfile = z.infer<typeof profileSchema>;

const configurationSchema = z.object({
  material: materialSchema,
  colors: z.array(colorSchema),
  finishes: z.array(finishSchema),
  /** Customers' parts are priced in it before they choose. */
  isDefault: z.optional(z.boolean()),
});
/** One material that a shop offers, with the colours and finishes it comes in. */
export type MaterialConfiguration = z.infer<typeof configurationSchema>;

const draftSchema = z.object({
  /** Null where it was not changed; so are the materials. */
  profile: z.nullable(profileSchema),
  configurations: z.nullable(z.readonly(z.array(configurationSchema))),
  /** The revision that was live when this was begun, or was told about since; null where that was nothing. */
  basis: z.catch(z.nullable(z.int()), null),
});
/** What was changed of a shop and is not registered yet. */
export type ShopDraft = z.infer<typeof draftSchema>;

/** What this browser's users have changed of their shops, by the user, so that none sees or saves another's. */
const useDraftStore = createDraftStore('shopDraftStore', draftSchema);

const UNCHANGED: ShopDraft = { profile: null, configurations: null, basis: null };

/** The draft that is kept under a user's name, at this moment. */
export function readShopDraft(name: string): ShopDraft {
  return draftOf(useDraftStore.getState().drafts, name) ?? UNCHANGED;
}

export function useShopDraft(name: string): ShopDraft {
  return useDraftStore(({ drafts }) => draftOf(drafts, name)) ?? UNCHANGED;
}

export function changeShopDraft(name: string, change: Partial<ShopDraft>): void {
  useDraftStore.getState().keepDraft(name, { ...readShopDraft(name), ...change });
}

export function forgetShopDraft(name: string): void {
  useDraftStore.getState().forgetDraft(name);
}
