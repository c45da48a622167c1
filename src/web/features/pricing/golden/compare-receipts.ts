import type { WireTrial } from '#contract/api/pricing/try-golden-parts.ts';
import type { WireReceipt } from '#contract/schemas/quote-line.ts';
import { RUNNING_TOTALS } from '#domain/receipt/receipt.ts';
import { writePercent } from '../../../language/visitor-locale.ts';

type Line = WireReceipt['lines'][number];

/** One step of two receipts. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  /** Decimal; null where this receipt has no such step. */
  readonly before: number | null;
  readonly after: number | null;
  readonly differs: boolean;
  /** The figures that are not the same, but for sums of the steps before. */
  readonly inputs: readonly { readonly name: string; readonly unit: string; readonly before: string; readonly after: string }[];
}

/** Puts two receipts' steps beside each other: those of the second in its order, those of the first alone where they stood. */
export function compareLines(before: readonly Line[], after: readonly Line[]): readonly ComparedLine[] {
  const [old, next] = [keyLines(before), keyLines(after)];
  const keys = [...next.keys()];
  let place = 0;
  for (const key of old.keys()) {
    const known = keys.indexOf(key);
    if (known >= 0) place = known + 1;
    else keys.splice(place++, 0, key);
  }
  return keys.map((key) => {
    const [was, is] = [old.get(key), next.get(key)];
    const inputs = compareInputs(was?.inputs ?? [], is?.inputs ?? []);
    return {
      key,
      label: (is ?? was)?.label ?? '',
      before: was?.amount ?? null,
      after: is?.amount ?? null,
      differs: was?.amount !== is?.amount,
      inputs: was === undefined || is === undefined ? [] : inputs,
    };
  });
}

function compareInputs(before: Line['inputs'], after: Line['inputs']): ComparedLine['inputs'] {
  return after.flatMap(({ name, value, unit }) => {
    const was = before.find((input) => input.name === name);
    return was === undefined || was.value === value || Object.hasOwn(RUNNING_TOTALS, name)
      ? []
      : [{ name, unit, before: String(was.value), after: String(value) }];
  });
}

/** By code and label, which are what makes a step the same; a second one of both counts apart. */
function keyLines(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const keyed = new Map<string, Line>();
  for (const line of lines) {
    let key = `${line.code} ${line.label}`;
    while (keyed.has(key)) key += ' +';
    keyed.set(key, line);
  }
  return keyed;
}

export type Trial = WireTrial;

/** The unit price of a trial; null while it is worked out, and where there is none. */
export function priceOf(trial: Trial | null): number | null {
  return trial === null || trial.line === null || trial.line.isPending || trial.line.receipt === null ? null : trial.line.price;
}

/** Whether a trial's price, or its part, is still worked out. */
export function isPending(trial: Trial | null): boolean {
  return trial !== null && (trial.line?.isPending ?? trial.refusal === null);
}

/** The steps of a trial's receipt; null where it has none to show. */
export function receiptOf(trial: Trial | null): WireReceipt | null {
  const receipt = trial?.line?.receipt ?? null;
  return receipt !== null && receipt.view === 'full' ? receipt : null;
}

/** How much more or less one price is than another, for instance '+12.5%'; null where one is missing. */
export function showDifference(before: number | null, after: number | null): string | null {
  if (before === null || after === null || before === 0) return null;
  const percent = ((after - before) / before) * 100;
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  if (rounded === 0) return writePercent(percent === 0 ? 0 : percent > 0 ? '< +0.1' : '> −0.1');
  return writePercent(`${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`);
}
