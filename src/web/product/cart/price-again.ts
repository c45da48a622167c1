import type { CartItem } from '#domain/request/cart.ts';
import { useCartStore } from './cart-store.ts';
import { type FreshPrice, fetchUnitPrices } from './fetch-unit-prices.ts';

/**
 * Puts the prices into the cart that hold at the quantities of these items, and answers with those that were had.
 * An answer still counts after the page was left, but not once the quantity has moved on. Never rejects.
 */
export async function priceAgain(mspID: string, items: readonly CartItem[]): Promise<ReadonlyMap<string, FreshPrice>> {
  const prices = await fetchUnitPrices(mspID, items);
  const current = useCartStore.getState().items;
  const holds = items.filter(({ id, quantity }) => current.some((item) => item.id === id && item.quantity === quantity));
  const fresh = new Map(
    holds.flatMap(({ id }) => {
      const price = prices.get(id);
      return price === undefined ? [] : [[id, price] as const];
    }),
  );
  useCartStore.getState().updatePrices(fresh);
  return fresh;
}
