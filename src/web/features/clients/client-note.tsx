import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { getClient } from '#contract/api/clients/get-client.ts';
import { saveClientNote } from '#contract/api/clients/save-client-note.ts';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { Section } from '../../product/desk/section.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface ClientNoteProps {
  readonly clientID: string;
  readonly note: string;
  readonly revision: number;
  /** A colleague was quicker, and the person wants to see what is there now; what was typed is given up. */
  readonly onStale: () => void;
}

/** What the shop notes of a client. */
export function ClientNote({ clientID, note, revision, onStale }: ClientNoteProps) {
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
    void run({ clientID, note: typed, revision: known.revision });
  };
  return (
    <Section title={texts.note.title}>
      <Stack as="form" style={{ maxWidth: '44rem' }} onSubmit={save}>
        <Textarea
          label={texts.note.label}
          description={texts.note.help}
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
        <Row>
          <Button type="submit" loading={isPending} disabled={typed === known.note}>
            {texts.note.save}
          </Button>
          <Note role="status">{isSaved ? texts.note.saved : ''}</Note>
        </Row>
      </Stack>
    </Section>
  );
}
