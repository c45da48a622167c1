import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { cutOffOf } from '#domain/calendar/cut-off.ts';
import { findShipDate } from '#domain/calendar/ship-date.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import { type BuildFacts, findBuildFacts } from '#domain/pricing/build-facts.ts';
import { listQuantityPrices, priceUsualQuantities, type QuantityPrice } from '#domain/pricing/quote.ts';
import { unitOfSizes } from '#domain/pricing/shop-limits.ts';
import { hashRateCard } from '#domain/rates/hash-rate-card.ts';
import type { Receipt } from '#domain/receipt/receipt.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Handlers } from '../shared/context.ts';
import { createMemo } from '../shared/guards/memo.ts';
import { createSlices } from '../shared/guards/slices.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { describeStated, extentsInUnit, imageOf } from './describe-part.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { choiceOf, PART_GONE, type PricedPart, priceKnownParts } from './price-parts.ts';
import { showReceipt, signReceipt } from './show-receipt.ts';

/**
 * Call 10: prices parts in one material, colour and finish; only id and quantity of a part are believed.
 * Parts that are not known are left out; when none is known the call is refused.
 */
export const getQuoteList: Handlers['getQuoteList'] = async (context, request) => {
  const { ports } = context;
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const choices = request.partList.map(({ id, ...asked }) => choiceOf({ ...request.manufacturingParams, ...asked, partID: id }));
  const result = await priceKnownParts(context, choices, provider);
  if (isRefused(result)) return result;
  if (result.priced.length === 0) return refuse(400, 'part-gone', PART_GONE);
  const quoteList: QuoteLine[] = [];
  const slices = createSlices();
  for (const priced of result.priced) {
    const line = describeLine(priced, provider, ports.clock.now());
    quoteList.push({ ...line, receipt: line.receipt === null ? null : signReceipt(line.receipt, ports.voucher) });
    await slices.pause();
  }
  for (const { partID } of quoteList) ports.visits.count('quote', request.mspID, partID);
  return { quoteList };
};

/** The usual quantities' prices of late: pages ask again with every quantity that changes. */
const USUAL_PRICES = createMemo<readonly QuantityPrice[]>(20_000);

/** A priced part: customers read as much of it as the provider's card shows, the provider itself all. */
export function describeLine(
  { choice, part, measurement, estimates, line }: PricedPart,
  provider: Provider,
  now: Date,
  reader: 'customer' | 'provider' = 'customer',
): QuoteLine {
  const { rateCard } = provider;
  const shown = line.isPriceHidden && reader === 'customer' ? null : line.receipt;
  const key = [part.id, line.material.id, line.finish.id, line.leadTime.id, hashRateCard(rateCard)].join(' ');
  // Nothing is kept of a price that is still to come.
  const usual = shown === null ? [] : USUAL_PRICES.recall(key, () => priceUsualQuantities({ measurement, estimates, provider }, line));
  const unit = unitOfSizes(measurement, rateCard);
  return {
    partID: part.id,
    materialID: line.material.id,
    colorID: line.color.id,
    finishID: line.finish.id,
    image: imageOf(part),
    quantity: choice.quantity,
    price: shown === null ? 0 : amountFromMicros(line.unitPriceMicros),
    currency: rateCard.currency,
    unit,
    dimensions: extentsInUnit(measurement.boxMm, unit),
    scale: 1,
    modelFilename: part.filename,
    internalFilename: part.internalFilename,
    manufacturingProcess: line.manufacturingProcess,
    manufacturingProcessSubtype: line.manufacturingProcessSubtype,
    material: line.material.name,
    materialType: line.material.type,
    materialInfoURL: line.material.infoUrl,
    color: line.color.name,
    colorRgb: line.color.rgb,
    finish: line.finish.name,
    isInstantQuote: line.isInstantQuote,
    reviewReasons: [...line.reviewReasons],
    receipt: shown === null ? null : showReceipt(shown, reader === 'customer' ? rateCard.receipts : 'full'),
    build:
      line.receipt === null
        ? null
        : describeBuild(findBuildFacts(measurement, line.material.process, line.machine, rateCard), line.receipt),
    quantityPrices: (shown === null ? [] : listQuantityPrices(usual, line)).map(({ quantity, unitPriceMicros }) => ({
      quantity,
      price: amountFromMicros(unitPriceMicros),
    })),
    leadTimeDays: line.leadTimeDays,
    furthestDays: rateCard.processes[line.material.process].horizon.value,
    leadTimeID: line.leadTime.id,
    leadTimes: line.leadTimes.map(({ option, unitPriceMicros, days }) => ({
      leadTimeID: option.id,
      name: option.name,
      price: shown === null ? 0 : amountFromMicros(unitPriceMicros),
      days,
      shipBy: findShipDate(now, days, rateCard.calendar),
    })),
    cutOff: cutOffOf(rateCard.calendar),
    ...describeStated(measurement),
    isPending: line.isPending,
  };
}

function describeBuild({ thinSpots, ...facts }: BuildFacts, { bodies }: Receipt): QuoteLine['build'] {
  const count = bodies?.reduce((sum, { numbers }) => sum + numbers.length, 0) ?? 1;
  return { ...facts, thinSpots: [...thinSpots], bodies: count };
}
