import type { WireReceipt } from '#contract/quote-line.ts';
import { decimalsOf } from '#domain/money.ts';
import { formatFigure } from './format-figure.ts';
import { amountPlaces } from './receipt-amounts.ts';
import styles from './receipt-table.module.css';
import { SplitPrice } from './split-price.tsx';
import { texts } from './texts.ts';

interface ReceiptTableProps {
  readonly receipt: Omit<WireReceipt, 'view' | 'bodies'>;
}

/** Every step of a unit price, in the order they were added; the amounts add up to the price in the last row. */
export function ReceiptTable({ receipt }: ReceiptTableProps) {
  const { currency } = receipt;
  const places = amountPlaces(
    receipt.lines.map((line) => line.amount),
    currency,
  );
  const largest = Math.max(...receipt.lines.map((line) => Math.abs(line.amount)), Number.MIN_VALUE);
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{texts.heading(receipt.quantity)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col" className={styles['amount']}>
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes, and codes may repeat
          <tr key={`${line.code}-${index}`} data-zero={line.amount === 0 || undefined}>
            <th scope="row">
              <span className={styles['label']}>{line.label}</span>
              {line.formula.split(';').map((step) => (
                <span key={step} className={styles['formula']}>
                  {step.trim()}
                </span>
              ))}
              {line.inputs.length > 0 && (
                <ul className={styles['inputs']}>
                  {line.inputs.map((input) => (
                    <li key={input.name}>
                      {input.name} <b>{formatFigure(input.value, input.unit)}</b>
                    </li>
                  ))}
                </ul>
              )}
            </th>
            <td className={styles['amount']}>
              <SplitPrice amount={line.amount} currency={currency} places={places} />
              <span
                aria-hidden
                className={styles['bar']}
                data-negative={line.amount < 0 || undefined}
                style={{ inlineSize: `${(Math.abs(line.amount) / largest) * 100}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.unitPrice}</th>
          <td className={styles['amount']}>
            <SplitPrice amount={receipt.unitPrice} currency={currency} places={amountPlaces([receipt.unitPrice], currency)} />
          </td>
        </tr>
        {receipt.quantity > 1 && (
          <tr className={styles['lineTotal']}>
            <th scope="row">{texts.lineTotal(receipt.quantity)}</th>
            <td className={styles['amount']}>
              <SplitPrice amount={receipt.unitPrice * receipt.quantity} currency={currency} places={decimalsOf(currency)} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}
