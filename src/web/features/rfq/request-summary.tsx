import { type CartItem, cartSubtotalMicros, countCartItems, itemSubtotalMicros } from '#domain/cart.ts';
import { amountFromMicros } from '#domain/money.ts';
import { currencyOf, readSpecifications } from '../../stores/item-specifications.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { MarkedPrice } from '../../ui/marked-price.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './request-summary.module.css';
import { texts } from './texts.ts';

/** What the request asks for. */
export function RequestSummary({ items, mspID }: { items: readonly CartItem[]; mspID: string }) {
  const isInstant = (item: CartItem) => readSpecifications(item).isInstantQuote !== false;
  const currency = currencyOf(items);
  const needsReview = !items.every(isInstant);
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
                {texts.summary.quantity(item.quantity)} · {item.description}
              </span>
            </div>
            <span className={styles['price']}>
              <MarkedPrice value={amountFromMicros(itemSubtotalMicros(item, currency))} currency={currency} isInstant={isInstant(item)} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['subtotal']}>
        <span>
          {texts.summary.subtotal} <span className={styles['detail']}>{texts.summary.itemCount(countCartItems({ items }))}</span>
        </span>
        <span>
          <Price value={amountFromMicros(cartSubtotalMicros({ items }, currency))} currency={currency} />
          {needsReview ? '*' : null}
        </span>
      </p>
      {needsReview ? <p className={styles['detail']}>{texts.summary.review}</p> : null}
    </aside>
  );
}
