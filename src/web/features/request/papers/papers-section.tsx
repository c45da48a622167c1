import { Anchor, VisuallyHidden } from '@mantine/core';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { isEInvoice } from '#domain/papers/e-invoice/find-faults.ts';
import { namePaper, type Paper } from '#domain/papers/paper.ts';
import { awaitsPayment, type SettledInvoice, settle } from '#domain/papers/settle.ts';
import { paperAddress } from '../../../api/files/paper-address.ts';
import { PaperView } from '../../../product/papers/paper-view.tsx';
import { PaymentBadge } from '../../../product/papers/payment-badge.tsx';
import { texts as paperTexts } from '../../../product/papers/texts.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { Card, Fold, Heading, Hint, Row, Stack } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** An order's papers, to be read and fetched, and where an invoice can be paid; nothing before the first. */
export function PapersSection({ request: { papers, events, today }, requestKey }: { request: FollowedRequest; requestKey: string }) {
  if (papers.length === 0) return null;
  const account = settle(events);
  return (
    <Card as="section" gap="md" p="lg" aria-labelledby="papers">
      <Heading size="xl" id="papers">
        {texts.heading}
      </Heading>
      {papers.map((paper) => (
        <PaperFold
          key={namePaper(paper)}
          paper={paper}
          settled={paper.kind === 'invoice' ? account?.invoices.find(({ number }) => number === paper.number) : undefined}
          requestKey={requestKey}
          today={today}
        />
      ))}
    </Card>
  );
}

interface PaperFoldProps {
  readonly paper: Paper;
  /** How far an invoice is paid. */
  readonly settled: SettledInvoice | undefined;
  readonly requestKey: string;
  readonly today: string;
}

function PaperFold({ paper, settled, requestKey, today }: PaperFoldProps) {
  const name = namePaper(paper);
  const title = paperTexts.titles[paper.kind](name);
  const isOpen = settled !== undefined && awaitsPayment(settled.state);
  const { paymentLink } = paper.business;
  return (
    <Stack gap="xs">
      <Fold
        framed
        summary={
          <Row as="span" gap="sm">
            <span>{[title, formatDay(paper.issuedOn), showMicros(paper.sums.totalMicros, paper.currency)].join(' · ')}</span>
            {settled === undefined ? null : <PaymentBadge state={settled.state} isOverdue={isOpen && settled.dueOn < today} />}
          </Row>
        }
      >
        <Stack mb="md">
          <PaperView paper={paper} />
        </Stack>
      </Fold>
      <Row gap="lg">
        <Anchor href={paperAddress(requestKey, name, 'pdf')} download>
          {paperTexts.pdf}
          <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
        </Anchor>
        {isEInvoice(paper) ? (
          <Anchor href={paperAddress(requestKey, name, 'xml')} download>
            {paperTexts.eInvoice}
            <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
          </Anchor>
        ) : null}
        {isOpen && paymentLink.startsWith('https://') ? (
          <Anchor href={paymentLink} rel="noreferrer" fw={600}>
            {texts.pay}
            <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
          </Anchor>
        ) : null}
      </Row>
      {isOpen ? <Hint>{texts.payBy(formatDay(settled.dueOn))}</Hint> : null}
      {settled?.state === 'paid' && settled.paidOn !== null ? <Hint>{texts.paidOn(formatDay(settled.paidOn))}</Hint> : null}
    </Stack>
  );
}
