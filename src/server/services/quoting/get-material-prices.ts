import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { CatalogueFinish, CatalogueMaterial } from '#domain/catalogue/entries.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import { findCheapestFinishes } from '#domain/pricing/cheapest-finishes.ts';
import { type OrderedLine, priceOrder } from '#domain/pricing/price-order.ts';
import { type MaterialQuote, quoteMaterial } from '#domain/pricing/quote.ts';
import { listMaterials } from '#domain/shop/card-catalogue.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import type { Handlers } from '../shared/context.ts';
import { createSlices } from '../shared/guards/slices.ts';
import { refuse } from '../shared/refusal.ts';
import { measurementOf } from './describe-part.ts';
import { findEstimates } from './find-estimates.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { findUsualTax } from './find-trade.ts';
import { PART_GONE } from './price-parts.ts';

interface PartToCompare {
  readonly part: PartRecord;
  readonly measurement: NonNullable<PartRecord['measurement']>;
  readonly estimates: EstimatesByProfile;
  readonly quantity: number;
}

/** What parts cost in every material of a provider's offer, or in every finish of one; those that are not known are left out, and a call for none is refused. */
export const getMaterialPrices: Handlers['getMaterialPrices'] = async ({ ports, report }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const found = await ports.records.parts.findManyById([...new Set(request.partList.map(({ id }) => id))]);
  const estimates = await findEstimates(ports, found, provider, report);
  const byId = new Map(found.map((part) => [part.id, part]));
  const parts = request.partList.flatMap(({ id, quantity }): PartToCompare[] => {
    const part = byId.get(id);
    const measurement = part === undefined ? null : measurementOf(part);
    return part === undefined || measurement === null ? [] : [{ part, measurement, estimates: estimates.get(id) ?? {}, quantity }];
  });
  if (parts.length === 0) return refuse(400, 'part-gone', PART_GONE);
  const shop = { provider, tax: await findUsualTax(ports, provider) };
  const materialPrices: MaterialPrice[] = [];
  const slices = createSlices();
  const priceIn = async (material: CatalogueMaterial, finish: CatalogueFinish): Promise<MaterialPrice> => {
    const quotes: PricedPart[] = [];
    for (const part of parts) {
      const { originSha256, sha256 } = part.measurement;
      quotes.push({
        modelSha256: originSha256 ?? sha256,
        quantity: part.quantity,
        ...quote(part, { material, finish }, provider, request.leadTimeID),
      });
      await slices.pause();
    }
    return describeMaterial(material, finish, quotes, parts.length, shop);
  };
  const materials = listMaterials(provider.rateCard, provider.offer);
  if (request.materialID !== undefined) {
    for (const material of materials.filter(({ id }) => id === request.materialID)) {
      for (const finish of material.finishes) materialPrices.push(await priceIn(material, finish));
    }
    return { materialPrices };
  }
  for (const material of materials) {
    const wanted = material.finishes.filter(({ id }) => id === request.finishID);
    const finishes = wanted.length > 0 ? wanted : findCheapestFinishes(material.finishes, provider.rateCard);
    let best = describeMaterial(material, null, [], parts.length, shop);
    for (const finish of finishes) best = better(best, await priceIn(material, finish));
    materialPrices.push(best);
  }
  return { materialPrices };
};

type PricedPart = MaterialQuote & Pick<OrderedLine, 'modelSha256' | 'quantity'>;

function quote(
  { measurement, estimates, quantity }: PartToCompare,
  { material, finish }: { readonly material: CatalogueMaterial; readonly finish: CatalogueFinish },
  provider: Provider,
  leadTimeId: string | undefined,
) {
  const color = material.colors[0];
  return color === undefined
    ? NO_QUOTE
    : quoteMaterial({ measurement, estimates, quantity, provider }, { material, color, finish }, leadTimeId);
}

const NO_QUOTE: MaterialQuote = {
  unitPriceMicros: null,
  plainPriceMicros: 0,
  leadTimeDays: 0,
  isInstantQuote: false,
  reviewReasons: [],
  isPending: false,
};

function describeMaterial(
  material: CatalogueMaterial,
  finish: CatalogueFinish | null,
  quotes: readonly PricedPart[],
  parts: number,
  { provider: { rateCard }, tax }: { readonly provider: Provider; readonly tax: string | null },
): MaterialPrice {
  const [color] = material.colors;
  const priced = quotes.flatMap(({ unitPriceMicros, ...quoted }) =>
    unitPriceMicros === null || finish === null || color === undefined ? [] : [{ ...quoted, unitPriceMicros, material, finish, color }],
  );
  return {
    materialID: material.id,
    from: priced.length === 0 ? null : amountFromMicros(priceOrder(priced, rateCard).netMicros),
    currency: rateCard.currency,
    tax,
    finishID: finish?.id ?? null,
    days: Math.max(0, ...priced.map(({ leadTimeDays }) => leadTimeDays)),
    furthestDays: rateCard.processes[material.process].horizon.value,
    isPending: quotes.some(({ isPending }) => isPending),
    unpriced: parts - quotes.filter(({ isInstantQuote }) => isInstantQuote).length,
    missing: parts - priced.length,
  };
}

/** The one with prices for more of the parts, then the cheaper one. */
function better(one: MaterialPrice, other: MaterialPrice): MaterialPrice {
  if (one.finishID === null || other.unpriced < one.unpriced) return other;
  if (other.unpriced > one.unpriced || other.from === null) return one;
  return one.from === null || other.from < one.from ? other : one;
}
