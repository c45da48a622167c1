import { Button } from '@mantine/core';
import type { QuoteLine, ShownReceipt } from '#contract/schemas/quote-line.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import { FullReceipt } from '../../product/receipt/full-receipt.tsx';
import { GroupTable } from '../../product/receipt/group-table.tsx';
import { WorkFacts } from '../../product/receipt/work-facts.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconDownload, IconPrinter } from '../../ui/icons/more-icons.tsx';
import { Hint, Note, Row, Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './price-breakdown.module.css';
import { PriceChart } from './price-chart.tsx';
import { describeReceiptFile, nameReceiptFile } from './prices/receipt-file.ts';
import { texts } from './texts.ts';

const WORTH_SAYING_PERCENT = 10;

/** Why a line costs what it does, as far as the provider shows it, and what other quantities would cost. */
export function PriceBreakdown({ line, receipt }: { line: QuoteLine; receipt: ShownReceipt }) {
  return (
    <div className={styles['breakdown']}>
      <div>
        <WorkFacts work={receipt.work} />
        {receipt.view === 'full' ? <FullReceipt receipt={receipt} /> : null}
        {receipt.view === 'groups' ? <GroupTable groups={receipt.groups} price={line.price} currency={line.currency} /> : null}
        {line.isInstantQuote ? null : (
          <Hint mt="sm" size="xs">
            {texts.receipt.estimate}
          </Hint>
        )}
        <ReceiptActions line={line} />
      </div>
      <QuantityPrices prices={line.quantityPrices} quantity={line.quantity} price={line.price} currency={line.currency} />
    </div>
  );
}

/** What can be taken away of a line's price: all that the browser has of it, as JSON or on paper. */
function ReceiptActions({ line }: { readonly line: QuoteLine }) {
  const download = () => saveFile(nameReceiptFile(line), describeReceiptFile(line), 'application/json');
  return (
    <Row gap="xs" mt="md" className={styles['actions']}>
      <Button variant="default" size="xs" leftSection={<IconDownload size={15} aria-hidden />} onClick={download}>
        {texts.receipt.download}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => window.print()}>
        {texts.receipt.print}
      </Button>
    </Row>
  );
}

interface QuantityPricesProps {
  /** Decimal unit prices. */
  readonly prices: readonly { readonly quantity: number; readonly price: number }[];
  readonly quantity: number;
  readonly price: number;
  readonly currency: string;
}

/** What one piece and all of them cost at other quantities, the asked one among them: drawn, and as figures. */
function QuantityPrices({ prices, quantity, price, currency }: QuantityPricesProps) {
  const others = prices.filter((entry) => entry.quantity !== quantity);
  const rows = [...others, { quantity, price }].sort((a, b) => a.quantity - b.quantity);
  return (
    <div>
      <BestSaving rows={rows} quantity={quantity} price={price} />
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
                {row.quantity} <Saving percent={row.quantity > quantity ? savedPercent(row.price, price) : 0} />
                {row.quantity === quantity && <Note tone="accent">{texts.quantities.yours}</Note>}
              </th>
              <td>{formatPrice(row.price, currency)}</td>
              <td>{formatPrice(amountFromMicros(totalMicros(microsFromAmount(row.price), row.quantity, currency)), currency)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface BestSavingProps {
  readonly rows: QuantityPricesProps['prices'];
  readonly quantity: number;
  readonly price: number;
}

/** The next quantity that is worth thinking of, in one line. */
function BestSaving({ rows, quantity, price }: BestSavingProps) {
  const better = rows.filter((row) => row.quantity > quantity && savedPercent(row.price, price) >= WORTH_SAYING_PERCENT);
  const next = better[0];
  if (next === undefined) return null;
  return (
    <Text display size="lg" tone="accent" mb="xs">
      {texts.quantities.buy(next.quantity, savedPercent(next.price, price))}
    </Text>
  );
}

/** What more pieces save on each. */
function Saving({ percent }: { readonly percent: number }) {
  if (percent < 1) return null;
  return (
    <Note tone="accent" wrap="none">
      {texts.quantities.saves(percent)}
    </Note>
  );
}

/** By how many percent a unit price is below another, rounded down. */
function savedPercent(price: number, instead: number): number {
  return instead > 0 ? Math.floor((1 - price / instead) * 100) : 0;
}
