import type { ShownEvent, ShownLife } from '#contract/desk/events.ts';
import type { AskedLine, DeskLine, FollowedRequest, ShownFile, WireDeskRequest, WireRequestCard } from '#contract/desk/request.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { cutOffOf } from '#domain/calendar/cut-off.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { QuoteLine } from '#domain/desk/quote-document.ts';
import { isForCustomer, type RequestEvent } from '#domain/desk/request-event.ts';
import type { RequestFile } from '#domain/desk/request-file.ts';
import type { RequestLife } from '#domain/desk/request-life.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { isPaperForCustomer } from '#domain/papers/paper.ts';
import type { OrderShipping } from '#domain/pricing/price-order.ts';
import { findUnitCost } from '#domain/receipt/receipt.ts';
import { currencyOf, type RequestForQuote, type RfqLine } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { TRADE_TEXTS } from '#domain/trade/trade-words.ts';
import type { DeskRequest, ListedRequest, RequestCard } from '../../ports/records/desk-records.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { lacksOwnFile } from '../parts/find-cad-file.ts';
import { describePart } from '../quoting/describe-part.ts';
import { describeReceipt } from '../quoting/show-receipt.ts';
import type { Member } from '../shared/find-access.ts';
import { callBy } from '../shared/part-names.ts';
import type { Ports } from '../shared/ports.ts';
import type { Scene } from './find-scene.ts';
import { nameAssignee } from './find-scene.ts';
import { listChoices } from './list-choices.ts';

/** A request as somebody of the shop sees it, with its parts as far as they still exist, by names that are theirs alone. */
export async function describeForShop(
  ports: Pick<Ports, 'records' | 'clientIds' | 'partNames'>,
  member: Member,
  present: DeskRequest,
): Promise<WireDeskRequest> {
  const parts = await findParts(ports, present);
  const { lines, providerId, contact } = present.request;
  const { quotes, order, ...common } = describeCommon(present);
  const nameOf = (partId: string) => ports.partNames.of(member, partId);
  const renamed = (line: QuoteLine) => ({ ...line, partId: nameOf(line.partId) });
  return {
    ...common,
    quotes: quotes.map((quote) => ({ ...quote, lines: quote.lines.map(renamed) })),
    order: order === null ? null : { ...order, lines: order.lines.map(renamed) },
    papers: present.papers.map((paper) => ({ ...paper, lines: paper.lines.map((line) => ({ ...line, partId: nameOf(line.partId) })) })),
    clientID: ports.clientIds.of(providerId, contact.email),
    clientTerms: (await ports.records.clients.findNote(providerId, contact.email.toLowerCase())).terms,
    events: present.events.map(describeEvent),
    lines: lines.map((line, index) => describeDeskLine(line, index + 1, parts.get(line.partId), nameOf(line.partId))),
    choices: await listChoices(ports, member.provider, present.request),
  };
}

/** The same as its customer sees it: colleagues have the shop's name, notes and costs stay there. */
export async function describeForCustomer(
  ports: Pick<Ports, 'records' | 'clock'>,
  present: DeskRequest,
  { id: mspID, name, website, contactEmail, logoUrl, rateCard }: Provider,
): Promise<FollowedRequest> {
  const parts = await findParts(ports, present);
  const { lines } = present.request;
  const { assignee: _, ...life } = describeLife(present.life);
  // Numbered anew: gaps would tell how many notes there are.
  const events = present.events.filter(isForCustomer).map((event, index) => ({ ...event, number: index + 1 }));
  const common = describeCommon(present);
  return {
    ...common,
    // The sum would tell what a hidden price is.
    papers: present.papers.filter(isPaperForCustomer),
    asked: lines.some(({ isPriceHidden }) => isPriceHidden) ? null : common.asked,
    life: { ...life, version: events.length, assignee: null },
    events: events.map((event) => hideMember(describeEvent(event), name)),
    lines: lines.map((line, index) => describeLine(line, index + 1, describeStored(parts.get(line.partId)))),
    shop: { mspID, name, website, email: contactEmail, logoUrl, cutOff: cutOffOf(rateCard.calendar) },
    today: dayAt(ports.clock.now(), rateCard.calendar.timeZone),
  };
}

/** A request in a list of the shop's. */
export function describeCard(card: RequestCard & Partial<ListedRequest>, { today, timeZone, colleagues }: Scene): WireRequestCard {
  const {
    requestId,
    quoteNumber,
    revision,
    validUntil,
    receivedAt,
    assignee,
    changedAt: _,
    answeredAt: __,
    orderedAt: ___,
    orderKey: ____,
    payBy: _____,
    ...shown
  } = card;
  const isQuoted = quoteNumber !== null && revision !== null && validUntil !== null;
  return {
    ...shown,
    requestID: requestId,
    isOverdue: card.dueOn !== null && card.dueOn < today,
    assignee: nameAssignee(assignee, colleagues),
    receivedOn: dayAt(receivedAt, timeZone),
    quote: isQuoted ? { number: quoteNumber, revision, validUntil } : null,
  };
}

async function findParts({ records }: Pick<Ports, 'records'>, { request }: DeskRequest): Promise<ReadonlyMap<string, PartRecord>> {
  const parts = await records.parts.findManyById([...new Set(request.lines.map(({ partId }) => partId))]);
  return new Map(parts.map((part) => [part.id, part]));
}

function describeCommon({ request, life, quotes, order, files }: DeskRequest) {
  const asked = request.order;
  return {
    requestID: request.id,
    number: request.number,
    contact: { ...request.contact },
    currency: currencyOf(request),
    purchase: request.purchase,
    asked:
      asked === null
        ? null
        : {
            linesMicros: asked.linesMicros,
            extras: asked.extras.map(({ label, amountMicros }) => ({ label, amountMicros })),
            ...(asked.discount === undefined ? {} : { discount: { ...asked.discount } }),
            shipping: asked.shipping == null ? null : describeShipping(asked.shipping, request),
            tax: asked.tax === null ? null : { ...asked.tax },
            totalMicros: asked.totalMicros,
            review: asked.review,
          },
    receivedAt: request.createdAt.toISOString(),
    life: describeLife(life),
    quotes: [...quotes],
    order,
    files: files.map(describeFile),
  };
}

function describeShipping({ name, isPickUp, priceMicros }: OrderShipping, { contact }: RequestForQuote) {
  return { label: TRADE_TEXTS[contact.language ?? LANGUAGES[0]].shipping(name), name, isPickUp, priceMicros };
}

function describeLife({ receivedAt: _, answeredAt: __, order, ...life }: RequestLife): ShownLife {
  return { ...life, order: order === null ? null : { ...order, lines: [...order.lines] } };
}

function describeEvent({ number, at, actor, act }: RequestEvent): ShownEvent {
  // Whose answer got lost knows the key; nobody else needs it.
  const shown = act.type === 'message' || act.type === 'note' ? { type: act.type, text: act.text } : act;
  return { number, at: at.toISOString(), actor, act: shown };
}

/** Whoever acts for the shop has its name, and what it notes of a payment stays there. */
function hideMember(event: ShownEvent, shop: string): ShownEvent {
  const act = event.act.type === 'paid' ? { ...event.act, note: '' } : event.act;
  return event.actor.kind === 'member' ? { ...event, act, actor: { kind: 'member', sub: '', name: shop } } : event;
}

export function describeFile({ id, line, filename, type, sizeBytes, addedBy, addedAt }: RequestFile): ShownFile {
  return { id, line, filename, type, sizeBytes, addedBy, addedAt: addedAt.toISOString() };
}

function describeStored(part: PartRecord | undefined): Part | null {
  return part === undefined ? null : describePart(part);
}

function describeLeadTime({ name, days, shipBy, isOnRequest }: NonNullable<RfqLine['leadTime']>) {
  return { name, days, shipBy, isOnRequest: isOnRequest ?? isDateOnRequest(days) };
}

function describeLine(asked: RfqLine, line: number, shown: Part | null): AskedLine {
  const { materialId, material, color, colorRgb, finish, quantity, unit, dimensions, wishes, leadTime, isInstantQuote, reviewReasons } =
    asked;
  return {
    line,
    partID: asked.partId,
    filename: asked.filename,
    image: shown?.image ?? '',
    internalFilename: shown?.internalFilename ?? null,
    materialID: materialId,
    material,
    color,
    colorRgb,
    finish,
    quantity,
    unit,
    dimensions: { ...dimensions },
    wishes: { ...wishes },
    unitPriceMicros: asked.receipt === null || asked.isPriceHidden ? null : asked.unitPriceMicros,
    leadTime: leadTime === null ? null : describeLeadTime(leadTime),
    isInstantQuote,
    reviewReasons: [...reviewReasons],
  };
}

function describeDeskLine(asked: RfqLine, line: number, part: PartRecord | undefined, name: string): DeskLine {
  const shown = describeStored(part);
  const { receipt } = asked;
  return {
    ...describeLine(asked, line, shown === null ? null : callBy(shown, name)),
    partID: name,
    // The shop sees what it would have cost, also where the customer was shown nothing.
    unitPriceMicros: receipt === null ? null : asked.unitPriceMicros,
    figures: shown === null ? null : figuresOf(shown),
    receipt: receipt === null ? null : describeReceipt(receipt),
    isFileShared: part !== undefined && lacksOwnFile(part),
    unitCostMicros: receipt === null ? null : findUnitCost(receipt),
  };
}

function figuresOf({ volume, surfaceArea, solids, findings, stated }: Part): NonNullable<DeskLine['figures']> {
  return { volume, surfaceArea, solids, findings, ...(stated === undefined ? {} : { stated }) };
}
