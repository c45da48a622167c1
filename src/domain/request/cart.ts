import { clampQuantity } from '../part/quantity.ts';

/** One thing in the cart (CART-03). */
export interface CartItem {
  readonly id: string;
  readonly productID: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly quantity: number;
  /** Decimal unit price, as the browser last saw it. */
  readonly price: number;
  readonly metadata: { readonly specifications?: Readonly<Record<string, unknown>> };
}

export interface Cart {
  readonly items: readonly CartItem[];
}

/** An item before it has an id of the cart's. */
export type NewCartItem = Omit<CartItem, 'id'> & { readonly id?: string };

export const EMPTY_CART: Cart = { items: [] };

/** 'ci_' and the smallest integer from 0 that no item of the cart uses. */
export function nextItemId(cart: Cart): string {
  const used = new Set(cart.items.map((item) => item.id));
  let n = 0;
  while (used.has(`ci_${n}`)) n += 1;
  return `ci_${n}`;
}

/** Adds an item; one whose id is already in the cart adds its quantity to the item that is there. */
export function addItem(cart: Cart, item: NewCartItem): Cart {
  const present = cart.items.find((other) => other.id === item.id);
  if (present !== undefined) return updateQuantity(cart, present.id, present.quantity + item.quantity);
  return { items: [...cart.items, { ...item, id: item.id ?? nextItemId(cart), quantity: clampQuantity(item.quantity) }] };
}

/** The cart without that item; an unknown id changes nothing. */
export function removeItem(cart: Cart, id: string): Cart {
  return { items: cart.items.filter((item) => item.id !== id) };
}

/** Sets an item's quantity, clamped to 1–1000; an unknown id changes nothing. */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  return { items: cart.items.map((item) => (item.id === id ? { ...item, quantity: clampQuantity(quantity) } : item)) };
}

/** Sum of the items' quantities. */
export function countCartItems(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

/**
 * Reads a stored cart, parsed from JSON or as JSON text: quantities as whole numbers, prices as decimals.
 * What is no cart reads as an empty one, and an item that can't be read is left out (CART-05).
 */
export function readCart(stored: unknown): Cart {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isRecord(value) || !Array.isArray(value['items'])) return EMPTY_CART;
  return { items: value['items'].map(readItem).filter((item) => item !== null) };
}

function readItem(value: unknown): CartItem | null {
  if (!isRecord(value)) return null;
  const id = value['id'];
  const quantity = Number.parseInt(String(value['quantity']), 10);
  const price = Number.parseFloat(String(value['price']));
  if (typeof id !== 'string' || id === '' || !Number.isFinite(quantity) || !Number.isFinite(price) || price < 0) return null;
  const metadata = value['metadata'];
  const specifications = isRecord(metadata) ? metadata['specifications'] : undefined;
  return {
    id,
    productID: readText(value['productID']),
    title: readText(value['title']),
    description: readText(value['description']),
    image: readText(value['image']),
    quantity: clampQuantity(quantity),
    price,
    metadata: isRecord(specifications) ? { specifications } : {},
  };
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
