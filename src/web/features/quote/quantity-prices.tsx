import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { ShareBar } from '../../product/receipt/share-bar.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/layout/table.tsx';
import { PriceChart } from './price-chart.tsx';
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
      <Table numeric>
        <caption>{texts.quantities.heading}</caption>
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
                {row.quantity === quantity && (
                  <Text as="div" size="xs" weight={500} tone="accent">
                    {texts.quantities.yours}
                  </Text>
                )}
              </th>
              <td>
                {formatPrice(row.price, currency)}
                <ShareBar share={row.price / dearest} />
              </td>
              <td>{formatPrice(amountFromMicros(totalMicros(microsFromAmount(row.price), row.quantity, currency)), currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
