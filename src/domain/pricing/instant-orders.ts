import type { Micros } from '../money/money.ts';
import type { QuotedLine } from './quote.ts';

/** Up to where a shop takes orders at the instant price without looking at them first. */
export interface InstantOrders {
  readonly isOn: boolean;
  /** Net, in the currency of the shop's rates. */
  readonly mostMicros: Micros;
  /** Of each line. */
  readonly mostPieces: number;
  /** Materials by their ids; none named: all that are offered. */
  readonly materialIds: readonly string[];
}

export const NO_INSTANT_ORDERS: InstantOrders = { isOn: false, mostMicros: 500_000_000, mostPieces: 100, materialIds: [] };

/** A line that somebody would order, as the server prices it. */
export interface OrderableLine {
  readonly quantity: number;
  readonly line: Pick<QuotedLine, 'isInstantQuote' | 'isPending' | 'isPriceHidden' | 'unitPriceMicros'> & {
    readonly material: Pick<QuotedLine['material'], 'id'>;
  };
  /** The shop tells no date that far ahead. */
  readonly isOnRequest: boolean;
}

/**
 * Whether an order goes without a look of the shop: within its bounds, with a price and a date on every line, and nothing that its
 * thresholds have somebody look at.
 */
export function isWithinInstantOrders(
  lines: readonly OrderableLine[],
  { netMicros, review }: { readonly netMicros: Micros; readonly review: string | null },
  { isOn, mostMicros, mostPieces, materialIds }: InstantOrders,
): boolean {
  if (!isOn || lines.length === 0 || review !== null || netMicros > mostMicros) return false;
  return lines.every(({ quantity, isOnRequest, line }) => {
    const isPriced = line.isInstantQuote && !line.isPending && !line.isPriceHidden && line.unitPriceMicros > 0 && !isOnRequest;
    return isPriced && quantity <= mostPieces && (materialIds.length === 0 || materialIds.includes(line.material.id));
  });
}
