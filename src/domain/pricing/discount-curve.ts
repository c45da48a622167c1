import type { QuantityDiscount } from './rate-card.ts';
import type { ReceiptInput } from './receipt.ts';

/** The steps that end in `discount` (%) at a quantity, and their figures. */
export interface DiscountStep {
  readonly steps: string;
  readonly inputs: readonly ReceiptInput[];
}

/**
 * Reads the discount table at a quantity, evenly on a logarithmic scale between two entries, so that the price
 * falls smoothly and has no steps that it would pay to order up to.
 * Null below the table, where there is no discount.
 */
export function findDiscount(table: readonly QuantityDiscount[], quantity: number): DiscountStep | null {
  const low = table.findLast((entry) => entry.from.value <= quantity);
  if (low === undefined) return null;
  const high = table.find((entry) => entry.from.value > quantity);
  if (high === undefined || low.from.value === quantity) {
    return low.discount.value === 0 ? null : { steps: '', inputs: [{ name: 'discount', ...low.discount }] };
  }
  return {
    steps: 'discount = low discount + (high discount − low discount) × ln(quantity ÷ low quantity) ÷ ln(high quantity ÷ low quantity); ',
    inputs: [
      { name: 'quantity', value: quantity, unit: 'pieces' },
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
