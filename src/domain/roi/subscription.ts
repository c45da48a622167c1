export const AUTOMATED_MINUTES_PER_QUOTE = 5;
export const SUBSCRIPTION_DOLLARS = 195;
/** Quotes a month that the subscription includes. */
export const INCLUDED_QUOTES = 300;
/** What a quote beyond those included is said to cost. */
export const NOMINAL_EXTRA_QUOTE_DOLLARS = 0.2;
/** What the estimate charges for it: its formula multiplies by 0.20 twice. */
export const EFFECTIVE_EXTRA_QUOTE_DOLLARS = 0.04;

/** A month's subscription by both readings of the price of an extra quote. */
export interface Subscription {
  readonly extraQuotes: number;
  /** 195 + extra quotes × 0.20 × 0.20: the one that counts. */
  readonly effectiveDollars: number;
  /** 195 + extra quotes × 0.20. */
  readonly nominalDollars: number;
}

/** What the subscription costs in a month with so many quotes; NaN in, NaN out. */
export function estimateSubscription(quotesPerMonth: number): Subscription {
  const extraQuotes = Math.max(0, quotesPerMonth - INCLUDED_QUOTES);
  return {
    extraQuotes,
    effectiveDollars: SUBSCRIPTION_DOLLARS + extraQuotes * EFFECTIVE_EXTRA_QUOTE_DOLLARS,
    nominalDollars: SUBSCRIPTION_DOLLARS + extraQuotes * NOMINAL_EXTRA_QUOTE_DOLLARS,
  };
}
