import type { getPartPrices as call, PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import type { RequestOf } from '#contract/schemas/define-call.ts';
import { findShipDate } from '#domain/calendar/ship-date.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import { type ChosenQuote, quoteChosen, quoteUnchosen, type WantedChoice } from '#domain/pricing/default-choice.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Handlers } from '../shared/context.ts';
import { createSlices } from '../shared/guards/slices.ts';
import { refuse } from '../shared/refusal.ts';
import { measurementOf } from './describe-part.ts';
import { findEstimates } from './find-estimates.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { findUsualTax } from './find-trade.ts';

/** What each part costs by itself; those that are not known, or not measured yet, are left out and keep no other waiting. */
export const getPartPrices: Handlers['getPartPrices'] = async ({ ports, report }, request) => {
  const provider = await ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const found = await ports.records.parts.findManyById([...new Set(request.partList.map(({ id }) => id))]);
  const estimates = await findEstimates(ports, found, provider, report);
  const byId = new Map(found.map((part) => [part.id, part]));
  const partPrices: PartPrice[] = [];
  const slices = createSlices();
  let usual = request.usual && wantedOf(request.usual);
  for (const { id, quantity, choice } of request.partList) {
    const part = byId.get(id);
    const measurement = part === undefined ? null : measurementOf(part);
    if (measurement === null) continue;
    const subject = { measurement, estimates: estimates.get(id) ?? {}, quantity, provider };
    const chosen = choice ? quoteChosen(subject, wantedOf(choice), choice.leadTimeID) : null;
    const found = chosen ?? quoteUnchosen(subject, usual);
    if (chosen === null && found?.quote.isInstantQuote === true) usual ??= idsOf(found);
    partPrices.push({ partID: id, quantity, ...describeChosen(found, provider, ports.clock.now()) });
    await slices.pause();
  }
  return { currency: provider.rateCard.currency, tax: await findUsualTax(ports, provider), partPrices };
};

export function wantedOf({ materialID, colorID, finishID }: NonNullable<RequestOf<typeof call>['usual']>): WantedChoice {
  return { materialId: materialID, colorId: colorID, finishId: finishID };
}

function idsOf({ material, color, finish }: ChosenQuote): WantedChoice {
  return { materialId: material.id, colorId: color.id, finishId: finish.id };
}

export function describeChosen(found: ChosenQuote | null, { rateCard }: Provider, now: Date): Omit<PartPrice, 'partID' | 'quantity'> {
  if (found === null) {
    return { choice: null, price: null, isInstantQuote: false, reviewReasons: [], isPending: false, shipBy: null };
  }
  const { material, color, finish, netMicros } = found;
  const { isInstantQuote, isPending, reviewReasons, leadTimeDays } = found.quote;
  const isPriced = netMicros !== null && !isPending;
  const furthest = rateCard.processes[material.process].horizon.value;
  return {
    choice: { material: name(material), color: { ...name(color), rgb: color.rgb }, finish: name(finish) },
    price: isPriced ? amountFromMicros(netMicros) : null,
    isInstantQuote,
    reviewReasons: isPending ? [] : [...reviewReasons],
    isPending,
    shipBy: isPriced && leadTimeDays <= furthest ? findShipDate(now, leadTimeDays, rateCard.calendar) : null,
  };
}

function name({ id, name }: { readonly id: string; readonly name: string }) {
  return { id, name };
}
