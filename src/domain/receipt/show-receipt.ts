import { type Micros, roundMicros } from '../money/money.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** A part of a unit price that customers read as one. */
export interface PriceGroup {
  readonly label: string;
  readonly amountMicros: Micros;
}

/** Which steps of a receipt go into which group; a step that isn't a cost is spread over all of them. */
const GROUPS: readonly { readonly label: string; readonly codes: readonly string[] }[] = [
  { label: 'Preparation', codes: ['programming'] },
  { label: 'Material', codes: ['material'] },
  { label: 'Production', codes: ['machine', 'operation', 'inspection'] },
  { label: 'Finish', codes: ['finish'] },
];

/**
 * A unit price by groups of costs, in whole smallest units of the currency but for the last, so that they add up to it. What isn't a cost
 * of one group (overhead, margin, discounts, surcharges, rounding) is spread in proportion, so that no group tells cost or margin.
 */
export function groupReceipt(receipt: Receipt): readonly PriceGroup[] {
  const costs = new Map(GROUPS.map(({ label }) => [label, 0]));
  for (const [line, times] of listCosts(receipt)) {
    const group = GROUPS.find(({ codes }) => codes.includes(line.code));
    if (group !== undefined) costs.set(group.label, (costs.get(group.label) ?? 0) + times * line.amountMicros);
  }
  const sum = [...costs.values()].reduce((total, cost) => total + cost, 0);
  if (sum <= 0) return [{ label: 'Production', amountMicros: receipt.unitPriceMicros }];
  const shares = [...costs].filter(([, cost]) => cost > 0);
  let left = receipt.unitPriceMicros;
  return shares.map(([label, cost], index) => {
    const isLast = index === shares.length - 1;
    const amountMicros = isLast ? left : roundMicros((receipt.unitPriceMicros * cost) / sum, receipt.currency);
    left -= amountMicros;
    return { label, amountMicros };
  });
}

function listCosts({ lines, bodies }: Receipt): readonly (readonly [ReceiptLine, number])[] {
  if (bodies === undefined) return lines.map((line) => [line, 1] as const);
  return bodies.flatMap(({ numbers, receipt }) => receipt.lines.map((line) => [line, numbers.length] as const));
}
