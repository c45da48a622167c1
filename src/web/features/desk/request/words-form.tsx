import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { usePending } from '../../../api/use-pending.ts';
import { useKeptWords } from '../../../stores/kept-words.ts';
import { Stack } from '../../../ui/layout/layout.tsx';

interface WordsFormProps {
  /** What is typed is kept under this name until it is taken. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly button: string;
  /** Something else is under way, which comes first. */
  readonly isBusy?: boolean;
  /** Answers whether they were taken; then the field is empty again. Sent again, the same words have the same key. */
  readonly onSend: (words: string, key: string) => Promise<boolean>;
}

/** A few words to send off. */
export function WordsForm({ name, label, help, button, isBusy = false, onSend }: WordsFormProps) {
  const { words, keep, keyFor } = useKeptWords(name);
  const { run, isPending } = usePending(onSend);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (text !== '' && (await run(text, keyFor(text))) === true) keep('');
  };
  return (
    <Stack as="form" gap="xs" onSubmit={(event) => void send(event)}>
      <Textarea
        label={label}
        description={help}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_MESSAGE}
        // What is typed now would go with what is being sent.
        readOnly={isPending}
        value={words}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" style={{ justifySelf: 'start' }} loading={isPending || isBusy} disabled={words.trim() === ''}>
        {button}
      </Button>
    </Stack>
  );
}
