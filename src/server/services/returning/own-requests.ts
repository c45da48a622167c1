import type { OwnRequest } from '#contract/desk/returning.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { RequestForQuote } from '#domain/request/rfq.ts';
import type { CustomerSession, GroupMember } from '../../ports/records/customer-records.ts';
import type { RequestCard } from '../../ports/records/desk-records.ts';
import { UNKNOWN_REQUEST } from '../desk/find-request.ts';
import { describePart } from '../quoting/describe-part.ts';
import { findOffer } from '../quoting/find-offer.ts';
import type { Handlers } from '../shared/context.ts';
import { findSession } from '../shared/customer-session.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, refuse } from '../shared/refusal.ts';

const MOST_SHOWN = 200;

/** What the customer and the colleagues whom they share with sent to the shop. */
export const listOwnRequests: Handlers['listOwnRequests'] = async ({ ports }, { token }) => {
  const session = await findSession(ports, token);
  if (isRefused(session)) return session;
  const { providerId, email } = session;
  const provider = await ports.records.providers.find(providerId);
  if (provider === null) return refuse(404, 'session-over', 'This shop is not known here any more.');
  const members = await listGroup(ports, session);
  const own = members.find((member) => member.email === email) ?? null;
  const { timeZone } = provider.rateCard.calendar;
  const cards: RequestCard[] = [];
  for (const address of readersOf(session, members)) {
    cards.push(...(await ports.records.desk.list(providerId, { client: address, today: '', soon: '' }, null, MOST_SHOWN)));
  }
  const shown = cards.sort((one, other) => other.receivedAt.getTime() - one.receivedAt.getTime()).slice(0, MOST_SHOWN);
  const keys = await ports.records.customers.listKeys(shown.map(({ requestId }) => requestId));
  const { terms } = await ports.records.clients.findNote(providerId, email);
  const isJoined = own !== null && own.joinedAt !== null;
  return {
    mspID: providerId,
    shop: provider.name,
    email,
    requests: await Promise.all(
      shown.map(async (card) => describe(card, keys.get(card.requestId) ?? '', email, timeZone, await isHidden(ports, card))),
    ),
    group: isJoined ? { members: members.map((member) => describeMember(member, email)) } : null,
    invitedBy: own !== null && own.joinedAt === null ? own.invitedBy : null,
    discountPercent: terms.discountPercent,
  };
};

/** Lines of one of those requests, to be put into the cart again. */
export const orderAgain: Handlers['orderAgain'] = async ({ ports }, { token, requestID }) => {
  const session = await findSession(ports, token);
  if (isRefused(session)) return session;
  const present = await ports.records.desk.find(requestID);
  const request = present?.request ?? null;
  if (request === null || !(await mayRead(ports, session, request))) return refuse(404, 'unknown-request', UNKNOWN_REQUEST);
  const parts = new Map(
    (await ports.records.parts.findManyById([...new Set(request.lines.map(({ partId }) => partId))])).map((part) => [part.id, part]),
  );
  const offer = await findOffer(ports, request.providerId);
  if (isRefused(offer)) return offer;
  const isOffered = (materialId: string, colorId: string, finishId: string) => {
    const material = offer.materials.find(({ id }) => id === materialId);
    return material?.colors.some(({ id }) => id === colorId) === true && material.finishes.some(({ id }) => id === finishId);
  };
  const ordered = present?.order?.lines;
  const lines = request.lines.flatMap((line, index) => {
    const quantity = ordered === undefined ? line.quantity : ordered.find((of) => of.line === index + 1)?.quantity;
    const part = parts.get(line.partId);
    const shown = part === undefined ? null : describePart(part);
    if (quantity === undefined || shown === null || !isOffered(line.materialId, line.colorId, line.finishId)) return [];
    const { partId, filename, materialId, colorId, finishId, material, color, finish } = line;
    const description = [material, color, finish].filter((text) => text !== '').join(', ');
    const chosen = { materialID: materialId, colorID: colorId, finishID: finishId };
    return [{ index, partID: partId, filename, image: shown.image, quantity, ...chosen, description }];
  });
  const kept = new Set(lines.map(({ index }) => index));
  return {
    lines: lines.map(({ index: _, ...line }) => line),
    gone: request.lines.filter((_, index) => !kept.has(index)).map(({ filename }) => filename),
  };
};

/** Those of a group, and those who are asked into it; nobody for somebody who is on their own. */
export async function listGroup(
  { records }: Pick<Ports, 'records'>,
  { providerId, email }: CustomerSession,
): Promise<readonly GroupMember[]> {
  const own = await records.customers.findMember(providerId, email);
  return own === null ? [] : records.customers.listMembers(providerId, own.groupId);
}

/** Whose requests somebody sees: their own, and once they joined those of all who did. */
function readersOf({ email }: CustomerSession, members: readonly GroupMember[]): readonly string[] {
  const joined = members.filter(({ joinedAt }) => joinedAt !== null).map((member) => member.email);
  return joined.includes(email) ? joined : [email];
}

async function mayRead(
  ports: Pick<Ports, 'records'>,
  session: CustomerSession,
  { providerId, contact }: RequestForQuote,
): Promise<boolean> {
  if (providerId !== session.providerId) return false;
  return readersOf(session, await listGroup(ports, session)).includes(contact.email.toLowerCase());
}

function describeMember({ email, joinedAt }: GroupMember, own: string) {
  return { email, isYou: email === own, hasJoined: joinedAt !== null };
}

/** Whether the sum of instant prices would tell what a hidden price is. */
async function isHidden({ records }: Pick<Ports, 'records'>, { requestId, quotedMicros }: RequestCard): Promise<boolean> {
  if (quotedMicros !== null) return false;
  return (await records.rfqs.find(requestId))?.lines.some(({ isPriceHidden }) => isPriceHidden) === true;
}

function describe(card: RequestCard, key: string, own: string, timeZone: string, isPriceHidden: boolean): OwnRequest {
  const { requestId, number, receivedAt, state, lineCount, currency, clientName, clientEmail } = card;
  return {
    ...{ requestID: requestId, number, key, sentOn: dayAt(receivedAt, timeZone), state, lineCount, currency },
    totalMicros: card.orderedMicros ?? card.quotedMicros ?? (isPriceHidden ? null : card.askedMicros),
    by: clientName,
    isOwn: clientEmail === own,
  };
}
