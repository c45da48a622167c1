import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { issueInvoice } from '#contract/api/papers/issue-invoice.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import type { OrderDocument, QuoteDocument } from '#domain/desk/quote-document.ts';
import { invoicedOf, openShare, wholeOf } from '#domain/papers/compose-paper.ts';
import { takeShare } from '#domain/papers/take-share.ts';
import { useAction } from '../../../api/use-action.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { listShipments } from '../order/shipments.ts';
import { useRequestChange } from '../shared/use-act.ts';
import { readShare, ShareFields, typeShare } from './share-fields.tsx';
import { texts } from './texts.ts';

const words = texts.invoice;

interface InvoiceDialogProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  readonly quote: QuoteDocument;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks what an invoice is for, with everything that is open filled in. */
export function InvoiceDialog({ opened, onClose, ...rest }: InvoiceDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title} isStatic>
      <InvoiceForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function InvoiceForm({ request, order, quote, today, onClose }: Omit<InvoiceDialogProps, 'opened'>) {
  const { requestID, life, papers, events } = request;
  const whole = wholeOf(order, quote);
  const open = openShare(whole, papers);
  const [typed, setTyped] = useState(() => typeShare(open));
  const [suppliedOn, setSuppliedOn] = useState(() => listShipments(events).at(-1)?.at.slice(0, 10) ?? today);
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, problem } = useAction(issueInvoice, useRequestChange(requestID));
  const share = readShare(typed, open);
  const isDay = isCalendarDay(suppliedOn);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (share === null || !isDay) return;
    const asked = { lines: share.lines.map((line) => ({ ...line })), charges: share.charges };
    const answer = await run({ requestID, version: life.version, share: asked, suppliedOn });
    if (answer?.success === true) onClose();
  };
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)}>
      <Text>{words.text}</Text>
      <ShareFields
        open={open}
        nameOf={(line) => order.lines.find((each) => each.line === line)?.filename ?? ''}
        typed={typed}
        isTried={isTried}
        onType={setTyped}
      />
      <TextInput
        type="date"
        label={words.suppliedOn}
        description={words.suppliedHelp}
        value={suppliedOn}
        error={isTried && !isDay ? texts.noDay : undefined}
        onChange={(event) => setSuppliedOn(event.currentTarget.value)}
      />
      <Text aria-live="polite" weight={600}>
        {share === null ? '' : words.total(showMicros(takeShare(whole, invoicedOf(papers), share).sums.totalMicros, order.currency))}
      </Text>
      <Hint>
        {words.forEver} <AnchorLink to="/msp/business">{words.business}</AnchorLink>
      </Hint>
      {isTried && share === null ? <Alert type="danger" text={words.nothing} /> : null}
      {problem === null ? null : <Alert type="danger" text={problem} />}
      <Row justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit" loading={isPending}>
          {words.send}
        </Button>
      </Row>
    </Stack>
  );
}
