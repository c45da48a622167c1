import { Button } from '@mantine/core';
import { useState } from 'react';
import { getClientBook } from '#contract/api/clients/get-client-book.ts';
import { importClients } from '#contract/api/clients/import-clients.ts';
import { listClients } from '#contract/api/clients/list-clients.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { useAction } from '../../api/use-action.ts';
import { texts as deskTexts } from '../../product/desk/texts.ts';
import { FileButton } from '../../ui/controls/file-button.tsx';
import { Alert } from '../../ui/layout/alert.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { type FileClients, readClientFile } from './read-client-file.ts';
import { texts } from './texts.ts';

const words = texts.importing;
/** More would bury the first ones. */
const MOST_SHOWN = 8;
const COUNTS = ['added', 'changed', 'same', 'notesAdded', 'notesKept'] as const;

/** Asks for a file, says what it would do, and does it. */
export function ImportClients() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={words.open}>
        <ImportForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const [clients, setClients] = useState<FileClients | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [told, setTold] = useState<ResponseOf<typeof importClients> | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const { run, isPending, problem } = useAction(importClients, {
    onDone: (answer, { isMeant }) => (isMeant ? setDone(answer.added + answer.changed + answer.same) : setTold(answer)),
    asksAgain: [getClientBook, listClients],
  });
  const choose = async (file: File) => {
    setTold(null);
    const read = await file.text().then(readClientFile, () => ({ problem: words.unreadable }));
    setWrong('problem' in read ? read.problem : null);
    setClients('clients' in read ? read.clients : null);
    if ('clients' in read) await run({ clients: read.clients, isMeant: false });
  };
  if (done !== null) {
    return (
      <Stack>
        <Alert type="success" text={words.done(done)} />
        <Row justify="end">
          <Button onClick={onClose}>{words.close}</Button>
        </Row>
      </Stack>
    );
  }
  const failure = wrong ?? problem;
  return (
    <Stack>
      <Text>{words.help}</Text>
      <div>
        <FileButton
          label={words.choose}
          accept=".csv,.txt,text/csv"
          loading={isPending && told === null}
          onChoose={(file) => void choose(file)}
        >
          {words.choose}
        </FileButton>
      </div>
      {failure === null ? null : <Alert type="warning" text={failure} />}
      {told === null ? null : <Told told={told} />}
      <Row justify="end">
        <Button variant="default" onClick={onClose}>
          {deskTexts.cancel}
        </Button>
        <Button
          disabled={told === null || told.added + told.changed + told.notesAdded === 0}
          loading={isPending && told !== null}
          onClick={() => void (clients === null ? null : run({ clients, isMeant: true }))}
        >
          {words.import}
        </Button>
      </Row>
    </Stack>
  );
}

/** What the import would do. */
function Told({ told }: { told: ResponseOf<typeof importClients> }) {
  const lines = COUNTS.filter((name) => told[name] > 0).map((name) => words.would[name](told[name]));
  const { refused } = told;
  return (
    <div role="status">
      {lines.length === 0 ? (
        <Text>{words.nothing}</Text>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {refused.length === 0 ? null : (
        <Alert type="warning" text={words.refused(refused.length)}>
          <ul>
            {refused.slice(0, MOST_SHOWN).map(({ row, email, reason }) => (
              <li key={row}>
                {words.row(row, email)}: {words.reasons[reason]}
              </li>
            ))}
            {refused.length > MOST_SHOWN ? <li>{words.more(refused.length - MOST_SHOWN)}</li> : null}
          </ul>
        </Alert>
      )}
    </div>
  );
}
