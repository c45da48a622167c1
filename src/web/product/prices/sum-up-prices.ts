import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { spellChoice } from './price-words.ts';

/** What there is to say of several parts' prices together. */
interface PricesInShort {
  /** Those with a price. */
  readonly priced: readonly PartPrice[];
  /** How many a person looks at first. */
  readonly onReview: number;
  /** What they are made of, in words, each once. */
  readonly choices: readonly string[];
  /** The day by which the last of the priced leaves; null where one's is on request, or none is priced. */
  readonly shipBy: string | null;
}

/** Leaves out what is still being worked out. */
export function sumUpPrices(prices: readonly PartPrice[]): PricesInShort {
  const known = prices.filter(({ isPending }) => !isPending);
  const priced = known.filter(({ price }) => price !== null);
  const days = priced.flatMap(({ shipBy }) => shipBy ?? []).sort();
  return {
    priced,
    onReview: known.filter(({ isInstantQuote }) => !isInstantQuote).length,
    choices: [...new Set(known.flatMap(({ choice }) => (choice === null ? [] : spellChoice(choice))))],
    shipBy: days.length < priced.length ? null : (days.at(-1) ?? null),
  };
}
