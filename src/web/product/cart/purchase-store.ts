import * as z from 'zod/mini';
import type { Said } from '#contract/api/quoting/price-request.ts';
import { countrySchema, stateSchema } from '#contract/desk/purchase.ts';
import { BUYER_KINDS } from '#domain/trade/purchase.ts';
import { createStoredStore } from '../../stores/stored-store.ts';

const purchaseSchema = z.object({
  /** What was chosen; the rest is as the shop takes it. */
  said: z.object({
    kind: z.optional(z.enum(BUYER_KINDS)),
    country: z.optional(countrySchema),
    state: z.optional(stateSchema),
    vatId: z.optional(z.string()),
    shippingMethod: z.optional(z.string()),
  }),
  purchaseOrder: z.string(),
});

const NOTHING: z.infer<typeof purchaseSchema> = { said: {}, purchaseOrder: '' };

/** How a customer buys, as far as they said it: where to, as whom, by which way. */
export const usePurchaseStore = createStoredStore({
  key: 'purchaseStore',
  read: (stored) => purchaseSchema.safeParse(stored).data ?? NOTHING,
  actions: (set) => ({
    say: (change: Partial<Said>) => set(({ said }) => ({ said: { ...said, ...change } }) as Partial<typeof NOTHING>),
    setPurchaseOrder: (purchaseOrder: string) => set(() => ({ purchaseOrder })),
    clearPurchase: () => set(() => NOTHING),
  }),
});
