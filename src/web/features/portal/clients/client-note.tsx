import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { getClient } from '#contract/calls/get-client.ts';
import { saveClientNote } from '#contract/calls/save-client-note.ts';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { Alert } from '../../../ui/alert.tsx';
import styles from './clients.module.css';
import { texts } from './texts.ts';

interface ClientNoteProps {
  readonly email: string;
  readonly note: string;
  readonly revision: number;
  /** A colleague was quicker, and the person wants to see what is there now; what was typed is given up. */
  readonly onStale: () => void;
}

/** What the shop notes of a client. */
export function ClientNote({ email, note, revision, onStale }: ClientNoteProps) {
  const id = useId();
  const answers = useAnswers();
  const [typed, setTyped] = useState(note);
  const [known, setKnown] = useState({ note, revision });
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, problem, dismiss } = useAction(saveClientNote, {
    onDone: ({ revision }, { note }) => {
      setKnown({ note, revision });
      setIsSaved(true);
      // What a later visit begins with; this one has it already.
      void answers.expire(getClient);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({ email, note: typed, revision: known.revision });
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{texts.note.title}</h2>
      <form className={styles['note']} onSubmit={save}>
        <Textarea
          label={texts.note.label}
          description={texts.note.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={4}
          resize="vertical"
          maxLength={LONGEST_MESSAGE}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsSaved(false);
            dismiss();
          }}
        />
        {problem === null ? null : (
          <Alert type="warning" text={problem}>
            {failure?.isStale === true ? (
              <Button variant="default" size="xs" onClick={onStale}>
                {texts.note.look}
              </Button>
            ) : null}
          </Alert>
        )}
        <div className={styles['save']}>
          <Button type="submit" loading={isPending} disabled={typed === known.note}>
            {texts.note.save}
          </Button>
          <span role="status" className={styles['beside']}>
            {isSaved ? texts.note.saved : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
