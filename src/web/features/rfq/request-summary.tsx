import { type CartItem, cartSubtotalMicros, countCartItems, itemSubtotalMicros } from '#domain/cart.ts';
import { amountFromMicros } from '#domain/money.ts';
import { orderItemsOf, useOrder } from '../../api/use-order.ts';
import { currencyOf, leadTimeOf, readSpecifications } from '../../stores/item-specifications.ts';
import { summarizeWishes } from '../../stores/line-wishes.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { MarkedPrice } from '../../ui/marked-price.tsx';
import { OrderTotals } from '../../ui/order-totals.tsx';
import styles from './request-summary.module.css';
import { texts } from './texts.ts';

/** What goes along with a line, in a few words. */
function Wishes({ item }: { item: CartItem }) {
  const said = summarizeWishes(readSpecifications(item));
  return said === '' ? null : <span className={styles['said']}>{texts.summary.with(said)}</span>;
}

/** What the request asks for. */
export function RequestSummary({ items, mspID }: { items: readonly CartItem[]; mspID: string }) {
  const isInstant = (item: CartItem) => readSpecifications(item).isInstantQuote !== false;
  const currency = currencyOf(items);
  const needsReview = !items.every(isInstant);
  const order = useOrder(mspID, orderItemsOf(items));
  return (
    <aside className={styles['summary']} aria-label={texts.summary.heading}>
      <div className={styles['header']}>
        <h2 className={styles['heading']}>{texts.summary.heading}</h2>
        <AnchorLink to="/cart" search={{ msp_id: mspID }} size="sm">
          {texts.summary.edit}
        </AnchorLink>
      </div>
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.id}>
            <div className={styles['words']}>
              <FileName name={item.title} />
              <span className={styles['detail']}>
                {texts.summary.quantity(item.quantity)} · {[item.description, leadTimeOf(item)].filter((text) => text !== null).join(' · ')}
              </span>
              <Wishes item={item} />
            </div>
            <span className={styles['price']}>
              <MarkedPrice value={amountFromMicros(itemSubtotalMicros(item, currency))} currency={currency} isInstant={isInstant(item)} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['count']}>{texts.summary.itemCount(countCartItems({ items }))}</p>
      <OrderTotals
        state={order}
        subtotal={amountFromMicros(cartSubtotalMicros({ items }, currency))}
        currency={currency}
        isMarked={needsReview}
        isPartial={items.some(({ price }) => price === 0)}
      />
      {needsReview ? <p className={styles['detail']}>{texts.summary.review}</p> : null}
    </aside>
  );
}
