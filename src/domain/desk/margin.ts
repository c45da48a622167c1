import { type Micros, totalMicros } from '../money/money.ts';
import { addUp, type OfferLine } from './offer.ts';

/** What is left of the lines of an offer after what they cost the shop. */
export interface Margin {
  readonly costMicros: Micros;
  /** What the lines come to less the discount and the cost; below 0 where they cost more. */
  readonly leftMicros: Micros;
  /** Of what the lines come to less the discount; null where that is nothing. */
  readonly percent: number | null;
  /** Lines whose cost nobody knows: they are not in the figures. */
  readonly withoutCost: number;
}

/** The margin of those lines whose cost is known; charges are left out. Null where no cost is. `costs` are of one piece, by line. */
export function findMargin(
  lines: readonly Pick<OfferLine, 'line' | 'quantity' | 'unitPriceMicros'>[],
  discountPercent: number,
  costs: ReadonlyMap<number, Micros>,
  currency: string,
): Margin | null {
  const known = lines.flatMap(({ line, ...rest }) => {
    const cost = costs.get(line);
    return cost === undefined ? [] : [{ ...rest, cost }];
  });
  if (known.length === 0) return null;
  const { netMicros } = addUp(known, { charges: [], discountPercent, tax: null }, currency);
  const costMicros = known.reduce((sum, { cost, quantity }) => sum + totalMicros(cost, quantity, currency), 0);
  const leftMicros = netMicros - costMicros;
  return {
    costMicros,
    leftMicros,
    percent: netMicros === 0 ? null : (leftMicros / netMicros) * 100,
    withoutCost: lines.length - known.length,
  };
}
