import type { Purchase } from '#domain/trade/purchase.ts';
import { usePurchaseStore } from './purchase-store.ts';
import type { PricedOrder } from './use-order.ts';

/** How the customer buys, as the totals on the page count it, or as they said it where these can't be had; undefined where the shop asks for nothing. */
export function readPurchase(order: PricedOrder | undefined): Purchase | undefined {
  const { said, purchaseOrder } = usePurchaseStore.getState();
  const trade = order?.trade;
  if (trade === null || (trade === undefined && Object.keys(said).length === 0)) return undefined;
  const { kind = 'business', country = '', state = '', vatId = '' } = said;
  const { buyer, shippingMethod } = trade ?? { buyer: { kind, country, state, vatId }, shippingMethod: said.shippingMethod ?? null };
  return { buyer, shippingMethod, purchaseOrder: purchaseOrder.trim(), deliverTo: null, billTo: null };
}
