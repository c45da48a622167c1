import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import type { Micros } from '../money/money.ts';
import { listMaterials } from '../shop/card-catalogue.ts';
import { findCheapestFinishes } from './cheapest-finishes.ts';
import { priceOrder } from './price-order.ts';
import { type MaterialQuote, type QuoteRequest, quoteMaterial } from './quote.ts';

/** A part in a material, colour and finish that somebody chose, or nobody did. */
export interface ChosenQuote {
  readonly material: CatalogueMaterial;
  readonly color: CatalogueColor;
  readonly finish: CatalogueFinish;
  readonly quote: MaterialQuote;
  /** What its pieces come to as a request of their own, with all that is charged once, without tax; null without a price to show. */
  readonly netMicros: Micros | null;
}

/** What somebody chose. */
export type WantedChoice = Pick<QuoteRequest, 'materialId' | 'colorId' | 'finishId'>;
type Subject = Pick<QuoteRequest, 'measurement' | 'estimates' | 'quantity' | 'provider'>;

/** A part in what was chosen for it; null where the provider does not offer that. */
export function quoteChosen(subject: Subject, { materialId, colorId, finishId }: WantedChoice, leadTimeId?: string): ChosenQuote | null {
  const { rateCard, offer } = subject.provider;
  const material = listMaterials(rateCard, offer).find(({ id }) => id === materialId);
  const color = material?.colors.find(({ id }) => id === colorId);
  const finish = material?.finishes.find(({ id }) => id === finishId);
  return material && color && finish ? quoteIn(subject, { material, color, finish }, leadTimeId) : null;
}

/**
 * A part that nothing is chosen for: in the provider's default material, else in the usual choice, where that has an instant price or has
 * it in a moment; else in its cheapest.
 */
export function quoteUnchosen(subject: Subject, usual?: WantedChoice): ChosenQuote | null {
  const { rateCard, offer } = subject.provider;
  const materials = listMaterials(rateCard, offer);
  const first = offer.find(({ isDefault }) => isDefault === true);
  const begun =
    first &&
    quoteCheapest(
      subject,
      materials.filter(({ id }) => id === first.materialId),
    );
  if (begun && isSettled(begun)) return begun;
  const alike = usual && quoteChosen(subject, usual);
  return alike && isSettled(alike) ? alike : quoteCheapest(subject, materials);
}

function isSettled({ quote }: ChosenQuote): boolean {
  return quote.isInstantQuote || quote.isPending;
}

/**
 * A part in what it can be had in for the least of some materials: the cheapest choice with an instant price, else the cheapest whose price a person
 * confirms, else the first on offer. Of colours, which cost alike, a material's first. Null of none.
 */
function quoteCheapest(subject: Subject, materials: readonly CatalogueMaterial[]): ChosenQuote | null {
  const { rateCard } = subject.provider;
  let best: ChosenQuote | null = null;
  for (const material of materials) {
    const [color] = material.colors;
    if (color === undefined) continue;
    for (const finish of findCheapestFinishes(material.finishes, rateCard)) {
      const found = quoteIn(subject, { material, color, finish });
      if (best === null || isBetter(found, best)) best = found;
    }
  }
  return best;
}

function quoteIn(subject: Subject, choice: Pick<ChosenQuote, 'material' | 'color' | 'finish'>, leadTimeId?: string): ChosenQuote {
  const { quantity, measurement, provider } = subject;
  const quote = quoteMaterial(subject, choice, leadTimeId);
  const { unitPriceMicros, plainPriceMicros } = quote;
  const modelSha256 = measurement.originSha256 ?? measurement.sha256;
  const netMicros =
    unitPriceMicros === null
      ? null
      : priceOrder([{ modelSha256, ...choice, quantity, unitPriceMicros, plainPriceMicros }], provider.rateCard).netMicros;
  return { ...choice, quote, netMicros };
}

/** What is still to be worked out may turn out the cheapest, and so comes before what nobody need wait for. */
function isBetter(one: ChosenQuote, other: ChosenQuote): boolean {
  const rankOf = ({ quote, netMicros }: ChosenQuote) => (quote.isPending ? 3 : netMicros === null ? 0 : quote.isInstantQuote ? 2 : 1);
  const [rank, best] = [rankOf(one), rankOf(other)];
  return rank === best ? (one.netMicros ?? 0) < (other.netMicros ?? 0) : rank > best;
}
