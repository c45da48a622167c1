import { type CartItem, cartSubtotalMicros, countCartItems } from '#domain/cart.ts';
import { amountFromMicros } from '#domain/money.ts';
import { orderItemsOf, useOrder } from '../../api/use-order.ts';
import { currencyOf, readSpecifications } from '../../stores/item-specifications.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { OrderTotals } from '../../ui/order-totals.tsx';
import styles from '../../ui/summary-card.module.css';
import { texts } from './texts.ts';

/** What the cart comes to, and the way on. */
export function CartSummary({ items, mspID }: { items: readonly CartItem[]; mspID: string }) {
  const needsReview = items.some((item) => readSpecifications(item).isInstantQuote === false);
  const currency = currencyOf(items);
  const order = useOrder(mspID, orderItemsOf(items));
  return (
    <aside className={styles['summary']} aria-label={texts.subtotal}>
      <p className={styles['count']}>{texts.itemCount(countCartItems({ items }))}</p>
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
      {needsReview ? <p className={styles['note']}>* {texts.notInstant}</p> : null}
      <p className={styles['note']}>{texts.noPayment}</p>
    </aside>
  );
}
