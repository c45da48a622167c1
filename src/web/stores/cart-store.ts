import { addItem, type Cart, type NewCartItem, readCart, removeItem, updateQuantity } from '#domain/cart.ts';
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
    /** Sets an item's unit price, in decimal dollars. */
    updatePrice: (id: string, price: number) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, price } : item)) })),
  }),
});
