import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import { calibrate, type FittedFactor, type MadePart } from '#domain/estimate/calibrate.ts';
import { rate } from '#domain/money/rate.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';

export interface MadePartOf extends MadePart {
  readonly process: ProcessCode;
}

export interface MachineCalibration {
  /** For a person to read. */
  readonly report: string;
  /** The factors that help, as they stand in a rate card; null when none does. */
  readonly fragment: object | null;
  /** Factors that a mistake explains better than a machine does, in sentences. */
  readonly doubts: readonly string[];
}

/** Beyond these, figures are in another unit, swapped, or of another number of pieces. */
const LEAST_FACTOR = 0.5;
const MOST_FACTOR = 2;

/** Holds made parts against what was predicted for each machine, and says which factors bring the predictions closer. */
export function calibrateMachines(rateCard: RateCard, made: readonly MadePartOf[]): MachineCalibration {
  const lines: string[] = [];
  const processes: [ProcessCode, object][] = [];
  const doubts: string[] = [];
  for (const process of PROCESS_CODES) {
    const parts = made.filter((part) => part.process === process);
    if (parts.length === 0) continue;
    const [{ id, figures: machine }] = rateCard.processes[process].machines;
    lines.push(`${process}, ${machine.name}`, ...tabulate(parts));
    const calibration = calibrate(parts);
    if (calibration.outcome === 'too-few') {
      lines.push(`  ${calibration.message}`, '');
      continue;
    }
    const { hours, grams } = calibration;
    lines.push(`  ${describe('hours', hours)}`, `  ${describe('grams', grams)}`, '');
    doubts.push(...doubt(process, 'hours', hours), ...doubt(process, 'grams', grams));
    if (hours === null && grams === null) continue;
    const hoursFactor = hours === null ? {} : { hoursFactor: multiply(machine.hoursFactor.value, hours.factor) };
    const gramsFactor = grams === null ? {} : { gramsFactor: multiply(machine.gramsFactor.value, grams.factor) };
    processes.push([process, { machines: [{ id, figures: { ...hoursFactor, ...gramsFactor } }] }]);
  }
  if (processes.length > 0 && doubts.length === 0) lines.push('Put the factors into your rate card, and give it a new version.');
  return { report: lines.join('\n'), fragment: processes.length === 0 ? null : { processes: Object.fromEntries(processes) }, doubts };
}

function doubt(process: ProcessCode, figure: string, fitted: FittedFactor | null): readonly string[] {
  if (fitted === null || (fitted.factor >= LEAST_FACTOR && fitted.factor <= MOST_FACTOR)) return [];
  return [
    `${process}: real ${figure} are ${fitted.factor} times what is predicted. Are they hours and not minutes, grams and not hours, of one piece and not of a plate?`,
  ];
}

/** Predictions already contain the factor that the card has. */
function multiply(present: number, fitted: number) {
  return rate(Math.round(present * fitted * 1000) / 1000, 'x');
}

function tabulate(parts: readonly MadePart[]): string[] {
  const width = Math.max(4, ...parts.map(({ name }) => name.length));
  const cell = (text: string) => text.padStart(11);
  const head = ['hours', 'predicted', 'off', 'grams', 'predicted', 'off'].map(cell).join('');
  const rows = parts.map(({ name, predicted, real }) => {
    const cells = (['hours', 'grams'] as const).flatMap((figure) => [
      real[figure].toFixed(2),
      predicted[figure].toFixed(2),
      `${((predicted[figure] / real[figure] - 1) * 100).toFixed(0)} %`,
    ]);
    return `  ${name.padEnd(width)}${cells.map(cell).join('')}`;
  });
  return [`  ${'part'.padEnd(width)}${head}`, ...rows];
}

function describe(figure: string, fitted: FittedFactor | null): string {
  if (fitted === null) return `No factor brings the ${figure} of parts that it was not fitted to closer.`;
  const { factor, before, after } = fitted;
  const percent = ({ median, p90 }: FittedFactor['before']) => `${(median * 100).toFixed(0)} / ${(p90 * 100).toFixed(0)} %`;
  const effect = `on parts left out of the fit, the error (median / nine in ten) goes from ${percent(before)} to ${percent(after)}`;
  return `Real ${figure} are predicted × ${factor}: ${effect}.`;
}
