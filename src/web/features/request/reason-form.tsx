import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CustomerAct } from '#contract/api/customer/answer-quote.ts';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { Optional } from '../../ui/forms/form.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Heading, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import { useCustomerAct } from './use-followed-request.ts';

interface ReasonFormProps {
  readonly heading: string;
  readonly hint?: string;
  readonly label: string;
  readonly send: string;
  readonly requestKey: string;
  readonly actOf: (reason: string) => CustomerAct;
  readonly onBack: () => void;
}

/** Ends something, with a reason if one is given. */
export function ReasonForm({ heading, hint, label, send, requestKey, actOf, onBack }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const { act, isPending, problem, dismiss } = useCustomerAct(requestKey);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act(actOf(reason));
      }}
    >
      <Heading as="h3">{heading}</Heading>
      {hint === undefined ? null : <Hint>{hint}</Hint>}
      <Textarea
        label={<Optional>{label}</Optional>}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <Row align="stretch">
        <SubmitButton isBusy={isPending}>{send}</SubmitButton>
        <Button variant="subtle" color="gray" size="md" disabled={isPending} onClick={onBack}>
          {texts.back}
        </Button>
      </Row>
    </Stack>
  );
}
