import { BUSINESS } from '#contract/shop/business.ts';
import type { OrderDocument } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { listShipments } from '#domain/desk/shipments.ts';
import type { Language } from '#domain/language/language.ts';
import { composeConfirmation, composeDeliveryNote, type PaperFacts } from '#domain/papers/compose-paper.ts';
import type { Paper } from '#domain/papers/paper.ts';
import { isExample } from '#domain/request/example-request.ts';
import { languageOf } from '#domain/request/rfq.ts';
import type { Business } from '#domain/shop/business.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { DeskRequest, NextNumbers } from '../../ports/records/desk-records.ts';
import type { Ports } from '../shared/ports.ts';

/** What a shop's papers are written from, beside the request. */
export interface Letterhead {
  readonly provider: Provider;
  readonly business: Business;
  /** The shop's; customers of old requests get it too. */
  readonly language: Language;
  /** 'YYYY-MM-DD' at the shop. */
  readonly today: string;
}

/** What a shop's papers say of it. */
export async function findBusiness({ records }: Pick<Ports, 'records'>, { id }: Provider): Promise<Business> {
  return (await records.settings.find(id, BUSINESS)).settings;
}

/** What an order's papers are made of; null before there is an order, and for the example, which takes no number of a paper. */
export function factsOf(
  { request, order, quotes }: Pick<DeskRequest, 'request' | 'order' | 'quotes'>,
  { provider, business, language, today }: Letterhead,
): PaperFacts | null {
  const quote = quotes.find(({ revision }) => revision === order?.quote.revision);
  if (order === null || quote === undefined || isExample(request.contact.email)) return null;
  return { request, order, quote, provider, business, language: languageOf(request, language), issuedOn: today };
}

/** The confirmation that comes with an order. */
export function confirmOrder(
  present: Pick<DeskRequest, 'request' | 'quotes'>,
  order: OrderDocument,
  letterhead: Letterhead,
  leavesOn: string,
): readonly Paper[] {
  const facts = factsOf({ ...present, order }, letterhead);
  return facts === null ? [] : [composeConfirmation(facts, leavesOn)];
}

/** The delivery note that lies in a parcel. */
export function noteParcel(
  present: DeskRequest,
  sent: Extract<RequestAct, { readonly type: 'parcel-sent' }>,
  letterhead: Letterhead,
  next: NextNumbers,
): readonly Paper[] {
  const facts = factsOf(present, letterhead);
  if (facts === null) return [];
  const before = listShipments(present.events).map(({ lines }) => lines);
  return [composeDeliveryNote(facts, sent, { number: next.papers['delivery-note'], before })];
}
