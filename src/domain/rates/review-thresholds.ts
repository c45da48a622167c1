import type { ValueOf } from '../fields/field.ts';
import { formatMoney } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import type { SHOP_FIELDS } from './rate-card-fields.ts';

/** From where on a person looks before a price holds; 0 is no threshold. */
export type ReviewThresholds = ValueOf<typeof SHOP_FIELDS>['review'];

/** A line, as far as its thresholds go. */
export interface LineToReview {
  /** Decimal, in the card's currency. */
  readonly value: number;
  readonly quantity: number;
  readonly longestMm: number;
}

/** Which thresholds a line is over, in sentences for the customer. */
export function findCrossed({ value, quantity, longestMm }: LineToReview, review: ReviewThresholds, currency: string): readonly string[] {
  const reasons: string[] = [];
  if (isOver(value, review.lineValue)) {
    reasons.push(`A line worth more than ${formatMoney(review.lineValue.value, currency)} is confirmed in person.`);
  }
  if (isOver(quantity, review.quantity)) {
    reasons.push(`More than ${review.quantity.value.toLocaleString('en-US')} pieces are confirmed in person.`);
  }
  if (isOver(longestMm, review.size)) {
    reasons.push(`A part longer than ${review.size.value.toLocaleString('en-US')} mm is confirmed in person.`);
  }
  return reasons;
}

/** Why a whole request is confirmed in person, in a sentence for the customer; null where it isn't. */
export function findOrderReview(value: number, { orderValue }: ReviewThresholds, currency: string): string | null {
  return isOver(value, orderValue) ? `A request worth more than ${formatMoney(orderValue.value, currency)} is confirmed in person.` : null;
}

function isOver(figure: number, threshold: Rate<string>): boolean {
  return threshold.value > 0 && figure > threshold.value;
}
