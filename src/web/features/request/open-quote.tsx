import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatDay } from '../../ui/format-day.ts';
import { showMicros } from '../../ui/format-micros.ts';
import { QuoteDocumentView } from '../../ui/quote-document/quote-document-view.tsx';
import { AcceptForm } from './accept-form.tsx';
import { PdfLink } from './pdf-link.tsx';
import { picturesOf } from './pictures-of.ts';
import { ReasonForm } from './reason-form.tsx';
import styles from './request.module.css';
import { texts } from './texts.ts';
import { useAcceptDraft } from './use-accept-draft.ts';

interface OpenQuoteProps {
  readonly request: FollowedRequest;
  readonly quote: QuoteDocument;
  readonly requestKey: string;
  readonly onAsk: () => void;
}

const words = texts.quote;

/** A quote that waits for its customer: to be looked at, accepted, asked about or turned down. */
export function OpenQuote({ request, quote, requestKey, onAsk }: OpenQuoteProps) {
  const [mode, setMode] = useState<'look' | 'accept' | 'turn-down'>('look');
  const draft = useAcceptDraft(quote, request.requestID, request.contact.name);
  const section = useRef<HTMLElement>(null);
  const go = (next: typeof mode) => {
    setMode(next);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  };
  const { lines, sums, tax, currency, validUntil } = quote;
  const longest = Math.max(...lines.map(({ leadTimeDays }) => leadTimeDays));
  const inShort = (
    <p className={styles['inShort']}>
      <strong>{showMicros(sums.totalMicros, currency)}</strong>
      <span className={styles['dimmed']}>{words.inShort(tax !== null, lines.length, longest, formatDay(validUntil))}</span>
    </p>
  );
  const actions = (
    <div className={styles['actions']}>
      <Button size="md" onClick={() => go('accept')}>
        {words.accept}
      </Button>
      <Button size="md" variant="default" onClick={onAsk}>
        {words.ask}
      </Button>
      <Button size="md" variant="default" onClick={() => go('turn-down')}>
        {words.turnDown}
      </Button>
    </div>
  );
  return (
    <section ref={section} className={styles['card']} aria-labelledby="quote" tabIndex={-1}>
      <div className={styles['cardHead']}>
        <h2 id="quote">{words.heading(nameQuote(quote))}</h2>
        <PdfLink requestKey={requestKey} revision={quote.revision} />
      </div>
      {mode === 'look' ? (
        <>
          {inShort}
          {actions}
          <QuoteDocumentView document={quote} pictures={picturesOf(request)} />
          {actions}
        </>
      ) : null}
      {mode === 'accept' ? (
        <AcceptForm request={request} requestKey={requestKey} quote={quote} draft={draft} onBack={() => go('look')} />
      ) : null}
      {mode === 'turn-down' ? (
        <ReasonForm
          heading={texts.turnDown.heading}
          label={texts.turnDown.label}
          send={texts.turnDown.send}
          requestKey={requestKey}
          actOf={(reason) => ({ type: 'turned-down', revision: quote.revision, reason })}
          onBack={() => go('look')}
        />
      ) : null}
    </section>
  );
}
