import { parseFormula } from '../receipt/formula.ts';
import type { ReceiptInput } from '../receipt/receipt.ts';
import type { QuantityDiscount } from './rate-card.ts';

/** The steps that end in `discount` (%) at a quantity, and their figures. */
export interface DiscountStep {
  readonly steps: string;
  readonly inputs: readonly ReceiptInput[];
}

/** For how many pieces a discount is given, how that figure is called, and the steps that end in it. */
export interface DiscountedPieces extends DiscountStep {
  readonly name: string;
  readonly value: number;
}

/**
 * The pieces a discount goes by: the quantity; where pieces share a machine's time, so that many cost hardly more than one, as many as
 * their costs would be worth at the costs of one alone. Else the discount could give back more than one more piece brings in.
 */
export function countDiscounted(quantity: number, costsOfEach: number, costsOfOneAlone: number): DiscountedPieces {
  const pieces: ReceiptInput = { name: 'quantity', value: quantity, unit: 'pieces' };
  if (costsOfOneAlone <= costsOfEach) return { name: 'quantity', value: quantity, steps: '', inputs: [pieces] };
  return {
    name: 'worth',
    value: Math.max(1, (quantity * costsOfEach) / costsOfOneAlone),
    steps: 'worth = max(1, quantity × costs of each piece ÷ costs of one alone); ',
    inputs: [pieces, { name: 'costs of one alone', value: costsOfOneAlone, unit: 'money' }],
  };
}

/**
 * Reads the discount table, evenly on a logarithmic scale between two entries, so that the price falls smoothly and has no steps that it
 * would pay to order up to. Null below the table, where there is no discount.
 */
export function findDiscount(table: readonly QuantityDiscount[], { name, value, steps, inputs }: DiscountedPieces): DiscountStep | null {
  const low = table.findLast((entry) => entry.from.value <= value);
  if (low === undefined) return null;
  const high = table.find((entry) => entry.from.value > value);
  if (high === undefined || low.from.value === value) {
    return low.discount.value === 0 ? null : { steps: '', inputs: [{ name: 'discount', ...low.discount }] };
  }
  return {
    steps: `${steps}discount = low discount + (high discount − low discount) × ln(${name} ÷ low quantity) ÷ ln(high quantity ÷ low quantity); `,
    inputs: [
      ...inputs,
      { name: 'low quantity', ...low.from },
      { name: 'low discount', ...low.discount },
      { name: 'high quantity', ...high.from },
      { name: 'high discount', ...high.discount },
    ],
  };
}

/**
 * Whether a total could fall when the quantity grows. With the discount d on what repeats with each piece, a total
 * grows as q·(1 − d), whose slope 1 − d − q·d′ must not be negative; on the logarithmic scale q·d′ is constant
 * between two entries, and d is largest at the upper one.
 */
export function canTotalFall(table: readonly QuantityDiscount[]): boolean {
  return table.some((high, index) => {
    const low = table[index - 1];
    if (low === undefined) return false;
    const slope = (high.discount.value - low.discount.value) / Math.log(high.from.value / low.from.value);
    return slope > 100 - high.discount.value;
  });
}

/** The pieces at which a shop looks what discounts leave of its margin. */
export const MARGIN_QUANTITIES = [1, 10, 100, 1000] as const;

/**
 * What of a margin of `marginPercent` the discounts leave at least, in percent of the price; below 0 the price is under the costs. A
 * price P = C ÷ (1 − m) that is discounted by d leaves 1 − (1 − m) ÷ (1 − d) of itself. Costs that do not repeat are not discounted,
 * so that with them more is left.
 */
export function findMarginLeft(table: readonly QuantityDiscount[], marginPercent: number, quantity: number): number {
  const step = findDiscount(table, {
    name: 'quantity',
    value: quantity,
    steps: '',
    inputs: [{ name: 'quantity', value: quantity, unit: 'pieces' }],
  });
  const discount =
    step === null ? 0 : parseFormula(`${step.steps}discount`).evaluate(step.inputs.map(({ name, value }) => [name, Number(value)]));
  return 100 * (1 - (1 - marginPercent / 100) / (1 - discount / 100));
}
