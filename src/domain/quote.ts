import { findColor, findFinish, findMaterial } from './catalogue/catalogue.ts';
import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from './catalogue/entries.ts';
import { MANUFACTURING_PROCESS, PROCESS_NAMES } from './catalogue/process.ts';
import { type Measurement, reviewFindings } from './part.ts';
import { type LineToPrice, NO_VOLUME, type PriceOutcome, priceLine, unpriceable } from './pricing/price-line.ts';
import type { Receipt } from './pricing/receipt.ts';
import type { Provider } from './provider.ts';
import { findBrokenLimits } from './shop-limits.ts';
import type { PartWork, WorkByProfile } from './work/part-work.ts';
import { hashProfile } from './work/profile.ts';

/** What a customer asks a price for. */
export interface QuoteRequest {
  readonly measurement: Measurement;
  /** The work on the part, as far as it is known. */
  readonly works: WorkByProfile;
  readonly quantity: number;
  readonly provider: Provider;
  readonly materialId: string;
  readonly colorId: string;
  readonly finishId: string;
}

/** The unit price at one quantity. */
export interface QuantityPrice {
  readonly quantity: number;
  readonly unitPriceCents: number;
}

/** One priced line. */
export interface QuotedLine {
  readonly material: CatalogueMaterial;
  readonly color: CatalogueColor;
  readonly finish: CatalogueFinish;
  /** For instance 'Additive Manufacturing'. */
  readonly manufacturingProcess: string;
  /** For instance 'Selective laser sintering (SLS)'. */
  readonly manufacturingProcessSubtype: string;
  /** An estimate where the quote isn't instant; 0 where nothing could be computed. */
  readonly unitPriceCents: number;
  readonly isInstantQuote: boolean;
  /** Sentences for the customer; empty when the quote is instant. */
  readonly reviewReasons: readonly string[];
  /** Null when the part could not be priced at all. */
  readonly receipt: Receipt | null;
  /** Working days; 0 without a price. */
  readonly leadTimeDays: number;
  /** The work on the part is still to be worked out; the price follows. */
  readonly isPending: boolean;
}

export type QuoteOutcome =
  | { readonly outcome: 'quoted'; readonly line: QuotedLine }
  | { readonly outcome: 'not-offered'; readonly message: string };

const USUAL_QUANTITIES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** Prices one part; a choice the provider doesn't offer is refused in words. */
export function quotePart(request: QuoteRequest): QuoteOutcome {
  const { measurement, quantity, provider } = request;
  const choice = findChoice(request);
  if (choice === null) {
    return { outcome: 'not-offered', message: `${provider.name} does not offer this combination of material, color and finish.` };
  }
  const { material, color, finish } = choice;
  const work = request.works[hashProfile(provider.rateCard, material.process)];
  const price = priceWork(measurement, work, { quantity, material, finish, rateCard: provider.rateCard });
  const reviewReasons = [
    ...(provider.generateInstantQuotes ? [] : [`${provider.name} confirms every price in person.`]),
    ...reviewFindings(measurement),
    ...findOpenness(measurement),
    ...findBrokenLimits(measurement, work ?? null, material, provider.rateCard),
    ...(price.outcome === 'unpriceable' ? price.reasons : price.doubts),
  ];
  const priced = price.outcome === 'priced' ? price : null;
  return {
    outcome: 'quoted',
    line: {
      material,
      color,
      finish,
      manufacturingProcess: MANUFACTURING_PROCESS,
      manufacturingProcessSubtype: PROCESS_NAMES[material.process],
      unitPriceCents: priced?.unitPriceCents ?? 0,
      isInstantQuote: reviewReasons.length === 0,
      reviewReasons,
      receipt: priced?.receipt ?? null,
      leadTimeDays: priced?.leadTimeDays ?? 0,
      isPending: work === undefined && measurement.volumeMm3 !== null,
    },
  };
}

const PENDING = 'What the machine has to do for this part is being worked out. The price follows in a moment.';
const UNKNOWN_WORK = 'What the machine has to do for this part could not be worked out.';

function priceWork(
  { volumeMm3, sha256 }: Measurement,
  work: PartWork | null | undefined,
  line: Omit<LineToPrice, 'work' | 'modelSha256'>,
): PriceOutcome {
  if (volumeMm3 === null) return unpriceable(NO_VOLUME);
  if (work === undefined || work === null) return unpriceable(work === null ? UNKNOWN_WORK : PENDING);
  return priceLine({ ...line, modelSha256: sha256, work });
}

function findOpenness({ watertight, findings }: Measurement): readonly string[] {
  const isSaid = findings.some((finding) => finding.code === 'NOT_CLOSED' && finding.severity === 'review');
  return watertight || isSaid ? [] : ['The model is not a closed solid, so its volume is uncertain.'];
}

function findChoice({ provider, materialId, colorId, finishId }: QuoteRequest) {
  const offered = provider.offer.find((entry) => entry.materialId === materialId);
  const material = findMaterial(materialId);
  if (offered === undefined || material === null) return null;
  const color = offered.colorIds.includes(colorId) ? findColor(material, colorId) : null;
  const finish = offered.finishIds.includes(finishId) ? findFinish(material, finishId) : null;
  return color === null || finish === null ? null : { material, color, finish };
}

/**
 * What a quoted part costs at the usual quantities, ascending; empty without a price. It takes ten times the work of the quote and
 * depends on the part, its material and finish and the rate card alone, so it is worth keeping.
 */
export function priceUsualQuantities(
  { works, provider }: Pick<QuoteRequest, 'works' | 'provider'>,
  { material, finish, receipt }: QuotedLine,
): readonly QuantityPrice[] {
  const work = works[hashProfile(provider.rateCard, material.process)];
  if (receipt === null || work === undefined || work === null) return [];
  const { modelSha256 } = receipt;
  return USUAL_QUANTITIES.flatMap((quantity) => {
    const price = priceLine({ modelSha256, work, quantity, material, finish, rateCard: provider.rateCard });
    return price.outcome === 'priced' ? [{ quantity, unitPriceCents: price.unitPriceCents }] : [];
  });
}

/** The usual quantities and the asked one, ascending. */
export function listQuantityPrices(usual: readonly QuantityPrice[], { receipt }: QuotedLine): readonly QuantityPrice[] {
  if (receipt === null || usual.some(({ quantity }) => quantity === receipt.quantity)) return usual;
  return [...usual, { quantity: receipt.quantity, unitPriceCents: receipt.unitPriceCents }].sort((a, b) => a.quantity - b.quantity);
}
