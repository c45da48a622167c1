import type { ProcessCode } from '#domain/catalogue/process.ts';
import type { ShopAnswers } from '#domain/rates/start-rate-card.ts';
import { parseFigure } from '../../../ui/forms/parse-figure.ts';
import { texts as ratesTexts } from '../rates/texts.ts';
import { texts } from './texts.ts';

/** The questions' fields as typed. */
export interface TypedAnswers {
  readonly currency: string;
  readonly dollar: string;
  /** As of which day that is, 'YYYY-MM-DD', and who says so. */
  readonly on: string;
  readonly source: string;
  readonly processes: readonly ProcessCode[];
  /** By process. */
  readonly machines: Readonly<Partial<Record<ProcessCode, { readonly preset: string; readonly count: string; readonly hour: string }>>>;
  readonly margin: string;
  readonly days: string;
}

/** What is wrong, by the name of the field. */
export type AnswerProblems = Readonly<Record<string, string>>;

/** The answers, or what is wrong with them. */
export function readAnswers(
  typed: TypedAnswers,
  timeZone: string,
): { readonly answers: ShopAnswers } | { readonly problems: AnswerProblems } {
  const problems: Record<string, string> = {};
  const read = (name: string, text: string, isRight: (value: number) => boolean, words: string): number => {
    const parsed = parseFigure(text);
    if (parsed.kind !== 'figure') problems[name] = texts.wrong.figure;
    else if (!isRight(parsed.value)) problems[name] = words;
    else return parsed.value;
    return 0;
  };
  const { wrong } = texts;
  if (typed.processes.length === 0) problems['processes'] = wrong.processes;
  const dollar = typed.currency === 'USD' ? 1 : read('dollar', typed.dollar, (value) => value > 0, wrong.positive);
  if (typed.currency !== 'USD' && typed.on === '') problems['on'] = wrong.on;
  if (typed.currency !== 'USD' && typed.source.trim() === '') problems['source'] = ratesTexts.exchange.sourceMissing;
  const machines = typed.processes.map((process) => {
    const { preset = '', count = '', hour = '' } = typed.machines[process] ?? {};
    return {
      process,
      preset,
      count: read(`count-${process}`, count, (value) => Number.isInteger(value) && value >= 1 && value <= 1000, wrong.count),
      hour: read(`hour-${process}`, hour, (value) => value > 0, wrong.positive),
    };
  });
  const margin = read('margin', typed.margin, (value) => value >= 0 && value < 100, wrong.margin);
  const leadTimeDays = read('days', typed.days, (value) => value >= 0 && value <= 365, wrong.days);
  if (Object.keys(problems).length > 0) return { problems };
  return { answers: { currency: typed.currency, dollar, timeZone, machines, margin, leadTimeDays } };
}
