import type { ValueOf } from '../fields/field.ts';
import { amountFromMicros, formatMoney } from '../money/money.ts';
import type { PROCESS_FIELDS } from './rate-card-fields.ts';

/** Beyond these a mistake is likelier than an order. */
export type PlausibleBounds = ValueOf<typeof PROCESS_FIELDS>['plausible'];

/** One piece of a line. */
export interface PricedPiece {
  readonly massG: number;
  /** What a machine runs for it, and its share of that. */
  readonly hours: number;
  readonly chargedHours: number;
  readonly priceMicros: number;
  readonly currency: string;
}

/** What about a piece is not believed without a look, in sentences for the customer; empty when nothing is. */
export function findImplausible(
  { massG, hours, chargedHours, priceMicros, currency }: PricedPiece,
  bounds: PlausibleBounds,
): readonly string[] {
  const kg = massG / 1000;
  const price = amountFromMicros(priceMicros);
  const reasons: string[] = [];
  if (kg > bounds.mostMass.value) {
    reasons.push(`A piece would weigh ${format(kg)} kg; above ${format(bounds.mostMass.value)} kg our team checks first.`);
  }
  if (hours > bounds.mostHours.value) {
    reasons.push(`A piece would take ${format(hours)} machine hours; above ${format(bounds.mostHours.value)} our team checks first.`);
  }
  if (price > bounds.mostPrice.value) {
    reasons.push(`A piece would cost more than ${formatMoney(bounds.mostPrice.value, currency)}; such a price is confirmed in person.`);
  }
  if (price < kg * bounds.leastPerKg.value || price < chargedHours * bounds.leastPerHour.value) {
    reasons.push(
      `The price looks too low for a piece of ${format(kg)} kg and ${format(chargedHours)} machine hours, so our team checks it.`,
    );
  }
  return reasons;
}

function format(figure: number): string {
  return figure.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
