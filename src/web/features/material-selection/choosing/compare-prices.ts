import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { amountFromMicros, microsFromAmount } from '#domain/money/money.ts';

type Compared = Pick<MaterialPrice, 'from' | 'missing' | 'isPending' | 'days'>;

/** What an option changes. */
interface Difference {
  /** In the currency's units; below zero it costs less. */
  readonly more: number;
  /** Business days; below zero it leaves sooner. */
  readonly daysLater: number;
}

/** What an option changes against what is chosen now; null where either has no price, or leaves other parts out of it. */
export function comparePrices(option: Compared, present: Compared | undefined): Difference | null {
  if (present === undefined || present.from === null || option.from === null) return null;
  if (present.missing !== option.missing || present.isPending || option.isPending) return null;
  return {
    more: amountFromMicros(microsFromAmount(option.from) - microsFromAmount(present.from)),
    daysLater: option.days - present.days,
  };
}
