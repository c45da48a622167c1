import { amountFromMicros } from '#domain/money/money.ts';
import { type CartItem, cartSubtotalMicros, countCartItems } from '#domain/request/cart.ts';
import { currencyOf, readSpecifications } from '../../product/cart/item-specifications.ts';
import type { OrderState } from '../../product/cart/use-order.ts';
import { OrderTotals } from '../../product/prices/order-totals.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card, Hint } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** What the cart comes to, and the way on. */
export function CartSummary({ items, order, mspID }: { items: readonly CartItem[]; order: OrderState; mspID: string }) {
  const needsReview = items.some((item) => readSpecifications(item).isInstantQuote === false);
  const currency = currencyOf(items);
  return (
    <Card as="aside" gap="sm" p="lg" aria-label={texts.subtotal}>
      <Hint>{texts.itemCount(countCartItems({ items }))}</Hint>
      <OrderTotals
        state={order}
        subtotal={amountFromMicros(cartSubtotalMicros({ items }, currency))}
        currency={currency}
        isMarked={needsReview}
        isPartial={items.some(({ price }) => price === 0)}
      />
      <LinkButton to="/submit" preload="render" search={{ msp_id: mspID }} fullWidth size="md">
        {texts.checkOut}
      </LinkButton>
      {needsReview ? <Hint>* {texts.notInstant}</Hint> : null}
      <Hint>{texts.noPayment}</Hint>
    </Card>
  );
}
