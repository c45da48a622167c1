import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { PROCESS_CODES, PROCESS_NAMES, type ProcessCode } from '#domain/catalogue/process.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { startRateCard, suggestHour } from '#domain/pricing/start-rate-card.ts';
import { listPresets } from '#domain/work/presets/machine-presets.ts';
import { focusField } from '../../../../ui/focus-field.ts';
import forms from '../../../../ui/form-parts.module.css';
import { parseFigure } from '../../../../ui/parse-figure.ts';
import type { EditedCard } from '../card/card-path.ts';
import { currencyName } from '../card/currency-name.ts';
import fieldStyles from '../fields/fields.module.css';
import styles from './first-questions.module.css';
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
      inputWrapperOrder={['label', 'input', 'description', 'error']}
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
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['intro']}>{texts.intro}</p>
      <div className={fieldStyles['grid']}>
        <NativeSelect
          label={texts.currency.label}
          description={texts.currency.help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={CURRENCIES.map((value) => ({ value, label: currencyName(value) }))}
          value={currency}
          onChange={(event) => change({ currency: event.currentTarget.value, machines: {} })}
        />
        {currency === 'USD'
          ? null
          : figure('dollar', texts.dollar.label(currency), texts.dollar.help, '', typed.dollar, (dollar) =>
              change({ dollar, machines: {} }),
            )}
      </div>
      <Question number={1} title={texts.questions.processes} problem={problems['processes']}>
        <div className={fieldStyles['checkRow']}>
          {PROCESS_CODES.map((process) => (
            <label key={process} className={forms['check']}>
              <input
                type="checkbox"
                name="processes"
                checked={processes.includes(process)}
                onChange={() => change({ processes: PROCESS_CODES.filter((code) => processes.includes(code) !== (code === process)) })}
              />
              {PROCESS_NAMES[process]}
            </label>
          ))}
        </div>
      </Question>
      {processes.length === 0 ? null : (
        <>
          <Question number={2} title={texts.questions.machines}>
            {processes.map((process) => (
              <div key={process} className={fieldStyles['grid']}>
                <NativeSelect
                  label={texts.machine(process)}
                  description={texts.machineHelp}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  data={listPresets(process).map(([value, { machine }]) => ({ value, label: machine.name }))}
                  value={machineOf(process).preset}
                  onChange={(event) => changeMachine(process, { preset: event.currentTarget.value })}
                />
                {figure(`count-${process}`, texts.count(process), texts.countHelp, '', machineOf(process).count, (count) =>
                  changeMachine(process, { count }),
                )}
              </div>
            ))}
          </Question>
          <Question number={3} title={texts.questions.hours}>
            <div className={fieldStyles['grid']}>
              {processes.map((process) => (
                <div key={process}>
                  {figure(`hour-${process}`, texts.hour(process), texts.hourHelp, `${currency}/h`, machineOf(process).hour, (hour) =>
                    changeMachine(process, { hour }),
                  )}
                </div>
              ))}
            </div>
          </Question>
          <Question number={4} title={texts.questions.margin}>
            <div className={fieldStyles['grid']}>
              {figure('margin', texts.margin.label, texts.margin.help, '%', typed.margin, (margin) => change({ margin }))}
            </div>
          </Question>
          <Question number={5} title={texts.questions.leadTime}>
            <div className={fieldStyles['grid']}>
              {figure('days', texts.days.label, texts.days.help, '', typed.days, (days) => change({ days }))}
            </div>
          </Question>
        </>
      )}
      <div className={styles['end']}>
        <Button variant="subtle" color="gray" onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </form>
  );
}

/** What the demonstration's hour comes to; '' while the currency's worth is not known. */
function suggest(process: ProcessCode, { currency, dollar }: TypedAnswers): string {
  const parsed = parseFigure(currency === 'USD' ? '1' : dollar);
  return parsed.kind === 'figure' && parsed.value > 0 ? String(suggestHour(process, parsed.value, currency)) : '';
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
    <fieldset className={styles['question']} aria-describedby={problem === undefined ? undefined : `question-${number}-problem`}>
      <legend>
        {number}. {title}
      </legend>
      {children}
      {problem === undefined ? null : (
        <p id={`question-${number}-problem`} className={fieldStyles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
