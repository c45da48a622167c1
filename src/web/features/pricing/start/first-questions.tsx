import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { listPresets } from '#domain/machines/presets/machine-presets.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { startRateCard, suggestHour } from '#domain/rates/start-rate-card.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { useNoteSetUp, useSetUp } from '../../../product/getting-started/use-set-up.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Check, FieldSet, Problem } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { EditedCard } from '../card/card-path.ts';
import { currencyName } from '../card/card-values.ts';
import { FieldGrid } from '../fields/card-fold.tsx';
import { ImportButton } from '../rates/card-file.tsx';
import { findRange } from '../rates/published-range.ts';
import { texts as ratesTexts } from '../rates/texts.ts';
import { type AnswerProblems, readAnswers, type TypedAnswers } from './read-answers.ts';
import { texts } from './texts.ts';

const { exchange } = ratesTexts;

const NOTHING_ANSWERED: TypedAnswers = {
  currency: 'USD',
  dollar: '',
  on: new Date().toISOString().slice(0, 10),
  source: '',
  processes: [],
  machines: {},
  margin: '35',
  days: '3',
};

/** Asks a new provider for what its first prices need. */
export function FirstQuestions({ published, onAnswer }: { published: RateCard; onAnswer: (card: EditedCard) => void }) {
  const [typed, setTyped] = useState(NOTHING_ANSWERED);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const { note } = useNoteSetUp(useSetUp().data);
  const { currency, processes, machines } = typed;
  const change = (next: Partial<TypedAnswers>) => setTyped((before) => ({ ...before, ...next }));

  const machineOf = (process: ProcessCode) =>
    machines[process] ?? { preset: listPresets(process)[0]?.[0] ?? '', count: '1', hour: suggest(process, typed) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.fromEntries(processes.map((process) => [process, machineOf(process)]));
    const read = readAnswers({ ...typed, machines: filled }, Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ('answers' in read) {
      const { currency: charged, dollar } = read.answers;
      if (charged !== 'USD') void note({ exchange: { currency: charged, dollar, on: typed.on, source: typed.source.trim() } });
      onAnswer({ ...startRateCard(read.answers) });
      return;
    }
    setProblems(read.problems);
    focusField(form.current, Object.keys(read.problems)[0]);
  };

  const figure = (name: string, label: string, help: string, unit: string, value: string, onChange: (text: string) => void) => (
    <TextInput
      name={name}
      label={unit === '' ? label : `${label}, ${unit}`}
      description={help}
      inputMode="decimal"
      autoComplete="off"
      required
      value={value}
      error={problems[name]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  const changeMachine = (process: ProcessCode, next: Partial<ReturnType<typeof machineOf>>) =>
    change({ machines: { ...machines, [process]: { ...machineOf(process), ...next } } });

  return (
    <Stack as="form" ref={form} gap="xl" style={{ maxWidth: '46rem' }} noValidate onSubmit={submit}>
      <Text>{texts.intro}</Text>
      <FieldGrid>
        <NativeSelect
          label={texts.currency.label}
          description={texts.currency.help}
          data={CURRENCIES.map((value) => ({ value, label: currencyName(value) }))}
          value={currency}
          onChange={(event) => change({ currency: event.currentTarget.value, machines: {} })}
        />
        {currency === 'USD' ? null : (
          <>
            {figure('dollar', exchange.dollar(currency), texts.dollar.help, '', typed.dollar, (dollar) => change({ dollar, machines: {} }))}
            <TextInput
              type="date"
              name="on"
              label={exchange.on}
              required
              value={typed.on}
              error={problems['on']}
              onChange={(event) => change({ on: event.currentTarget.value })}
            />
            <TextInput
              name="source"
              label={exchange.source}
              description={texts.dollar.sourceHelp}
              autoComplete="off"
              required
              maxLength={100}
              value={typed.source}
              error={problems['source']}
              onChange={(event) => change({ source: event.currentTarget.value })}
            />
          </>
        )}
      </FieldGrid>
      <Question number={1} title={texts.questions.processes} problem={problems['processes']}>
        <Grid least="18rem" gap="md">
          {PROCESS_CODES.map((process) => (
            <Check
              key={process}
              label={sayOffer(PROCESS_NAMES[process])}
              name="processes"
              checked={processes.includes(process)}
              onChange={() => change({ processes: PROCESS_CODES.filter((code) => processes.includes(code) !== (code === process)) })}
            />
          ))}
        </Grid>
      </Question>
      {processes.length === 0 ? null : (
        <>
          <Question number={2} title={texts.questions.machines}>
            {processes.map((process) => (
              <FieldGrid key={process}>
                <NativeSelect
                  label={texts.machine(process)}
                  description={texts.machineHelp}
                  data={listPresets(process).map(([value, { machine }]) => ({ value, label: machine.name }))}
                  value={machineOf(process).preset}
                  onChange={(event) => changeMachine(process, { preset: event.currentTarget.value })}
                />
                {figure(`count-${process}`, texts.count(process), texts.countHelp, '', machineOf(process).count, (count) =>
                  changeMachine(process, { count }),
                )}
              </FieldGrid>
            ))}
          </Question>
          <Question number={3} title={texts.questions.hours}>
            <FieldGrid>
              {processes.map((process) => (
                <div key={process}>
                  {figure(
                    `hour-${process}`,
                    texts.hour(process),
                    helpOf(process, typed),
                    `${currency}/h`,
                    machineOf(process).hour,
                    (hour) => changeMachine(process, { hour }),
                  )}
                </div>
              ))}
            </FieldGrid>
          </Question>
          <Question number={4} title={texts.questions.margin}>
            <FieldGrid>
              {figure('margin', texts.margin.label, texts.margin.help, '%', typed.margin, (margin) => change({ margin }))}
            </FieldGrid>
          </Question>
          <Question number={5} title={texts.questions.leadTime}>
            <FieldGrid>{figure('days', texts.days.label, texts.days.help, '', typed.days, (days) => change({ days }))}</FieldGrid>
          </Question>
        </>
      )}
      <Row>
        <Button type="submit">{texts.submit}</Button>
        <ImportButton card={published} onImport={onAnswer} />
        <Button variant="default" onClick={() => onAnswer({ ...published })}>
          {texts.skip}
        </Button>
      </Row>
    </Stack>
  );
}

/** What an hour is about, and between which figures it is published. */
function helpOf(process: ProcessCode, { currency, dollar }: TypedAnswers): string {
  const parsed = parseFigure(dollar);
  const worth = parsed.kind === 'figure' && parsed.value > 0 ? parsed.value : null;
  const range = findRange(`processes.${process}.machines.0.hour`, currency, worth);
  return range === null ? texts.hourHelp : `${texts.hourHelp} ${texts.published(range.text)}`;
}

/** What the demonstration's hour comes to; '' while the currency's worth is not known. */
function suggest(process: ProcessCode, { currency, dollar }: TypedAnswers): string {
  const parsed = parseFigure(currency === 'USD' ? '1' : dollar);
  return parsed.kind === 'figure' && parsed.value > 0 ? writeFigure(suggestHour(process, parsed.value, currency)) : '';
}

function Question({
  number,
  title,
  problem,
  children,
}: {
  number: number;
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}) {
  return (
    <FieldSet plain legend={<Heading as="span" size="md">{`${number}. ${title}`}</Heading>} aria-describedby={`question-${number}-problem`}>
      {children}
      <Problem id={`question-${number}-problem`}>{problem}</Problem>
    </FieldSet>
  );
}
