import { findShipDate } from '#domain/calendar/ship-date.ts';
import { findOffered } from '#domain/desk/offer.ts';
import { type AcceptedLine, type PricedQuantity, type QuoteDocument, type QuoteLine, takeLines } from '#domain/desk/quote-document.ts';
import { findOrderReview } from '#domain/rates/review-thresholds.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { findFollowed } from '../desk/find-request.ts';
import { findEstimates } from '../quoting/find-estimates.ts';
import { priceParts } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused } from '../shared/refusal.ts';

type Needed = Pick<Ports, 'records' | 'feed'>;
type Report = (error: unknown) => void;

/** What lines of the quote that counts would be ordered by, beyond what it offers. */
export const priceMore: Handlers['priceMore'] = async ({ ports, report }, { key, revision, lines }) => {
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  const { present, provider } = found;
  const quote = present.life.quote?.revision === revision ? present.quotes.find((of) => of.revision === revision) : undefined;
  if (quote === undefined) return { more: [], shipBy: null };
  const more = await findMore(ports, { request: present.request, quote, provider }, lines, report);
  const taken = takeLines(quote, lines, more);
  return { more: [...more], shipBy: taken === null ? null : findLeaving(taken.lines, provider, ports.clock.now()) };
};

/** The day by which an order of these lines leaves when it is placed now, 'YYYY-MM-DD' at the shop. */
export function findLeaving(lines: readonly Pick<QuoteLine, 'leadTimeDays'>[], { rateCard }: Provider, now: Date): string {
  return findShipDate(now, Math.max(...lines.map(({ leadTimeDays }) => leadTimeDays)), rateCard.calendar);
}

interface Quoted {
  readonly request: RequestForQuote;
  readonly quote: QuoteDocument;
  readonly provider: Provider;
}

/**
 * The wanted quantities beyond those that were offered, at the instant price and in the time that the shop's present rates give them.
 * There is none where the shop doesn't allow it, where the line was not quoted at its instant price, as then the shop knew better than
 * its rates, where it has no instant price in that quantity, and where the whole is worth more than goes without a look.
 */
export async function findMore(
  ports: Needed,
  { request, quote, provider }: Quoted,
  wanted: readonly AcceptedLine[],
  report: Report,
): Promise<readonly PricedQuantity[]> {
  const beyond = wanted.flatMap((of) => {
    const line = quote.lines.find((each) => each.line === of.line);
    const isBeyond = line !== undefined && of.quantity > line.quantity && findOffered(line, of.quantity) === null;
    return isBeyond && isAtInstantPrice(line, request) ? [{ ...of, line }] : [];
  });
  if (beyond.length === 0 || quote.currency !== provider.rateCard.currency) return [];
  const { settings } = await ports.records.desk.findSettings(provider.id);
  if (!settings.takesMore) return [];
  const parts = await ports.records.parts.findManyById([...new Set(beyond.map(({ line }) => line.partId))]);
  const estimates = await findEstimates(ports, parts, provider, report);
  const more: PricedQuantity[] = [];
  for (const { line, quantity } of beyond) {
    const asked = request.lines[line.line - 1];
    if (asked === undefined) continue;
    const { partId, materialId, colorId, finishId, leadTime } = asked;
    const choice = { partId, materialId, colorId, finishId, quantity, ...(leadTime === null ? {} : { leadTimeId: leadTime.id }) };
    const result = await priceParts(parts, estimates, [choice], provider);
    const priced = isRefused(result) ? undefined : result.priced[0]?.line;
    if (priced === undefined || !priced.isInstantQuote) continue;
    // More pieces never leave before the fewer that the shop itself put a time on.
    const leadTimeDays = Math.max(line.leadTimeDays, Math.ceil(priced.leadTimeDays));
    more.push({ line: line.line, quantity, unitPriceMicros: priced.unitPriceMicros, leadTimeDays });
  }
  const taken = takeLines(quote, wanted, more);
  const isTooMuch =
    taken !== null && findOrderReview(taken.sums.netMicros / 1e6, provider.rateCard.review, provider.rateCard.currency) !== null;
  return isTooMuch ? [] : more;
}

function isAtInstantPrice(line: QuoteLine, { lines }: RequestForQuote): boolean {
  const asked = lines[line.line - 1];
  return asked?.isInstantQuote === true && asked.quantity === line.quantity && asked.unitPriceMicros === line.unitPriceMicros;
}
