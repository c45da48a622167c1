import { IconShieldCheck } from '@tabler/icons-react';
import type { QuoteLine, ShownReceipt, WireReceipt } from '#contract/quote-line.ts';
import { checkReceipt } from './check-receipt.ts';
import { GroupTable } from './group-table.tsx';
import styles from './price-breakdown.module.css';
import { QuantityPrices } from './quantity-prices.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { texts } from './texts.ts';
import { WorkFacts } from './work-facts.tsx';

/** Why a line costs what it does, as far as the provider shows it, and what other quantities would cost. */
export function PriceBreakdown({ line, receipt }: { line: QuoteLine; receipt: ShownReceipt }) {
  return (
    <div className={styles['breakdown']}>
      <div>
        <WorkFacts work={receipt.work} />
        {receipt.view === 'full' ? <FullReceipt receipt={receipt} /> : null}
        {receipt.view === 'groups' ? <GroupTable groups={receipt.groups} price={line.price} currency={line.currency} /> : null}
        {line.isInstantQuote ? null : <p className={styles['source']}>{texts.receipt.estimate}</p>}
      </div>
      <QuantityPrices prices={line.quantityPrices} quantity={line.quantity} price={line.price} currency={line.currency} />
      <ReceiptActions line={line} />
    </div>
  );
}

function FullReceipt({ receipt }: { receipt: WireReceipt }) {
  const holds = checkReceipt(receipt);
  return (
    <>
      <ReceiptTable receipt={receipt} />
      {receipt.bodies?.map(({ numbers, receipt: own }) => (
        <details key={numbers[0]} className={styles['body']}>
          <summary>{texts.body(numbers)}</summary>
          <WorkFacts work={own.work} />
          <ReceiptTable receipt={own} />
        </details>
      ))}
      <p className={styles['source']}>
        {texts.receipt.rateCard} {receipt.rateCardVersion} · <code title={receipt.rateCardHash}>{receipt.rateCardHash.slice(0, 12)}</code>
        <br />
        {texts.receipt.model} · <code title={receipt.modelSha256}>{receipt.modelSha256.slice(0, 12)}</code>
      </p>
      {holds ? (
        <p className={styles['checked']}>
          <IconShieldCheck size={16} stroke={1.7} aria-hidden />
          {texts.receipt.checked}
        </p>
      ) : null}
    </>
  );
}
