import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { nameQuote, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { formatDay } from '../../product/prices/format-day.ts';
import { showMicros } from '../../product/prices/format-micros.ts';
import { picturesOf } from '../../product/quote-document/document-lines.tsx';
import { QuoteDocumentView } from '../../product/quote-document/quote-document-view.tsx';
import { Card, Heading, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { AcceptForm } from './accept/accept-form.tsx';
import { PdfLink } from './pdf-link.tsx';
import { ReasonForm } from './reason-form.tsx';
import { texts } from './texts.ts';
import { useCustomerAct } from './use-followed-request.ts';

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
  const section = useRef<HTMLElement>(null);
  // Kept here, since what refused an order is still to be read when the form is begun anew for the revision that came meanwhile.
  const acting = useCustomerAct(requestKey);
  const go = (next: typeof mode) => {
    acting.dismiss();
    setMode(next);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  };
  const { lines, sums, tax, currency, validUntil } = quote;
  const longest = Math.max(...lines.map(({ leadTimeDays }) => leadTimeDays));
  const inShort = (
    <Row as="p" gap="sm" align="baseline">
      <Text as="strong" display numeric style={{ fontSize: '1.5rem' }}>
        {showMicros(sums.totalMicros, currency)}
      </Text>
      <Hint as="span">{words.inShort(tax !== null, lines.length, longest, formatDay(validUntil))}</Hint>
    </Row>
  );
  const actions = (
    <Row align="stretch">
      <Button size="md" onClick={() => go('accept')}>
        {words.accept}
      </Button>
      <Button size="md" variant="default" onClick={onAsk}>
        {words.ask}
      </Button>
      <Button size="md" variant="default" onClick={() => go('turn-down')}>
        {words.turnDown}
      </Button>
    </Row>
  );
  return (
    <Card ref={section} as="section" gap="lg" p="lg" aria-labelledby="quote" tabIndex={-1}>
      <Row gap="lg" align="baseline" justify="between">
        <Heading size="xl" id="quote">
          {words.heading(nameQuote(quote))}
        </Heading>
        <PdfLink requestKey={requestKey} revision={quote.revision} />
      </Row>
      {mode === 'look' ? (
        <>
          {inShort}
          {actions}
          <QuoteDocumentView document={quote} pictures={picturesOf(request)} />
          {actions}
        </>
      ) : null}
      {mode === 'accept' ? (
        <AcceptForm
          key={quote.revision}
          request={request}
          requestKey={requestKey}
          quote={quote}
          acting={acting}
          onBack={() => go('look')}
        />
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
    </Card>
  );
}
