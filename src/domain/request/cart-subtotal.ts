import { type Micros, microsFromAmount, totalMicros } from '../money/money.ts';
import type { Cart, CartItem } from './cart.ts';

/** Unit price × quantity, to the currency's smallest unit. */
export function itemSubtotalMicros(item: Pick<CartItem, 'price' | 'quantity'>, currency: string): Micros {
  return totalMicros(microsFromAmount(item.price), item.quantity, currency);
}

/** Sum of the items' subtotals. */
export function cartSubtotalMicros(cart: Cart, currency: string): Micros {
  return cart.items.reduce((sum, item) => sum + itemSubtotalMicros(item, currency), 0);
}
