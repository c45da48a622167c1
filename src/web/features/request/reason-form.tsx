import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { CustomerAct } from '#contract/calls/answer-quote.ts';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { Alert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './request.module.css';
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
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act(actOf(reason));
      }}
    >
      <h3>{heading}</h3>
      {hint === undefined ? null : <p className={styles['dimmed']}>{hint}</p>}
      <Textarea
        label={
          <>
            {label} <span className={styles['dimmed']}>({texts.accept.optional})</span>
          </>
        }
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {problem === null ? null : <Alert type="danger" text={problem} onClose={dismiss} />}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isPending}>{send}</SubmitButton>
        <Button variant="subtle" color="gray" size="md" disabled={isPending} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
