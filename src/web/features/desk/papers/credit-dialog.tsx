import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { issueCreditNote } from '#contract/api/papers/issue-credit-note.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { leftOfInvoice } from '#domain/papers/compose-paper.ts';
import { type Invoice, namePaper } from '#domain/papers/paper.ts';
import { useAction } from '../../../api/use-action.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useRequestChange } from '../shared/use-act.ts';
import { ShareForm } from './share-form.tsx';
import { texts } from './texts.ts';

const words = texts.credit;
const LONGEST_REASON = 1000;

interface CreditDialogProps {
  readonly request: WireDeskRequest;
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Asks what of an invoice is taken back, with all that is left of it filled in. */
export function CreditDialog({ request, invoice, onClose }: CreditDialogProps) {
  const { requestID, life, papers } = request;
  const [reason, setReason] = useState('');
  const { run, isPending, problem } = useAction(issueCreditNote, useRequestChange(requestID));
  return (
    <Dialog opened onClose={onClose} title={words.title(namePaper(invoice))} isStatic>
      <ShareForm
        {...{ words, isPending, problem, onClose }}
        open={leftOfInvoice(invoice, papers)}
        lines={invoice.lines}
        takesBack
        onSend={async (share) => {
          const answer = await run({ requestID, version: life.version, invoice: invoice.number, share, reason: reason.trim() });
          return answer?.success === true;
        }}
      >
        {() => (
          <Textarea
            label={words.reason}
            rows={2}
            resize="vertical"
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </ShareForm>
    </Dialog>
  );
}
