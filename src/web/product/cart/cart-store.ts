import type { Part } from '#contract/schemas/entities.ts';
import { addItem, type Cart, type CartItem, type NewCartItem, readCart, removeItem, updateQuantity } from '#domain/request/cart.ts';
import { createStoredStore } from '../../stores/stored-store.ts';
import type { ItemSpecifications } from './item-specifications.ts';
import { markDeleted } from './sendable-items.ts';

/** The shopping cart, `{items: […]}` in local storage. */
export const useCartStore = createStoredStore({
  key: 'cartStore',
  read: (stored): Cart => readCart(stored),
  actions: (set) => ({
    addItem: (item: NewCartItem) => set((cart) => addItem(cart, item)),
    addItems: (items: readonly NewCartItem[]) => set((cart) => items.reduce<Cart>(addItem, cart)),
    removeItem: (id: string) => set((cart) => removeItem(cart, id)),
    /** Puts an item back where it was; one that is there already stays. */
    restoreItem: (item: CartItem, index: number) =>
      set(({ items }) => (items.some(({ id }) => id === item.id) ? {} : { items: items.toSpliced(index, 0, item) })),
    updateQuantity: (id: string, quantity: number) => set((cart) => updateQuantity(cart, id, quantity)),
    /** Another part takes the place of one in all its lines, which keep their prices until they are asked for anew. */
    replacePart: (id: string, part: Part) => set(({ items }) => ({ items: items.map((item) => ofPart(item, id, part)) })),
    /** Keeps in mind that the parts of these items are deleted. */
    markDeleted: (ids: ReadonlySet<string>) =>
      set(({ items }) => ({ items: items.map((item) => (ids.has(item.id) ? markDeleted(item) : item)) })),
    /** Sets unit prices, in decimal units of the currency, and what holds with them, by item id. */
    updatePrices: (prices: ReadonlyMap<string, FreshItem>) =>
      set(({ items }) => ({ items: items.map((item) => withPrice(item, prices.get(item.id))) })),
  }),
});

export interface FreshItem extends Pick<ItemSpecifications, 'isInstantQuote' | 'currency' | 'leadTimeID' | 'leadTime' | 'leadTimeDays'> {
  readonly price: number;
}

function ofPart(item: CartItem, formerId: string, { id, internalFilename, image, unit, dimensions }: Part): CartItem {
  const { specifications } = item.metadata;
  if (specifications?.['partID'] !== formerId) return item;
  return {
    ...item,
    productID: id,
    image,
    metadata: { specifications: { ...specifications, partID: id, internalFilename, unit, dimensions } },
  };
}

function withPrice(item: CartItem, fresh: FreshItem | undefined): CartItem {
  if (fresh === undefined) return item;
  const { price, ...known } = fresh;
  return { ...item, price, metadata: { specifications: { ...item.metadata.specifications, ...known } } };
}
