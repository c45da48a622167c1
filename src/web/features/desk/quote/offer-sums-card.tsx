import { DocumentSums } from '../../../product/quote-document/document-sums.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Card, Heading, Hint, Text } from '../../../ui/layout/layout.tsx';
import { type OfferSums, showMargin } from '../offer/sum-offer.ts';
import { texts } from '../offer/texts.ts';

interface OfferSumsCardProps {
  readonly sums: OfferSums;
  readonly currency: string;
}

/** What the quote comes to while it is typed, and what of it is left to the shop. */
export function OfferSumsCard({ sums: { sums, counted, margin, isPartial }, currency }: OfferSumsCardProps) {
  return (
    <Card as="section" gap="sm" aria-label={texts.sums}>
      <Heading as="h3">{texts.sums}</Heading>
      <DocumentSums document={{ ...counted, sums, currency }} />
      {isPartial ? <Hint size="xs">{texts.partial}</Hint> : null}
      <Facts kind="sums" size="base">
        <Fact label={texts.marginWhole}>
          <Text as="strong" {...(margin !== null && margin.leftMicros < 0 ? { tone: 'error' } : {})}>
            {margin === null ? texts.marginUnknown : showMargin(margin, currency)}
          </Text>
        </Fact>
      </Facts>
      <Hint size="xs">
        {texts.shopOnly} {margin === null || margin.withoutCost === 0 ? null : `(${texts.marginPartial(margin.withoutCost)})`}
      </Hint>
    </Card>
  );
}
