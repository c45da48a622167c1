import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money.ts';
import { formatPrice } from '../../ui/price.tsx';
import { PriceChart } from './price-chart.tsx';
import styles from './quantity-prices.module.css';
import { texts } from './texts.ts';

interface QuantityPricesProps {
  /** Decimal unit prices. */
  readonly prices: readonly { readonly quantity: number; readonly price: number }[];
  readonly quantity: number;
  readonly price: number;
  readonly currency: string;
}

/** What one piece and all of them cost at other quantities, the asked one among them: drawn, and as figures. */
export function QuantityPrices({ prices, quantity, price, currency }: QuantityPricesProps) {
  const others = prices.filter((entry) => entry.quantity !== quantity);
  const rows = [...others, { quantity, price }].sort((a, b) => a.quantity - b.quantity);
  const dearest = Math.max(...rows.map((row) => row.price), Number.MIN_VALUE);
  return (
    <div>
      <PriceChart prices={rows} quantity={quantity} currency={currency} />
      <table className={styles['table']}>
        <caption className={styles['caption']}>{texts.quantities.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.quantities.quantity}</th>
            <th scope="col">{texts.quantities.each}</th>
            <th scope="col">{texts.quantities.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.quantity} data-current={row.quantity === quantity || undefined}>
              <th scope="row">
                {row.quantity}
                {row.quantity === quantity && <span className={styles['yours']}>{texts.quantities.yours}</span>}
              </th>
              <td>
                {formatPrice(row.price, currency)}
                <span aria-hidden className={styles['bar']} style={{ inlineSize: `${(row.price / dearest) * 100}%` }} />
              </td>
              <td>{formatPrice(amountFromMicros(totalMicros(microsFromAmount(row.price), row.quantity, currency)), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
