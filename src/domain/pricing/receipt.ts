import type { Micros } from '../money.ts';

export interface ReceiptInput {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
}

/** One step of a price: what was added, from which figures, by which formula. */
export interface ReceiptLine {
  readonly code: string;
  readonly label: string;
  /** Readable by `parseFormula`; its value is the amount in dollars. */
  readonly formula: string;
  readonly inputs: readonly ReceiptInput[];
  readonly amountMicros: Micros;
}

/** How one unit price came about. The lines' amounts add up to `unitPriceCents` exactly. */
export interface Receipt {
  readonly rateCardVersion: string;
  readonly rateCardHash: string;
  readonly modelSha256: string;
  readonly quantity: number;
  readonly lines: readonly ReceiptLine[];
  readonly unitPriceCents: number;
}

/** Costs that arise again with every piece. */
const REPEATING_CODES = new Set(['material', 'machine', 'operation']);
/** Where costs end and the price begins. */
const MARGIN_CODE = 'margin';

/** Figures a formula may use that follow from the lines before it. */
export const RUNNING_TOTALS = {
  'total so far': { unit: 'USD', compute: (lines) => sumMicros(lines) / 1_000_000 },
  'cents so far': { unit: 'US cents', compute: (lines) => sumMicros(lines) / 10_000 },
  'costs of each piece': {
    unit: 'USD',
    compute: (lines) => sumMicros(lines.filter((line) => REPEATING_CODES.has(line.code))) / 1_000_000,
  },
  'all costs': {
    unit: 'USD',
    compute: (lines) => {
      const end = lines.findIndex((line) => line.code === MARGIN_CODE);
      return sumMicros(end < 0 ? lines : lines.slice(0, end)) / 1_000_000;
    },
  },
} as const satisfies Record<string, { unit: string; compute: (lines: readonly ReceiptLine[]) => number }>;
export type RunningTotal = keyof typeof RUNNING_TOTALS;

/** The sum of some lines' amounts. */
export function sumMicros(lines: readonly ReceiptLine[]): Micros {
  return lines.reduce((sum, line) => sum + line.amountMicros, 0);
}
