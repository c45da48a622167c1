import type { CatalogueFinish } from '../catalogue/entries.ts';
import type { FinishRates, RateCard } from '../rates/rate-card.ts';

/**
 * The finishes of which one is the cheapest, whatever is made: those left out cost at least as much as one that is kept, in their share as
 * in their minimum. All of them where none has rates.
 */
export function findCheapestFinishes(
  finishes: readonly CatalogueFinish[],
  { finishes: rates }: Pick<RateCard, 'finishes'>,
): readonly CatalogueFinish[] {
  const priced = finishes.flatMap((finish) => {
    const own = Object.hasOwn(rates, finish.id) ? rates[finish.id] : undefined;
    return own === undefined ? [] : [{ finish, own }];
  });
  const kept = priced.filter(
    ({ own }, index) =>
      !priced.some((other, at) => at !== index && isNoDearer(other.own, own) && (at < index || !isNoDearer(own, other.own))),
  );
  return kept.length === 0 ? finishes.slice(0, 1) : kept.map(({ finish }) => finish);
}

function isNoDearer(one: FinishRates, other: FinishRates): boolean {
  return one.share.value <= other.share.value && one.minimum.value <= other.minimum.value;
}
