import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { picturesOf } from '../../product/quote-document/document-lines.tsx';
import { QuoteDocumentView } from '../../product/quote-document/quote-document-view.tsx';
import { Fold, Heading, Hint, Stack, Text } from '../../ui/layout/layout.tsx';
import { isOpen } from './describe-state.ts';
import { OpenQuote } from './open-quote.tsx';
import { PdfLink } from './pdf-link.tsx';
import { texts } from './texts.ts';

interface QuoteSectionProps {
  readonly request: FollowedRequest;
  readonly requestKey: string;
  readonly onAsk: () => void;
}

/** The quote that counts, with what can be done about it while it is open, and the revisions before it, folded. */
export function QuoteSection({ request, requestKey, onAsk }: QuoteSectionProps) {
  const { life, quotes } = request;
  const present = quotes.find(({ revision }) => revision === life.quote?.revision);
  if (present === undefined) return null;
  const pictures = picturesOf(request);
  const earlier = quotes.filter(({ revision }) => revision !== present.revision).toReversed();
  return (
    <>
      {isOpen(request) ? (
        <OpenQuote request={request} quote={present} requestKey={requestKey} onAsk={onAsk} />
      ) : (
        <FoldedQuote quote={present} pictures={pictures} requestKey={requestKey} />
      )}
      {earlier.length === 0 ? null : (
        <Stack as="section" gap="sm" aria-labelledby="earlier">
          <Heading id="earlier">{texts.quote.earlier}</Heading>
          {earlier.map((quote) => (
            <FoldedQuote key={quote.revision} quote={quote} pictures={pictures} requestKey={requestKey} />
          ))}
        </Stack>
      )}
    </>
  );
}

interface FoldedQuoteProps {
  readonly quote: QuoteDocument;
  readonly pictures: Readonly<Record<string, string>>;
  readonly requestKey: string;
}

function FoldedQuote({ quote, pictures, requestKey }: FoldedQuoteProps) {
  const name = nameQuote(quote);
  return (
    <Fold
      framed
      summary={
        <>
          <Text as="span" display size="lg" weight={600}>
            {texts.quote.heading(name)}
          </Text>
          <Hint as="span">
            {texts.quote.issuedOn(formatDay(quote.issuedOn))} · {showMicros(quote.sums.totalMicros, quote.currency)}
          </Hint>
        </>
      }
    >
      <Stack gap="lg" mt="xs" mb="lg">
        <PdfLink requestKey={requestKey} revision={quote.revision} />
        <QuoteDocumentView document={quote} pictures={pictures} />
      </Stack>
    </Fold>
  );
}
