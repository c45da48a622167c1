import { Button, VisuallyHidden } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { deskPdfAddress } from '../../../../api/fetch-desk-file.ts';
import { formatDay } from '../../../../ui/format-day.ts';
import { showMicros } from '../../../../ui/format-micros.ts';
import { QuoteDocumentView } from '../../../../ui/quote-document/quote-document-view.tsx';
import { DeskFileLink } from '../desk-file-link.tsx';
import styles from './sent-quotes.module.css';
import { texts } from './texts.ts';

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
      <section className={styles['quotes']} aria-label={texts.sentQuotes}>
        <h2>{texts.sentQuotes}</h2>
        {[last, ...earlier].map((quote) => (
          <Earlier key={quote.revision} quote={quote} requestID={requestID} pictures={pictures} />
        ))}
      </section>
    );
  }
  return (
    <section className={styles['quotes']} aria-label={texts.sentQuotes}>
      <div className={styles['head']}>
        <h2>{nameQuote(last)}</h2>
        <div className={styles['ways']}>
          <PdfLink quote={last} requestID={requestID} />
          {mayAct(life.state, 'member', 'quoted') ? (
            <Button variant="default" onClick={onRevise}>
              {texts.newRevision}
            </Button>
          ) : null}
        </div>
      </div>
      <div className={styles['paper']}>
        <QuoteDocumentView document={last} pictures={pictures} />
      </div>
      {earlier.length === 0 ? null : <h3 className={styles['earlier']}>{texts.earlier}</h3>}
      {earlier.map((quote) => (
        <Earlier key={quote.revision} quote={quote} requestID={requestID} pictures={pictures} />
      ))}
    </section>
  );
}

interface EarlierProps {
  readonly quote: QuoteDocument;
  readonly requestID: string;
  readonly pictures: Readonly<Record<string, string>>;
}

function PdfLink({ quote, requestID }: Pick<EarlierProps, 'quote' | 'requestID'>) {
  return (
    <DeskFileLink className={styles['pdf']} address={deskPdfAddress(requestID, quote.revision)}>
      <IconFileTypePdf size={17} stroke={1.6} aria-hidden />
      {texts.pdf}
      <VisuallyHidden>{texts.pdfOf(nameQuote(quote))}</VisuallyHidden>
    </DeskFileLink>
  );
}

function Earlier({ quote, requestID, pictures }: EarlierProps) {
  return (
    <details className={styles['fold']}>
      <summary>
        {nameQuote(quote)} · {formatDay(quote.issuedOn)} · {showMicros(quote.sums.totalMicros, quote.currency)}
      </summary>
      <div className={styles['inside']}>
        <PdfLink quote={quote} requestID={requestID} />
        <QuoteDocumentView document={quote} pictures={pictures} />
      </div>
    </details>
  );
}
