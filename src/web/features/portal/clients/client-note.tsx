import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { getClient } from '#contract/calls/get-client.ts';
import { saveClientNote } from '#contract/calls/save-client-note.ts';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { callApi } from '../../../api/call-api.ts';
import { logProblem } from '../../../api/log-problem.ts';
import { useSessionStore } from '../../../stores/session-store.ts';
import { Alert } from '../../../ui/alert.tsx';
import { explainFailure } from '../desk/explain-failure.ts';
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
  const queries = useQueryClient();
  const [typed, setTyped] = useState(note);
  const [known, setKnown] = useState({ note, revision });
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | { readonly failure: string; readonly isStale: boolean } | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const { accessToken } = useSessionStore.getState();
    const answer = await callApi(saveClientNote, { email, note: typed, revision: known.revision }, { accessToken });
    setIsBusy(false);
    if (answer.success) {
      setKnown({ note: typed, revision: answer.revision });
      setOutcome('saved');
      // What a later visit begins with; this one has it already.
      void queries.invalidateQueries({ queryKey: [getClient.name], refetchType: 'none' });
      return;
    }
    logProblem(answer.error, answer.serverMessage);
    setOutcome({ failure: explainFailure(answer), isStale: answer.isStale === true });
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{texts.note.title}</h2>
      <form className={styles['note']} onSubmit={(event) => void save(event)}>
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
            setOutcome(null);
          }}
        />
        {outcome === null || outcome === 'saved' ? null : (
          <Alert type="warning" text={outcome.failure}>
            {outcome.isStale ? (
              <Button variant="default" size="xs" onClick={onStale}>
                {texts.note.look}
              </Button>
            ) : null}
          </Alert>
        )}
        <div className={styles['save']}>
          <Button type="submit" loading={isBusy} disabled={typed === known.note}>
            {texts.note.save}
          </Button>
          <span role="status" className={styles['beside']}>
            {outcome === 'saved' ? texts.note.saved : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
