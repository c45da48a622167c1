import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { OrderDocument } from '#domain/desk/quote-document.ts';
import { mayAct } from '#domain/desk/request-life.ts';
import { leftOfInvoice, openShare, wholeOf } from '#domain/papers/compose-paper.ts';
import { isEInvoice } from '#domain/papers/e-invoice/find-faults.ts';
import { type Invoice, namePaper, type Paper } from '#domain/papers/paper.ts';
import { type Account, awaitsPayment, settle } from '#domain/papers/settle.ts';
import { isNothing } from '#domain/papers/take-share.ts';
import { deskPaperAddress } from '../../../api/files/paper-address.ts';
import { DeskFileLink } from '../../../product/desk/desk-file-link.tsx';
import { Section } from '../../../product/desk/section.tsx';
import { PaperView } from '../../../product/papers/paper-view.tsx';
import { PaymentBadge } from '../../../product/papers/payment-badge.tsx';
import { texts as paperTexts } from '../../../product/papers/texts.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Fact } from '../../../ui/layout/facts.tsx';
import { Card, Fold, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { Acting } from '../shared/use-act.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { EInvoiceHint } from './e-invoice-hint.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { texts } from './texts.ts';

interface PapersSectionProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
  readonly timeZone: string;
  readonly acting: Acting;
}

/** An order's papers, what of it is invoiced and paid, and what can be issued or noted next. */
export function PapersSection({ request, order, today, timeZone, acting }: PapersSectionProps) {
  const [asked, setAsked] = useState<'invoice' | 'payment' | Invoice | null>(null);
  const { papers, life, events, currency } = request;
  const quote = request.quotes.find(({ revision }) => revision === order.quote.revision);
  const account = settle(events);
  const close = () => setAsked(null);
  const isOpen = quote !== undefined && !isNothing(openShare(wholeOf(order, quote), papers));
  const credited = typeof asked === 'object' ? asked : null;
  return (
    <Section
      title={texts.title}
      actions={
        <>
          {mayAct(life.state, 'member', 'paid') ? (
            <Button variant="default" onClick={() => setAsked('payment')}>
              {texts.payment.open}
            </Button>
          ) : null}
          {isOpen && mayAct(life.state, 'member', 'invoiced') ? (
            <Button variant="default" onClick={() => setAsked('invoice')}>
              {texts.invoice.open}
            </Button>
          ) : null}
        </>
      }
    >
      <Card p="lg" gap="md">
        {account === null ? null : <Money account={account} currency={order.currency} today={today} />}
        {papers.length === 0 ? <Text tone="dim">{texts.none}</Text> : null}
        {papers.map((paper) => (
          <PaperRow
            key={namePaper(paper)}
            paper={paper}
            account={account}
            today={today}
            onCredit={
              paper.kind === 'invoice' && mayAct(life.state, 'member', 'credited') && !isNothing(leftOfInvoice(paper, papers))
                ? () => setAsked(paper)
                : null
            }
          />
        ))}
      </Card>
      {quote === undefined ? null : (
        <InvoiceDialog {...{ request, order, quote, today, timeZone }} opened={asked === 'invoice'} onClose={close} />
      )}
      <PaymentDialog {...{ currency, today, acting, account }} opened={asked === 'payment'} onClose={close} />
      {credited === null ? null : <CreditDialog key={credited.number} request={request} invoice={credited} onClose={close} />}
    </Section>
  );
}

function Money({ account, currency, today }: { account: Account; currency: string; today: string }) {
  const { dueMicros, paidMicros, state, paidOn, dueOn } = account;
  const facts = [
    [texts.due, showMicros(dueMicros, currency)],
    [texts.paid, paidOn === null ? showMicros(paidMicros, currency) : texts.paidOn(showMicros(paidMicros, currency), formatDay(paidOn))],
    [texts.payBy, dueOn === null ? '' : formatDay(dueOn)],
    [texts.tooMuch, paidMicros > dueMicros ? showMicros(paidMicros - dueMicros, currency) : ''],
  ] as const;
  return (
    <FactList kind="above" size="base" aria-label={texts.account} facts={facts}>
      <Fact label={texts.account}>
        <PaymentBadge state={state} isOverdue={dueOn !== null && dueOn < today} />
      </Fact>
    </FactList>
  );
}

interface PaperRowProps {
  readonly paper: Paper;
  readonly account: Account | null;
  readonly today: string;
  /** Null where nothing of it can be taken back. */
  readonly onCredit: (() => void) | null;
}

function PaperRow({ paper, account, today, onCredit }: PaperRowProps) {
  const name = namePaper(paper);
  const title = paperTexts.titles[paper.kind](name);
  const settled = paper.kind === 'invoice' ? account?.invoices.find(({ number }) => number === paper.number) : undefined;
  const amount = paper.kind === 'delivery-note' ? '' : showMicros(paper.sums.totalMicros, paper.currency);
  return (
    <Fold
      framed
      summary={
        <Row as="span" gap="sm">
          <span>{[title, formatDay(paper.issuedOn), amount].filter((word) => word !== '').join(' · ')}</span>
          {settled === undefined ? null : (
            <PaymentBadge state={settled.state} isOverdue={awaitsPayment(settled.state) && settled.dueOn < today} />
          )}
        </Row>
      }
    >
      <Stack mb="md">
        <Row gap="lg">
          <DeskFileLink address={deskPaperAddress(name, 'pdf')}>
            {paperTexts.pdf}
            <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
          </DeskFileLink>
          {paper.kind === 'delivery-note' ? (
            <DeskFileLink address={deskPaperAddress(name, 'pdf', { prices: false })}>
              {texts.withoutPrices}
              <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
            </DeskFileLink>
          ) : null}
          {isEInvoice(paper) ? (
            <DeskFileLink address={deskPaperAddress(name, 'xml')}>
              {paperTexts.eInvoice}
              <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
            </DeskFileLink>
          ) : null}
          {onCredit === null ? null : (
            <Button variant="subtle" color="red" size="compact-sm" onClick={onCredit}>
              {texts.credit.open}
              <VisuallyHidden>{paperTexts.of(title)}</VisuallyHidden>
            </Button>
          )}
        </Row>
        <EInvoiceHint paper={paper} />
        <PaperView paper={paper} />
      </Stack>
    </Fold>
  );
}
