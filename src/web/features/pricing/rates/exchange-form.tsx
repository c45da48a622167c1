import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SetUp } from '#contract/api/shop/get-set-up.ts';
import { useNoteSetUp } from '../../../product/getting-started/use-set-up.ts';
import { formatDay } from '../../../product/prices/format-day.ts';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Card, Hint, Row } from '../../../ui/layout/layout.tsx';
import { useCardEditor } from '../fields/card-editor.ts';
import { texts } from './texts.ts';

const words = texts.exchange;

/** What a US dollar comes to in the card's currency, as of when and by whom: only an owner can say it. */
export function ExchangeForm({ currency, setUp }: { currency: string; setUp: SetUp | undefined }) {
  const { isReadOnly } = useCardEditor();
  const { note, isPending, problem } = useNoteSetUp(setUp);
  const said = setUp?.settings.exchange?.currency === currency ? setUp.settings.exchange : null;
  const [dollar, setDollar] = useState(writeFigure(said?.dollar ?? ''));
  const [on, setOn] = useState(said?.on ?? new Date().toISOString().slice(0, 10));
  const [source, setSource] = useState(said?.source ?? '');
  const [isTried, setIsTried] = useState(false);
  const parsed = parseFigure(dollar);
  const isRight = parsed.kind === 'figure' && parsed.value > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRight && source.trim() !== '' && on !== '') {
      void note({ exchange: { currency, dollar: parsed.value, on, source: source.trim() } });
    }
  };
  const told = said === null ? words.unknown(currency) : words.known(writeFigure(said.dollar), currency, formatDay(said.on), said.source);
  if (isReadOnly) return <Hint>{told}</Hint>;
  return (
    <Card as="form" noValidate onSubmit={save} aria-label={words.title}>
      <Hint role="status">{told}</Hint>
      <Row align="end" gap="sm">
        <TextInput
          label={words.dollar(currency)}
          inputMode="decimal"
          autoComplete="off"
          required
          value={dollar}
          error={isTried && !isRight ? words.wrong : undefined}
          onChange={(event) => setDollar(event.currentTarget.value)}
        />
        <TextInput type="date" label={words.on} required value={on} onChange={(event) => setOn(event.currentTarget.value)} />
        <TextInput
          label={words.source}
          placeholder={words.sourceHint}
          autoComplete="off"
          required
          maxLength={100}
          value={source}
          error={isTried && source.trim() === '' ? words.sourceMissing : undefined}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isPending} disabled={setUp === undefined}>
          {words.save}
        </Button>
      </Row>
      {problem === null ? null : (
        <Hint tone="error" role="alert">
          {problem}
        </Hint>
      )}
    </Card>
  );
}
