import type { OrderState } from '../api/use-order.ts';
import styles from './order-totals.module.css';
import { Price } from './price.tsx';
import { SumRow } from './sum-row.tsx';

interface OrderTotalsProps {
  readonly state: OrderState;
  /** Of the lines as the page knows them: shown until the order is there, and when it can't be had. */
  readonly subtotal: number;
  readonly currency: string;
  /** Whether a person looks at some of it before it holds. */
  readonly isMarked: boolean;
  /** Some lines have no price yet, so that the total is not all. */
  readonly isPartial: boolean;
}

/** What a request comes to: its lines, what is charged once for all of them, tax and the total. */
export function OrderTotals({ state: { order, isAsked, hasFailed, retry }, subtotal, currency, isMarked, isPartial }: OrderTotalsProps) {
  const mark = isMarked || (order?.review ?? null) !== null ? '*' : null;
  if (order === undefined || hasFailed) {
    return (
      <div className={styles['totals']}>
        <dl>
          <Row label="Subtotal" value={subtotal} currency={currency} mark={mark} isTotal />
        </dl>
        <p className={styles['note']} role="status">
          {hasFailed ? 'Set-up and tax could not be worked out; they are on the quote. ' : 'Set-up and tax are being worked out.'}
          {hasFailed ? (
            <button type="button" className={styles['retry']} onClick={retry}>
              Try again
            </button>
          ) : null}
        </p>
      </div>
    );
  }
  return (
    <div className={styles['totals']} aria-busy={isAsked} data-asked={isAsked || undefined}>
      <dl aria-live="polite">
        <Row label="Subtotal" value={order.subtotal} currency={order.currency} />
        {order.extras.map(({ code, label, amount }) => (
          <Row key={`${code} ${label}`} label={label} value={amount} currency={order.currency} />
        ))}
        {order.tax === null ? null : (
          <Row label={`${order.tax.name} ${order.tax.percent} %`} value={order.tax.amount} currency={order.currency} />
        )}
        <Row label={order.tax === null ? 'Total without tax' : 'Total'} value={order.total} currency={order.currency} mark={mark} isTotal />
      </dl>
      {isPartial ? <p className={styles['note']}>Lines on review without a price are not in the total.</p> : null}
      {order.notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
      {order.review === null ? null : <p className={styles['note']}>* {order.review}</p>}
    </div>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: number;
  readonly currency: string;
  readonly mark?: string | null;
  readonly isTotal?: boolean;
}

function Row({ label, value, currency, mark = null, isTotal = false }: RowProps) {
  return (
    <SumRow label={label} isTotal={isTotal}>
      <Price value={value} currency={currency} />
      {mark}
    </SumRow>
  );
}
