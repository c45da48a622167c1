import { IconShieldCheck } from '@tabler/icons-react';
import type { WireReceipt } from '#contract/quote-line.ts';
import { checkReceipt } from './check-receipt.ts';
import styles from './full-receipt.module.css';
import { ReceiptTable } from './receipt-table.tsx';
import { texts } from './texts.ts';
import { WorkFacts } from './work-facts.tsx';

/** A receipt with every step, for each body of a file, and whether the browser comes to the same. */
export function FullReceipt({ receipt }: { receipt: WireReceipt }) {
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
        {texts.rateCard} {receipt.rateCardVersion} · <code title={receipt.rateCardHash}>{receipt.rateCardHash.slice(0, 12)}</code>
        <br />
        {texts.model} · <code title={receipt.modelSha256}>{receipt.modelSha256.slice(0, 12)}</code>
      </p>
      {holds ? (
        <p className={styles['checked']}>
          <IconShieldCheck size={16} stroke={1.7} aria-hidden />
          {texts.checked}
        </p>
      ) : null}
    </>
  );
}
