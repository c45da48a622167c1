import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { issueCreditNote } from '#contract/api/papers/issue-credit-note.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import { leftOfInvoice } from '#domain/papers/compose-paper.ts';
import { type Invoice, namePaper } from '#domain/papers/paper.ts';
import { useAction } from '../../../api/use-action.ts';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { useRequestChange } from '../shared/use-act.ts';
import { readShare, ShareFields, typeShare } from './share-fields.tsx';
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
  const left = leftOfInvoice(invoice, papers);
  const [typed, setTyped] = useState(() => typeShare(left));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { run, isPending, problem } = useAction(issueCreditNote, useRequestChange(requestID));
  const share = readShare(typed, left);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (share === null) return;
    const asked = { lines: share.lines.map((line) => ({ ...line })), charges: share.charges };
    const answer = await run({ requestID, version: life.version, invoice: invoice.number, share: asked, reason: reason.trim() });
    if (answer?.success === true) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={words.title(namePaper(invoice))} isStatic>
      <Stack as="form" noValidate onSubmit={(event) => void send(event)}>
        <Text>{words.text}</Text>
        <ShareFields
          open={left}
          nameOf={(line) => invoice.lines.find((each) => each.line === line)?.filename ?? ''}
          typed={typed}
          isTried={isTried}
          onType={setTyped}
        />
        <Textarea
          label={words.reason}
          rows={2}
          resize="vertical"
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {isTried && share === null ? <Alert type="danger" text={words.nothing} /> : null}
        {problem === null ? null : <Alert type="danger" text={problem} />}
        <Row justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {words.send}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
