import { Button } from '@mantine/core';
import type { QuoteLine, ShownReceipt } from '#contract/schemas/quote-line.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { sayStep } from '#domain/sentences/receipts.ts';
import { formatPrice, Price } from '../../product/prices/price.tsx';
import { FullReceipt } from '../../product/receipt/full-receipt.tsx';
import { ShareBar } from '../../product/receipt/share-bar.tsx';
import { WorkFacts } from '../../product/receipt/work-facts.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconDownload, IconPrinter } from '../../ui/icons/more-icons.tsx';
import { Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './price-breakdown.module.css';
import { PriceChart } from './price-chart.tsx';
import { describeReceiptFile, nameReceiptFile } from './prices/receipt-file.ts';
import { texts } from './texts.ts';

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
      </div>
      <QuantityPrices prices={line.quantityPrices} quantity={line.quantity} price={line.price} currency={line.currency} />
      <ReceiptActions line={line} />
    </div>
  );
}

/** What can be taken away of a line's price: all that the browser has of it, as JSON or on paper. */
function ReceiptActions({ line }: { readonly line: QuoteLine }) {
  const download = () => saveFile(nameReceiptFile(line), describeReceiptFile(line), 'application/json');
  return (
    <Row gap="xs" className={styles['actions']}>
      <Button variant="default" size="xs" leftSection={<IconDownload size={15} aria-hidden />} onClick={download}>
        {texts.receipt.download}
      </Button>
      <Button variant="default" size="xs" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => window.print()}>
        {texts.receipt.print}
      </Button>
    </Row>
  );
}

interface GroupTableProps {
  /** Decimal parts of the unit price, to which they add up. */
  readonly groups: readonly { readonly label: string; readonly amount: number }[];
  readonly price: number;
  readonly currency: string;
}

/** What groups of costs come to in a unit price. */
function GroupTable({ groups, price, currency }: GroupTableProps) {
  return (
    <Table numeric>
      <caption>{texts.receipt.groups}</caption>
      <tbody>
        {groups.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{sayStep(label)}</th>
            <td>
              <Price value={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.receipt.unitPrice}</th>
          <td>
            <Price value={price} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </Table>
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
