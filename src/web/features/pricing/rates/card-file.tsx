import { Button } from '@mantine/core';
import { useState } from 'react';
import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import { tellProblem } from '#domain/rates/tell-problem.ts';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { IconDownload } from '../../../ui/icons/more-icons.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import type { EditedCard } from '../card/card-path.ts';
import { listChanges } from '../card/card-values.ts';
import { ChangeTable } from '../card/change-table.tsx';
import { useCardEditor } from '../fields/card-editor.ts';
import { Part } from '../sections/section.tsx';
import { texts } from './texts.ts';

const words = texts.file;
/** More would bury the first ones. */
const MOST_PROBLEMS = 8;

/** The rate card as a file: to keep, to edit elsewhere, and to take back. */
export function CardFile() {
  const { card, isReadOnly, replace } = useCardEditor();
  return (
    <Part title={words.title} help={words.help}>
      <Row>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile('rate-card.json', `${JSON.stringify(card, null, 2)}\n`, 'application/json')}
        >
          {words.export}
        </Button>
        {isReadOnly ? null : <ImportButton card={card} onImport={replace} />}
      </Row>
    </Part>
  );
}

type Read = { readonly card: EditedCard } | { readonly problems: readonly string[] };

/** Asks for a file, says what it would change, and makes it the draft. */
export function ImportButton({ card, onImport }: { card: object; onImport: (card: EditedCard) => void }) {
  const [read, setRead] = useState<Read | null>(null);
  const changes = read !== null && 'card' in read ? listChanges(card, read.card) : [];
  return (
    <>
      <FileButton label={words.import} accept=".json,application/json" onChoose={(file) => void readCardFile(file).then(setRead)}>
        {words.import}
      </FileButton>
      <Dialog opened={read !== null} onClose={() => setRead(null)} title={words.title}>
        {read === null ? null : 'problems' in read ? (
          <Alert type="warning" text={words.refused}>
            <ul>
              {read.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        ) : (
          <>
            <Text>{words.changes(changes.length)}</Text>
            <ChangeTable changes={changes} />
          </>
        )}
        <Row justify="end" mt="md">
          <Button variant="default" onClick={() => setRead(null)}>
            {words.cancel}
          </Button>
          {read === null || 'problems' in read ? null : (
            <Button
              onClick={() => {
                onImport(read.card);
                setRead(null);
              }}
            >
              {words.take}
            </Button>
          )}
        </Row>
      </Dialog>
    </>
  );
}

/** The card in a file, or what is wrong with it. Never rejects. */
async function readCardFile(file: File): Promise<Read> {
  let content: unknown;
  try {
    content = JSON.parse(await file.text());
  } catch {
    return { problems: [words.noCard] };
  }
  const checked = checkRateCard(content);
  if (checked.ok) return { card: { ...checked.rateCard } };
  const told = checked.problems.slice(0, MOST_PROBLEMS).map((problem) => `${problem.path}: ${tellProblem(problem)}`);
  const rest = checked.problems.length - told.length;
  return { problems: rest > 0 ? [...told, words.more(rest)] : told };
}
