import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import { usePending } from '../../../api/use-pending.ts';
import { AnchorLink } from '../../../ui/controls/anchor-link.tsx';
import { Alert } from '../../../ui/layout/alert.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Fold, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { readText } from '../card/card-path.ts';
import { isConverted, listChanges } from '../card/card-values.ts';
import { ChangeTable } from '../card/change-table.tsx';
import type { Pricing } from '../card/draft-state.ts';
import { texts } from '../card/texts.ts';
import type { Draft } from './use-draft.ts';

const words = texts.publishing;
const LONGEST_NOTE = 200;

interface PublishDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly pricing: Pricing;
  readonly draft: Draft;
}

/** Asks for a note, and shows what changes for customers. */
export function PublishDialog({ opened, onClose, pricing, draft }: PublishDialogProps) {
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { run, isPending } = usePending(draft.publish);
  const changes = useMemo(() => (opened ? listChanges(pricing.card, draft.card) : []), [opened, pricing.card, draft.card]);
  const [former, currency] = [readText(pricing.card, 'currency'), readText(draft.card, 'currency')];
  const converted = changes.filter((change) => isConverted(change, former, currency));
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (note.trim() === '' || isPending) return;
    const number = await run(note.trim());
    // Why it was refused is told in the bar, or on the page beside what can be done about it.
    if (number !== null) {
      setNote('');
      setIsAsked(false);
    }
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title} isStatic>
      <Stack as="form" noValidate onSubmit={(event: FormEvent) => void publish(event)}>
        <Text>{words.text}</Text>
        <TextInput
          label={words.note}
          description={words.noteHelp}
          required
          maxLength={LONGEST_NOTE}
          autoComplete="off"
          data-autofocus
          value={note}
          error={isAsked && note.trim() === '' ? words.noteMissing : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {changes.length === 0 ? <Alert type="info" text={words.nothing} /> : <Text>{words.changes(changes.length)}</Text>}
        {former === currency ? null : (
          <Text>
            {words.shipping(currency)}{' '}
            <AnchorLink inherit underline="always" to="/msp/trade">
              {words.toShipping}
            </AnchorLink>
          </Text>
        )}
        <ChangeTable changes={changes.filter((change) => !converted.includes(change))} />
        {converted.length === 0 ? null : (
          <Fold summary={words.converted(converted.length, currency)}>
            <ChangeTable changes={converted} />
          </Fold>
        )}
        <Row justify="end" mt="md">
          <Button variant="default" onClick={onClose}>
            {texts.keepEditing}
          </Button>
          <Button type="submit" loading={isPending}>
            {texts.publish}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
