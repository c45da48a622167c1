import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { issueInvoice } from '#contract/api/papers/issue-invoice.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { OrderDocument, QuoteDocument } from '#domain/desk/quote-document.ts';
import { listShipments } from '#domain/desk/shipments.ts';
import { openShare, takeNext, wholeOf } from '#domain/papers/compose-paper.ts';
import { useAction } from '../../../api/use-action.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Hint, Text } from '../../../ui/layout/layout.tsx';
import { useRequestChange } from '../shared/use-act.ts';
import { ShareForm } from './share-form.tsx';
import { texts } from './texts.ts';

const words = texts.invoice;

interface InvoiceDialogProps {
  readonly request: WireDeskRequest;
  readonly order: OrderDocument;
  readonly quote: QuoteDocument;
  readonly today: string;
  /** Of the shop. */
  readonly timeZone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks what an invoice is for, with everything that is open filled in. */
export function InvoiceDialog({ opened, onClose, ...rest }: InvoiceDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.open} isStatic>
      <InvoiceForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function InvoiceForm({ request, order, quote, today, timeZone, onClose }: Omit<InvoiceDialogProps, 'opened'>) {
  const { requestID, life, papers, events } = request;
  const whole = wholeOf(order, quote);
  const left = listShipments(events).at(-1);
  const [suppliedOn, setSuppliedOn] = useState(() => (left === undefined ? today : dayAt(new Date(left.at), timeZone)));
  const { run, isPending, problem } = useAction(issueInvoice, useRequestChange(requestID));
  const isDay = isCalendarDay(suppliedOn);
  return (
    <ShareForm
      {...{ words, isPending, problem, onClose }}
      open={openShare(whole, papers)}
      lines={order.lines}
      onSend={async (share) => isDay && (await run({ requestID, version: life.version, share, suppliedOn }))?.success === true}
    >
      {(share, isTried) => (
        <>
          <TextInput
            type="date"
            label={words.suppliedOn}
            description={words.suppliedHelp}
            value={suppliedOn}
            error={isTried && !isDay ? texts.noDay : undefined}
            onChange={(event) => setSuppliedOn(event.currentTarget.value)}
          />
          <Text aria-live="polite" weight={600}>
            {share === null ? '' : words.total(showMicros(takeNext(whole, papers, share).sums.totalMicros, order.currency))}
          </Text>
          <Hint>
            {words.forEver} <AnchorLink to="/msp/business">{words.business}</AnchorLink>
          </Hint>
        </>
      )}
    </ShareForm>
  );
}
