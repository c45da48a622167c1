import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { getClient } from '#contract/api/clients/get-client.ts';
import { saveClientNote } from '#contract/api/clients/save-client-note.ts';
import type { ClientTerms } from '#domain/desk/client-terms.ts';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswers } from '../../api/use-answers.ts';
import { Section } from '../../product/desk/section.tsx';
import { Check, FieldSet, unitProps } from '../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../ui/forms/parse-figure.ts';
import { Alert } from '../../ui/layout/alert.tsx';
import { Grid, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

interface ClientNoteProps {
  readonly clientID: string;
  readonly note: string;
  readonly terms: ClientTerms;
  readonly revision: number;
  /** A colleague was quicker, and the person wants to see what is there now; what was typed is given up. */
  readonly onStale: () => void;
}

/** What the shop notes of a client, and has agreed with them. */
export function ClientNote({ clientID, note, terms, revision, onStale }: ClientNoteProps) {
  const answers = useAnswers();
  const [typed, setTyped] = useState({
    note,
    discount: terms.discountPercent === 0 ? '' : writeFigure(terms.discountPercent),
    days: terms.paymentDays === null ? '' : String(terms.paymentDays),
    taxExempt: terms.taxExempt,
  });
  const [isTried, setIsTried] = useState(false);
  const [known, setKnown] = useState({ note, terms, revision });
  const [isSaved, setIsSaved] = useState(false);
  const { run, isPending, failure, problem, dismiss } = useAction(saveClientNote, {
    onDone: ({ revision }, { note }) => {
      setKnown({ note, terms: typedTerms ?? terms, revision });
      setIsSaved(true);
      // What a later visit begins with; this one has it already.
      void answers.expire(getClient);
    },
  });
  const { discount, days, taxExempt } = typed;
  const discountPercent = readPercent(discount);
  const paymentDays = /^\s*$/.test(days) ? null : /^\s*\d{1,3}\s*$/.test(days) && Number(days) <= 365 ? Number(days) : undefined;
  const typedTerms = discountPercent === null || paymentDays === undefined ? null : { discountPercent, paymentDays, taxExempt };
  const isSame = typed.note === known.note && JSON.stringify(typedTerms) === JSON.stringify(known.terms);
  const change = (next: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...next }));
    setIsSaved(false);
    dismiss();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (typedTerms !== null) void run({ clientID, note: typed.note, terms: typedTerms, revision: known.revision });
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
          value={typed.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <FieldSet plain legend={texts.terms.heading}>
          <Grid least="12rem">
            <TextInput
              label={texts.terms.discount}
              description={texts.terms.discountHelp}
              inputMode="decimal"
              autoComplete="off"
              {...unitProps('%')}
              value={discount}
              error={isTried && discountPercent === null ? texts.terms.badDiscount : null}
              onChange={(event) => change({ discount: event.currentTarget.value })}
            />
            <TextInput
              label={texts.terms.payment}
              description={texts.terms.paymentHelp}
              inputMode="numeric"
              autoComplete="off"
              {...unitProps(texts.terms.days)}
              value={days}
              error={isTried && paymentDays === undefined ? texts.terms.badDays : null}
              onChange={(event) => change({ days: event.currentTarget.value })}
            />
          </Grid>
          <Check
            label={texts.terms.taxExempt}
            checked={taxExempt}
            onChange={(event) => change({ taxExempt: event.currentTarget.checked })}
          />
        </FieldSet>
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
          <Button type="submit" loading={isPending} disabled={isSame}>
            {texts.note.save}
          </Button>
          <Note role="status">{isSaved ? texts.note.saved : ''}</Note>
        </Row>
      </Stack>
    </Section>
  );
}

/** Nothing typed is none; null where it is no percentage with at most two decimals. */
function readPercent(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const figure = parseFigure(typed);
  if (figure.kind !== 'figure') return null;
  const isWhole = Math.abs(figure.value * 100 - Math.round(figure.value * 100)) < 1e-6;
  return isWhole && figure.value >= 0 && figure.value <= 100 ? figure.value : null;
}
