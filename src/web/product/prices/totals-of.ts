import { amountFromMicros } from '#domain/money/money.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { cartSubtotalMicros } from '#domain/request/cart-subtotal.ts';
import { currencyOf, readSpecifications } from '../cart/item-specifications.ts';
import type { OrderState } from '../cart/use-order.ts';
import type { OrderTotalsProps } from './order-totals.tsx';

/** What items of the cart come to, as far as they know it themselves. */
export function totalsOf(items: readonly CartItem[], state: OrderState): OrderTotalsProps {
  const currency = currencyOf(items);
  return {
    state,
    subtotal: amountFromMicros(cartSubtotalMicros({ items }, currency)),
    currency,
    isMarked: items.some((item) => readSpecifications(item).isInstantQuote === false),
    isPartial: items.some(({ price }) => price === 0),
  };
}
