import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { readReceipt } from '#contract/schemas/read-receipt.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import { groupReceipt } from '#domain/receipt/show-receipt.ts';
import { verifyReceipt } from '#domain/receipt/verify-receipt.ts';
import { IconShieldCheck } from '../../ui/icons/more-icons.tsx';
import { Fold, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { GroupTable } from './group-table.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { texts } from './texts.ts';
import { WorkFacts } from './work-facts.tsx';

/** A receipt: what it comes to by groups, on a press every step, also of each body of a file, and whether the browser comes to the same. */
export function FullReceipt({ receipt }: { receipt: WireReceipt }) {
  const holds = checkReceipt(receipt);
  const groups = groupReceipt(readReceipt(receipt)).map(({ label, amountMicros }) => ({ label, amount: amountFromMicros(amountMicros) }));
  return (
    <>
      <GroupTable groups={groups} price={receipt.unitPrice} currency={receipt.currency} />
      <Hint size="xs">{texts.spread}</Hint>
      <Fold summary={<Summary>{texts.steps}</Summary>} style={{ marginTop: '1rem' }}>
        <ReceiptTable receipt={receipt} />
      </Fold>
      {receipt.bodies?.map(({ numbers, receipt: own }) => (
        <Fold key={numbers[0]} summary={<Summary>{texts.body(numbers)}</Summary>} style={{ marginTop: '1.25rem' }}>
          <WorkFacts work={own.work} />
          <ReceiptTable receipt={own} />
        </Fold>
      ))}
      <Hint mt="sm" size="xs">
        {texts.rateCard} {receipt.rateCardVersion} · <code title={receipt.rateCardHash}>{receipt.rateCardHash.slice(0, 12)}</code>
        <br />
        {texts.model} · <code title={receipt.modelSha256}>{receipt.modelSha256.slice(0, 12)}</code>
      </Hint>
      {holds ? (
        <Row as="p" nowrap gap="xs" mt="xs" size="xs" tone="accent">
          <IconShieldCheck size={16} stroke={1.7} aria-hidden />
          {texts.checked}
        </Row>
      ) : null}
    </>
  );
}

function Summary({ children }: { readonly children: string }) {
  return (
    <Text as="span" size="sm" weight={600}>
      {children}
    </Text>
  );
}

/** True when every line, recomputed from its own figures, and their sum give the receipt's price to a micro. */
export function checkReceipt(receipt: WireReceipt): boolean {
  return verifyReceipt(readReceipt(receipt)).ok;
}
