import { Button } from '@mantine/core';
import type { QuoteLine, ShownReceipt } from '#contract/schemas/quote-line.ts';
import { Price } from '../../product/prices/price.tsx';
import { FullReceipt } from '../../product/receipt/full-receipt.tsx';
import { WorkFacts } from '../../product/receipt/work-facts.tsx';
import { saveFile } from '../../ui/controls/save-file.ts';
import { IconDownload, IconPrinter } from '../../ui/icons/more-icons.tsx';
import { Hint, Row } from '../../ui/layout/layout.tsx';
import { Table } from '../../ui/layout/table.tsx';
import styles from './price-breakdown.module.css';
import { QuantityPrices } from './quantity-prices.tsx';
import { describeReceiptFile, nameReceiptFile } from './receipt-file.ts';
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
            <th scope="row">{label}</th>
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
