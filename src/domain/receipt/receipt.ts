import type { ProcessCode } from '../catalogue/process.ts';
import type { Direction } from '../estimate/part-work.ts';
import type { Micros } from '../money/money.ts';

export interface ReceiptInput {
  readonly name: string;
  readonly value: number | string;
  readonly unit: string;
}

/** One step of a price: what was added, from which figures, by which formula. */
export interface ReceiptLine {
  readonly code: string;
  readonly label: string;
  /** Readable by `parseFormula`; its value is the amount in the receipt's currency. */
  readonly formula: string;
  readonly inputs: readonly ReceiptInput[];
  readonly amountMicros: Micros;
}

/** What the machine does for one piece: figures that whoever slices the part can check, and that the amounts use. */
export interface ReceiptWork {
  readonly process: ProcessCode;
  readonly machine: string;
  /** Which way of the model points up on the machine. */
  readonly orientation: string;
  /** Its direction, and the one along the plate, in the mesh's frame. */
  readonly up: Direction;
  readonly along: Direction;
  readonly heightMm: number;
  readonly layers: number;
  /** Laid down, supports included, waste not. */
  readonly massG: number;
  readonly supportMassG: number;
  readonly hours: number;
}

/** How one unit price came about. The lines' amounts add up to it exactly. */
export interface Receipt {
  readonly rateCardVersion: string;
  readonly rateCardHash: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly modelSha256: string;
  readonly quantity: number;
  readonly lines: readonly ReceiptLine[];
  readonly unitPriceMicros: Micros;
  /** Of a file with several bodies: sums, the height and the layers of the highest, and how the largest lies. */
  readonly work: ReceiptWork;
  /** Of a file with several bodies: how the price of each came about, in the order of the lines. */
  readonly bodies?: readonly BodyReceipt[];
}

/** Bodies that are alike, and how the unit price of one of them came about. */
export interface BodyReceipt {
  /** Their numbers in the file, from 1. */
  readonly numbers: readonly number[];
  readonly receipt: Receipt;
}

/** Costs that arise again with every piece. */
const REPEATING_CODES = new Set(['material', 'machine', 'operation']);
/** Where costs end and the price begins. */
const MARGIN_CODE = 'margin';

/** Figures a formula may use that follow from the lines before it. */
export const RUNNING_TOTALS = {
  'total so far': { unit: 'money', compute: (lines) => sumMicros(lines) / 1_000_000 },
  /** In receipts of old. */
  'cents so far': { unit: 'US cents', compute: (lines) => sumMicros(lines) / 10_000 },
  'costs of each piece': {
    unit: 'money',
    compute: (lines) => sumMicros(lines.filter((line) => REPEATING_CODES.has(line.code))) / 1_000_000,
  },
  'all costs': {
    unit: 'money',
    compute: (lines) => costMicros(lines) / 1_000_000,
  },
} as const satisfies Record<string, { unit: string; compute: (lines: readonly ReceiptLine[]) => number }>;
export type RunningTotal = keyof typeof RUNNING_TOTALS;

/** The sum of some lines' amounts. */
export function sumMicros(lines: readonly ReceiptLine[]): Micros {
  return lines.reduce((sum, line) => sum + line.amountMicros, 0);
}

/** What one piece costs whoever makes it: all lines before the margin. */
function costMicros(lines: readonly ReceiptLine[]): Micros {
  const end = lines.findIndex((line) => line.code === MARGIN_CODE);
  return sumMicros(end < 0 ? lines : lines.slice(0, end));
}

/**
 * What one piece costs the shop by its receipt, without margin: for a file with several bodies, what all of them do. Null where the
 * receipt has no line of margin, because its costs can't be told from its price.
 */
export function findUnitCost({ lines, bodies }: Pick<Receipt, 'lines' | 'bodies'>): Micros | null {
  if (bodies === undefined) return lines.some(({ code }) => code === MARGIN_CODE) ? costMicros(lines) : null;
  let sum = 0;
  for (const { numbers, receipt } of bodies) {
    const cost = findUnitCost(receipt);
    if (cost === null) return null;
    sum += cost * numbers.length;
  }
  return sum;
}
