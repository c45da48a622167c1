import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { useKeptWords } from '../../../../stores/kept-words.ts';
import styles from './request-page.module.css';

interface WordsFormProps {
  /** What is typed is kept under this name until it is taken. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly button: string;
  readonly isBusy: boolean;
  /** Answers whether they were taken; then the field is empty again. Sent again, the same words have the same key. */
  readonly onSend: (words: string, key: string) => Promise<boolean>;
}

/** A few words to send off. */
export function WordsForm({ name, label, help, button, isBusy, onSend }: WordsFormProps) {
  const { words, keep, keyFor } = useKeptWords(name);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const text = words.trim();
    if (text !== '' && !isBusy && (await onSend(text, keyFor(text)))) keep('');
  };
  return (
    <form className={styles['words']} onSubmit={(event) => void send(event)}>
      <Textarea
        label={label}
        description={help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={3}
        resize="vertical"
        maxLength={LONGEST_MESSAGE}
        value={words}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={words.trim() === ''}>
        {button}
      </Button>
    </form>
  );
}
