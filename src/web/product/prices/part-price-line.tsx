import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { Part } from '#contract/schemas/entities.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { Fold, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { MarkedPrice } from './marked-price.tsx';
import styles from './part-price-line.module.css';
import { spellChoice, spellPieces, spellShipBy } from './price-words.ts';
import { texts } from './texts.ts';
import type { PartPriceState } from './use-part-prices.ts';

interface PartPriceLineProps {
  readonly part: Part;
  readonly state: PartPriceState;
  readonly currency: string;
  readonly tax: string | null;
}

/** What a part costs, when it ships and in what, in so many lines; or why there is no price yet. */
export function PartPriceLine({ part, state: { price, isAsked }, currency, tax }: PartPriceLineProps) {
  if (price === undefined) return isAsked ? <Skeleton mt="0.55rem" height={68} radius="sm" /> : null;
  if (price === null) return <Text size="sm">{texts.gone}</Text>;
  const { choice, price: value, isPending, isInstantQuote } = price;
  if (choice === null) return <Text size="sm">{texts.nothingOffered}</Text>;
  if (isPending) return <Note as="p">{texts.pending}</Note>;
  return (
    <Stack gap="none" className={styles['line']} aria-busy={isAsked || undefined}>
      {value === null ? null : (
        <>
          <Text size="xl" display className={styles['price']}>
            <MarkedPrice value={value} currency={currency} isInstant={isInstantQuote} />
            <Note weight={400} style={{ marginInlineStart: '0.4rem' }}>
              {texts.leavesOut(tax)}
            </Note>
          </Text>
          <Text size="sm" weight={500}>
            {spellShipBy(price.shipBy)}
          </Text>
        </>
      )}
      <Note as="p">
        {spellChoice(choice)} · {spellPieces(price.quantity)}
      </Note>
      {isInstantQuote ? null : (
        <Review part={part} words={value === null ? texts.reviewed : texts.estimate} reasons={price.reviewReasons} />
      )}
    </Stack>
  );
}

interface ReviewProps {
  readonly part: Part;
  readonly words: string;
  readonly reasons: readonly string[];
}

/** That a person looks at a part first, and why, but for what the card's findings say already. */
function Review({ part, words, reasons }: ReviewProps) {
  const said = new Set(part.findings.map(({ message }) => message));
  const more = reasons.filter((reason) => !said.has(reason));
  const told = (
    <Text as="span" size="xs" tone="review">
      {words}
    </Text>
  );
  if (more.length === 0) return told;
  const summary = (
    <>
      {told}
      <VisuallyHidden>{texts.why(part.filename)}</VisuallyHidden>
    </>
  );
  return (
    <Fold summary={summary} className={styles['why']}>
      <Stack as="ul" gap="xxs" size="xs" mt="xxs">
        {more.map((reason) => (
          <li key={reason}>{sayFinding(reason)}</li>
        ))}
      </Stack>
    </Fold>
  );
}
