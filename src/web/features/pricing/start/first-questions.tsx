import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { listPresets } from '#domain/machines/presets/machine-presets.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { startRateCard, suggestHour } from '#domain/rates/start-rate-card.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { focusField } from '../../../ui/forms/focus-field.ts';
import { Check, FieldSet, Problem } from '../../../ui/forms/form.tsx';
import { parseFigure, writeFigure } from '../../../ui/forms/parse-figure.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import type { EditedCard } from '../card/card-path.ts';
import { currencyName } from '../card/card-values.ts';
import { FieldGrid } from '../fields/card-fold.tsx';
import { type AnswerProblems, readAnswers, type TypedAnswers } from './read-answers.ts';
import { texts } from './texts.ts';

const NOTHING_ANSWERED: TypedAnswers = { currency: 'USD', dollar: '', processes: [], machines: {}, margin: '35', days: '3' };

/** Asks a new provider for what its first prices need. */
export function FirstQuestions({ onAnswer, onSkip }: { onAnswer: (card: EditedCard) => void; onSkip: () => void }) {
  const [typed, setTyped] = useState(NOTHING_ANSWERED);
  const [problems, setProblems] = useState<AnswerProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const { currency, processes, machines } = typed;
  const change = (next: Partial<TypedAnswers>) => setTyped((before) => ({ ...before, ...next }));

  const machineOf = (process: ProcessCode) =>
    machines[process] ?? { preset: listPresets(process)[0]?.[0] ?? '', count: '1', hour: suggest(process, typed) };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.fromEntries(processes.map((process) => [process, machineOf(process)]));
    const read = readAnswers({ ...typed, machines: filled }, Intl.DateTimeFormat().resolvedOptions().timeZone);
    if ('answers' in read) {
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
        {currency === 'USD'
          ? null
          : figure('dollar', texts.dollar.label(currency), texts.dollar.help, '', typed.dollar, (dollar) =>
              change({ dollar, machines: {} }),
            )}
      </FieldGrid>
      <Question number={1} title={texts.questions.processes} problem={problems['processes']}>
        <Row gap="md">
          {PROCESS_CODES.map((process) => (
            <Check
              key={process}
              label={sayOffer(PROCESS_NAMES[process])}
              name="processes"
              checked={processes.includes(process)}
              onChange={() => change({ processes: PROCESS_CODES.filter((code) => processes.includes(code) !== (code === process)) })}
            />
          ))}
        </Row>
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
                  {figure(`hour-${process}`, texts.hour(process), texts.hourHelp, `${currency}/h`, machineOf(process).hour, (hour) =>
                    changeMachine(process, { hour }),
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
        <Button variant="subtle" color="gray" onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button type="submit">{texts.submit}</Button>
      </Row>
    </Stack>
  );
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
