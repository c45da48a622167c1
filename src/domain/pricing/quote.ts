import { findColor, findFinish } from '../catalogue/catalogue.ts';
import type { CatalogueColor, CatalogueFinish, CatalogueMaterial } from '../catalogue/entries.ts';
import { MANUFACTURING_PROCESS, PROCESS_NAMES } from '../catalogue/process.ts';
import type { EstimatesByProfile, PartEstimate } from '../estimate/part-work.ts';
import { amountFromMicros, type Micros, totalMicros } from '../money/money.ts';
import { type Measurement, reviewFindings } from '../part/part.ts';
import { isLeadTimeOffered, type LeadTimeOption } from '../rates/lead-time.ts';
import { hashProfile } from '../rates/profile.ts';
import type { ProcessRates, ShopMachine } from '../rates/rate-card.ts';
import { findCrossed } from '../rates/review-thresholds.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { listMaterials } from '../shop/card-catalogue.ts';
import type { Provider } from '../shop/provider.ts';
import { type LineToPrice, NO_VOLUME, type PriceOutcome, priceLine } from './price-line.ts';
import { findBrokenLimits } from './shop-limits.ts';

/** What a customer asks a price for. */
export interface QuoteRequest {
  readonly measurement: Measurement;
  /** The work on the part, as far as it is known. */
  readonly estimates: EstimatesByProfile;
  readonly quantity: number;
  readonly provider: Provider;
  readonly materialId: string;
  readonly colorId: string;
  readonly finishId: string;
  /** The process's first where it is left out, or is none of the process's. */
  readonly leadTimeId?: string;
}

/** The unit price at one quantity. */
export interface QuantityPrice {
  readonly quantity: number;
  readonly unitPriceMicros: Micros;
}

/** What a line would cost in another lead time. */
export interface LeadTimeOffer {
  readonly option: LeadTimeOption;
  readonly unitPriceMicros: Micros;
  /** Working days. */
  readonly days: number;
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
  /** The cheapest machine that the part fits; the first where it fits none. */
  readonly machine: ShopMachine;
  readonly leadTime: LeadTimeOption;
  /** What can be chosen instead, itself included; empty without a price. */
  readonly leadTimes: readonly LeadTimeOffer[];
  /** An estimate where the quote isn't instant; 0 where nothing could be computed, or the part fits no machine. */
  readonly unitPriceMicros: Micros;
  /** What a piece would cost without its finish, unrounded; 0 without a price. */
  readonly plainPriceMicros: Micros;
  readonly isInstantQuote: boolean;
  /** The customer sees no price until a person has looked. */
  readonly isPriceHidden: boolean;
  /** Sentences for the customer; empty when the quote is instant. */
  readonly reviewReasons: readonly string[];
  /** Null without a price. */
  readonly receipt: Receipt | null;
  /** Working days; 0 without a price. */
  readonly leadTimeDays: number;
  /** The work on the part is still to be worked out; the price follows. */
  readonly isPending: boolean;
}

export type QuoteOutcome =
  | { readonly outcome: 'quoted'; readonly line: QuotedLine }
  | { readonly outcome: 'not-offered'; readonly message: string };

type Choice = Pick<QuotedLine, 'material' | 'color' | 'finish'>;

const USUAL_QUANTITIES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** Prices one part; a choice the provider doesn't offer is refused in words. */
export function quotePart(request: QuoteRequest): QuoteOutcome {
  const { measurement, provider } = request;
  const { rateCard } = provider;
  const choice = findChoice(request);
  if (choice === null) {
    return { outcome: 'not-offered', message: `${provider.name} does not offer this combination of material, color and finish.` };
  }
  const { material } = choice;
  const { leadTime, machine, work, price } = priceInLeadTime(request, choice, request.leadTimeId);
  const priced = price.outcome === 'priced' ? price : null;
  const reviewReasons = findReviewReasons(request, material, { machine, work, price });
  return {
    outcome: 'quoted',
    line: {
      ...choice,
      machine,
      leadTime,
      leadTimes: priced === null ? [] : offerLeadTimes(request, choice, { option: leadTime, ...priced, days: priced.leadTimeDays }),
      manufacturingProcess: MANUFACTURING_PROCESS,
      manufacturingProcessSubtype: PROCESS_NAMES[material.process],
      unitPriceMicros: priced?.unitPriceMicros ?? 0,
      plainPriceMicros: priced?.plainPriceMicros ?? 0,
      isInstantQuote: reviewReasons.length === 0,
      isPriceHidden: reviewReasons.length > 0 && rateCard.review.hidesPrice === 'yes',
      reviewReasons,
      receipt: priced?.receipt ?? null,
      leadTimeDays: priced?.leadTimeDays ?? 0,
      isPending: work === undefined && measurement.volumeMm3 !== null,
    },
  };
}

const PENDING = 'What the machine has to do for this part is being worked out. The price follows in a moment.';
const UNKNOWN_WORK = 'What the machine has to do for this part could not be worked out.';

interface OnMachine {
  readonly machine: ShopMachine;
  /** Null: it could not be worked out; undefined: it is still to be. */
  readonly work: PartEstimate | null | undefined;
  readonly price: PriceOutcome;
}

/** The price on the cheapest machine that the part fits, all of whose works must be known: a cheaper one may still come. None where it fits none. */
function priceOnMachines(
  { measurement, estimates, provider: { rateCard } }: Pick<QuoteRequest, 'measurement' | 'estimates' | 'provider'>,
  choice: Choice,
  leadTime: LeadTimeOption,
  quantity: number,
): OnMachine {
  const { process } = choice.material;
  const { machines }: ProcessRates = rateCard.processes[process];
  const on = machines.map((machine) => ({ machine, work: estimates[hashProfile(process, machine)] }));
  const unpriced = (work: null | undefined, reason: string): OnMachine => ({
    machine: machines[0],
    work,
    price: { outcome: 'unpriceable', reasons: [reason] },
  });
  if (measurement.volumeMm3 === null) return unpriced(on[0]?.work === undefined ? undefined : null, NO_VOLUME);
  if (on.some(({ work }) => work === undefined)) return unpriced(undefined, PENDING);
  const known = on.flatMap(({ machine, work }) => (work === null || work === undefined ? [] : [{ machine, work }]));
  const fitting = known.filter(({ work }) => work.every(({ work: { placement } }) => placement.fits));
  const price = (line: Pick<LineToPrice, 'machine' | 'work'>): OnMachine => ({
    ...line,
    price: priceLine({ ...line, ...choice, modelSha256: measurement.sha256, quantity, rateCard, leadTime }),
  });
  const [unfit] = known;
  if (fitting.length === 0 && unfit !== undefined) return { ...unfit, price: { outcome: 'unpriceable', reasons: [] } };
  return fitting.map(price).reduce<OnMachine | null>(cheaper, null) ?? unpriced(null, UNKNOWN_WORK);
}

function findReviewReasons(
  request: Pick<QuoteRequest, 'measurement' | 'quantity' | 'provider'>,
  material: CatalogueMaterial,
  { machine, work, price }: OnMachine,
): readonly string[] {
  const { measurement, provider } = request;
  return [
    ...(provider.generateInstantQuotes ? [] : [`${provider.name} confirms every price in person.`]),
    ...reviewFindings(measurement),
    ...findOpenness(measurement),
    ...findBrokenLimits(measurement, work ?? null, material, machine, provider.rateCard),
    ...(price.outcome === 'unpriceable' ? price.reasons : price.doubts),
    ...findCrossedThresholds(request, work ?? [], price.outcome === 'priced' ? price.unitPriceMicros : 0),
  ];
}

/** A part in the lead time that was asked for; in the first where it is none of the process's, or too short for the part. */
function priceInLeadTime(
  request: Pick<QuoteRequest, 'measurement' | 'estimates' | 'quantity' | 'provider'>,
  choice: Choice,
  leadTimeId: string | undefined,
): OnMachine & { readonly leadTime: LeadTimeOption } {
  const { leadTimes }: ProcessRates = request.provider.rateCard.processes[choice.material.process];
  const asked = leadTimes.find(({ id }) => id === leadTimeId) ?? leadTimes[0];
  const found = priceOnMachines(request, choice, asked, request.quantity);
  if (found.price.outcome !== 'priced' || isLeadTimeOffered(asked, found.price.lineHours)) return { ...found, leadTime: asked };
  return { ...priceOnMachines(request, choice, leadTimes[0], request.quantity), leadTime: leadTimes[0] };
}

/** What a part costs in one material and finish. */
export interface MaterialQuote extends Pick<QuotedLine, 'isInstantQuote' | 'reviewReasons' | 'isPending' | 'leadTimeDays'> {
  /** Null where there is no price, or none that the customer may see yet. */
  readonly unitPriceMicros: Micros | null;
  /** What a piece would cost without its finish; 0 without a price. */
  readonly plainPriceMicros: Micros;
}

/** Prices one part for a comparison of materials, in the first lead time unless another is asked for: no receipt and no other lead times, so it takes a fraction of a quote's work. */
export function quoteMaterial(
  request: Pick<QuoteRequest, 'measurement' | 'estimates' | 'quantity' | 'provider'>,
  choice: Choice,
  leadTimeId?: string,
): MaterialQuote {
  const { measurement, provider } = request;
  const on = priceInLeadTime(request, choice, leadTimeId);
  const reviewReasons = findReviewReasons(request, choice.material, on);
  const isInstantQuote = reviewReasons.length === 0;
  const isHidden = !isInstantQuote && provider.rateCard.review.hidesPrice === 'yes';
  const priced = on.price.outcome === 'priced' ? on.price : null;
  return {
    unitPriceMicros: priced === null || isHidden ? null : priced.unitPriceMicros,
    plainPriceMicros: priced?.plainPriceMicros ?? 0,
    leadTimeDays: priced?.leadTimeDays ?? 0,
    isInstantQuote,
    reviewReasons,
    isPending: on.work === undefined && measurement.volumeMm3 !== null,
  };
}

function cheaper(best: OnMachine | null, other: OnMachine): OnMachine {
  if (best === null || best.price.outcome !== 'priced') return other;
  return other.price.outcome === 'priced' && other.price.unitPriceMicros < best.price.unitPriceMicros ? other : best;
}

function offerLeadTimes(request: QuoteRequest, choice: Choice, chosen: LeadTimeOffer): readonly LeadTimeOffer[] {
  const { leadTimes }: ProcessRates = request.provider.rateCard.processes[choice.material.process];
  return leadTimes.flatMap((option, index) => {
    if (option === chosen.option) return [chosen];
    const { price } = priceOnMachines(request, choice, option, request.quantity);
    if (price.outcome !== 'priced' || (index > 0 && !isLeadTimeOffered(option, price.lineHours))) return [];
    return [{ option, unitPriceMicros: price.unitPriceMicros, days: price.leadTimeDays }];
  });
}

function findCrossedThresholds(
  { measurement: { boxMm }, quantity, provider }: Pick<QuoteRequest, 'measurement' | 'quantity' | 'provider'>,
  work: PartEstimate,
  unitPriceMicros: Micros,
): readonly string[] {
  const { currency, review } = provider.rateCard;
  const value = amountFromMicros(totalMicros(unitPriceMicros, quantity, currency));
  // Bodies that are alike are pieces of one part.
  const pieces = quantity * Math.max(1, ...work.map(({ bodies }) => bodies.length));
  return findCrossed({ value, quantity: pieces, longestMm: Math.max(boxMm.x, boxMm.y, boxMm.z) }, review, currency);
}

function findOpenness({ watertight, findings }: Measurement): readonly string[] {
  const isSaid = findings.some((finding) => finding.code === 'NOT_CLOSED' && finding.severity === 'review');
  return watertight || isSaid ? [] : ['The model is not a closed solid, so its volume is uncertain.'];
}

function findChoice({ provider, materialId, colorId, finishId }: QuoteRequest): Choice | null {
  const material = listMaterials(provider.rateCard, provider.offer).find(({ id }) => id === materialId);
  const color = material && findColor(material, colorId);
  const finish = material && findFinish(material, finishId);
  return material && color && finish ? { material, color, finish } : null;
}

/**
 * What a quoted part costs at the usual quantities, ascending; empty without a price. It takes ten times the work of the quote and
 * depends on the part, its material, finish and lead time and the rate card alone, so it is worth keeping.
 */
export function priceUsualQuantities(
  request: Pick<QuoteRequest, 'measurement' | 'estimates' | 'provider'>,
  { receipt, leadTime, ...choice }: QuotedLine,
): readonly QuantityPrice[] {
  if (receipt === null) return [];
  return USUAL_QUANTITIES.flatMap((quantity) => {
    const { price } = priceOnMachines(request, choice, leadTime, quantity);
    return price.outcome === 'priced' ? [{ quantity, unitPriceMicros: price.unitPriceMicros }] : [];
  });
}

/** The usual quantities and the asked one, ascending. */
export function listQuantityPrices(usual: readonly QuantityPrice[], { receipt }: QuotedLine): readonly QuantityPrice[] {
  if (receipt === null || usual.some(({ quantity }) => quantity === receipt.quantity)) return usual;
  return [...usual, { quantity: receipt.quantity, unitPriceMicros: receipt.unitPriceMicros }].sort((a, b) => a.quantity - b.quantity);
}
