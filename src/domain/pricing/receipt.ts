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
