import { addItem, type Cart, type CartItem, type NewCartItem, readCart, removeItem, updateQuantity } from '#domain/cart.ts';
import { markDeleted } from './sendable-items.ts';
import { createStoredStore } from './stored-store.ts';

/** The shopping cart, `{items: […]}` in local storage. */
export const useCartStore = createStoredStore({
  key: 'cartStore',
  version: 1,
  read: (stored): Cart => readCart(stored),
  actions: (set) => ({
    addItem: (item: NewCartItem) => set((cart) => addItem(cart, item)),
    removeItem: (id: string) => set((cart) => removeItem(cart, id)),
    updateQuantity: (id: string, quantity: number) => set((cart) => updateQuantity(cart, id, quantity)),
    /** Keeps in mind that the parts of these items are deleted. */
    markDeleted: (ids: ReadonlySet<string>) =>
      set(({ items }) => ({ items: items.map((item) => (ids.has(item.id) ? markDeleted(item) : item)) })),
    /** Sets unit prices, in decimal dollars, and whether they hold without a review, by item id. */
    updatePrices: (prices: ReadonlyMap<string, { readonly price: number; readonly isInstantQuote: boolean }>) =>
      set(({ items }) => ({ items: items.map((item) => withPrice(item, prices.get(item.id))) })),
  }),
});

function withPrice(item: CartItem, fresh: { readonly price: number; readonly isInstantQuote: boolean } | undefined): CartItem {
  if (fresh === undefined) return item;
  const { price, isInstantQuote } = fresh;
  return { ...item, price, metadata: { specifications: { ...item.metadata.specifications, isInstantQuote } } };
}
