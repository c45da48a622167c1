import type { QuoteLine, ShownReceipt } from '#contract/schemas/quote-line.ts';
import { FullReceipt } from '../../product/receipt/full-receipt.tsx';
import { WorkFacts } from '../../product/receipt/work-facts.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { GroupTable } from './group-table.tsx';
import styles from './price-breakdown.module.css';
import { QuantityPrices } from './quantity-prices.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
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
