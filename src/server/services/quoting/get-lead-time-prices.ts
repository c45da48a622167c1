import type { LeadTimePrice } from '#contract/api/quoting/get-lead-time-prices.ts';
import { findShipDate } from '#domain/calendar/ship-date.ts';
import { amountFromMicros } from '#domain/money/money.ts';
import { priceOrder } from '#domain/pricing/price-order.ts';
import type { LeadTimeOption } from '#domain/rates/lead-time.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { findUsualTax } from './find-trade.ts';
import { choiceOf, orderedLineOf, PART_GONE, type PricedPart, priceKnownParts } from './price-parts.ts';

/** What parts cost together in each lead time, as the customer may see it; those that are not known are left out, and a call for none is refused. */
export const getLeadTimePrices: Handlers['getLeadTimePrices'] = async (context, { mspID, items }) => {
  const provider = await context.ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const first = await priceKnownParts(context, items.map(choiceOf), provider);
  if (isRefused(first)) return first;
  if (first.priced.length === 0) return refuse(400, 'part-gone', PART_GONE);
  const options = new Map(first.priced.flatMap(({ line }) => line.leadTimes.map(({ option }) => [option.id, option] as const)));
  const tax = await findUsualTax(context.ports, provider);
  const leadTimePrices: LeadTimePrice[] = [];
  for (const option of options.values()) {
    const choices = items.map((item) => choiceOf({ ...item, leadTimeID: option.id }));
    const found = await priceKnownParts(context, choices, provider);
    if (isRefused(found)) return found;
    leadTimePrices.push({ ...describe(option, found.priced, provider, context.ports.clock.now()), tax });
  }
  return { leadTimePrices };
};

function describe(
  { id, name }: LeadTimeOption,
  parts: readonly PricedPart[],
  { rateCard }: Provider,
  now: Date,
): Omit<LeadTimePrice, 'tax'> {
  const shown = parts.filter(({ line }) => line.receipt !== null && !line.isPriceHidden);
  const days = Math.max(0, ...shown.map(({ line }) => line.leadTimeDays));
  const furthestDays = Math.min(...parts.map(({ line }) => rateCard.processes[line.material.process].horizon.value));
  return {
    leadTimeID: id,
    name,
    from:
      shown.length === 0
        ? null
        : amountFromMicros(
            priceOrder(
              shown.map((part) => orderedLineOf(part)),
              rateCard,
            ).netMicros,
          ),
    currency: rateCard.currency,
    days,
    furthestDays,
    shipBy: shown.length > 0 && days <= furthestDays ? findShipDate(now, days, rateCard.calendar) : null,
    isPending: parts.some(({ line }) => line.isPending),
    unpriced: parts.filter(({ line }) => !line.isInstantQuote).length,
    missing: parts.length - shown.length,
  };
}
