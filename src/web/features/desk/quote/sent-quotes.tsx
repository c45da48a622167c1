import { Button, VisuallyHidden } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { deskPdfAddress } from '../../../api/files/fetch-desk-file.ts';
import { DeskFileLink } from '../../../product/desk/desk-file-link.tsx';
import downloads from '../../../product/desk/model-download.module.css';
import { Section } from '../../../product/desk/section.tsx';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { QuoteDocumentView } from '../../../product/quote-document/quote-document-view.tsx';
import { IconFileTypePdf } from '../../../ui/icons/more-icons.tsx';
import { Card, Fold, Heading, Row, Stack } from '../../../ui/layout/layout.tsx';
import { texts } from '../offer/texts.ts';

interface SentQuotesProps {
  readonly request: WireDeskRequest;
  /** Names under the image base by the parts' ids. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Folds all of them: there is an order that counts. */
  readonly isFolded: boolean;
  readonly onRevise: () => void;
}

/** The revisions that were sent, the last one open, and the way to another. */
export function SentQuotes({ request: { requestID, quotes, life }, pictures, isFolded, onRevise }: SentQuotesProps) {
  const [last, ...earlier] = quotes.toReversed();
  if (last === undefined) return null;
  if (isFolded) {
    return (
      <Section title={texts.sentQuotes}>
        {[last, ...earlier].map((quote) => (
          <Earlier key={quote.revision} quote={quote} requestID={requestID} pictures={pictures} />
        ))}
      </Section>
    );
  }
  return (
    <Stack as="section" aria-label={texts.sentQuotes}>
      <Row justify="between">
        <Heading size="xl">{nameQuote(last)}</Heading>
        <Row gap="lg">
          <PdfLink quote={last} requestID={requestID} />
          {mayAct(life.state, 'member', 'quoted') ? (
            <Button variant="default" onClick={onRevise}>
              {texts.newRevision}
            </Button>
          ) : null}
        </Row>
      </Row>
      <Card p="lg">
        <QuoteDocumentView document={last} pictures={pictures} />
      </Card>
      {earlier.length === 0 ? null : <Heading as="h3">{texts.earlier}</Heading>}
      {earlier.map((quote) => (
        <Earlier key={quote.revision} quote={quote} requestID={requestID} pictures={pictures} />
      ))}
    </Stack>
  );
}

interface EarlierProps {
  readonly quote: QuoteDocument;
  readonly requestID: string;
  readonly pictures: Readonly<Record<string, string>>;
}

function PdfLink({ quote, requestID }: Pick<EarlierProps, 'quote' | 'requestID'>) {
  return (
    <DeskFileLink className={downloads['link']} address={deskPdfAddress(requestID, quote.revision)}>
      <IconFileTypePdf size={17} stroke={1.6} aria-hidden />
      {texts.pdf}
      <VisuallyHidden>{texts.pdfOf(nameQuote(quote))}</VisuallyHidden>
    </DeskFileLink>
  );
}

function Earlier({ quote, requestID, pictures }: EarlierProps) {
  return (
    <Fold framed summary={`${nameQuote(quote)} · ${formatDay(quote.issuedOn)} · ${showMicros(quote.sums.totalMicros, quote.currency)}`}>
      <Stack mb="md">
        <div>
          <PdfLink quote={quote} requestID={requestID} />
        </div>
        <QuoteDocumentView document={quote} pictures={pictures} />
      </Stack>
    </Fold>
  );
}
