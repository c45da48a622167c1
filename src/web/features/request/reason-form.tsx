import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { Alert } from '../../ui/alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './request.module.css';
import { texts } from './texts.ts';

interface ReasonFormProps {
  readonly heading: string;
  readonly hint?: string;
  readonly label: string;
  readonly send: string;
  /** Answers null when it was done, otherwise why not. */
  readonly onSend: (reason: string) => Promise<string | null>;
  readonly onBack: () => void;
}

/** Ends something, with a reason if one is given. */
export function ReasonForm({ heading, hint, label, send, onSend, onBack }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    setIsSending(true);
    setProblem(null);
    const refused = await onSend(reason);
    setIsSending(false);
    setProblem(refused);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void submit();
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
      {problem === null ? null : <Alert type="danger" text={problem} onClose={() => setProblem(null)} />}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isSending}>{send}</SubmitButton>
        <Button variant="subtle" color="gray" size="md" disabled={isSending} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
