import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatDay } from '../../ui/format-day.ts';
import { showMicros } from '../../ui/format-micros.ts';
import { QuoteDocumentView } from '../../ui/quote-document/quote-document-view.tsx';
import { isOpen } from './describe-state.ts';
import { OpenQuote } from './open-quote.tsx';
import { PdfLink } from './pdf-link.tsx';
import { picturesOf } from './pictures-of.ts';
import styles from './request.module.css';
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
        <section className={styles['quiet']} aria-labelledby="earlier">
          <h2 id="earlier">{texts.quote.earlier}</h2>
          {earlier.map((quote) => (
            <FoldedQuote key={quote.revision} quote={quote} pictures={pictures} requestKey={requestKey} />
          ))}
        </section>
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
    <details className={styles['folded']}>
      <summary>
        <span className={styles['foldedName']}>{texts.quote.heading(name)}</span>
        <span className={styles['dimmed']}>
          {texts.quote.issuedOn(formatDay(quote.issuedOn))} · {showMicros(quote.sums.totalMicros, quote.currency)}
        </span>
      </summary>
      <div className={styles['unfolded']}>
        <PdfLink requestKey={requestKey} revision={quote.revision} />
        <QuoteDocumentView document={quote} pictures={pictures} />
      </div>
    </details>
  );
}
