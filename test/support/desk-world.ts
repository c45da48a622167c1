import type { ProcessCode } from '#domain/catalogue/process.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { composeQuote, takeLines } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { smallestUnit, totalMicros } from '#domain/money/money.ts';
import type { RfqLine } from '#domain/request/rfq.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { DeskChange, DeskRequest, NextNumbers } from '#server/ports/records/desk-records.ts';
import type { NewRequest, Records } from '#server/ports/records/records.ts';
import type { Random } from './random.ts';
import { newRfq } from './sample-records.ts';

/** A shop's requests as a year brings them: asked for, quoted near the instant price, won, lost, or still open. */
export interface DeskWorld {
  readonly providerId: string;
  /** A stored part that all lines ask for. */
  readonly partId: string;
  readonly random: Random;
  readonly requests: number;
  readonly linesPerRequest: number;
  /** The last request is of this moment. */
  readonly until: Date;
  readonly days: number;
  readonly currencies?: readonly string[];
}

export const WORLD_MATERIALS = [
  { materialId: 'pla', material: 'PLA', process: 'FDM' },
  { materialId: 'petg', material: 'PETG', process: 'FDM' },
  { materialId: 'pa12', material: 'PA 12', process: 'SLS' },
  { materialId: 'tough', material: 'Tough resin', process: 'SLA' },
  { materialId: 'alsi10mg', material: 'AlSi10Mg', process: 'DMLS' },
] as const satisfies readonly { readonly process: ProcessCode; readonly [name: string]: string }[];

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ADA = { kind: 'member' as const, sub: 'ada', name: 'ada@example.com' };
const FILES = ['bracket', 'housing', 'gear', 'lever', 'cover', 'spacer', 'flange', 'knob'];

/** Fills records with one; answers the ids of its requests, the first received first. */
export async function fillDesk(records: Records, world: DeskWorld): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let number = 0; number < world.requests; number += 1) {
    const request = composeRequest(world, number);
    await records.rfqs.add(request, []);
    await live(records, world, request);
    ids.push(request.id);
  }
  return ids;
}

function composeRequest(world: DeskWorld, number: number): NewRequest {
  const { random, providerId, partId, requests, days, until, currencies = ['USD'] } = world;
  const currency = random.pick(currencies);
  const person = random.below(Math.max(2, Math.ceil(requests / 8)));
  const age = ((requests - 1 - number) * days * DAY_MS) / requests;
  const createdAt = new Date(until.getTime() - Math.floor(age));
  const lines = Array.from({ length: world.linesPerRequest }, () => composeLine(random, partId, currency));
  const linesMicros = lines.reduce((sum, line) => sum + totalMicros(line.unitPriceMicros, line.quantity, currency), 0);
  const company = person % 7;
  const id = `${providerId}-${String(number).padStart(6, '0')}`;
  return newRfq({
    id,
    providerId,
    idempotencyKey: `key-${number}`,
    contact: {
      name: `Person ${person}`,
      email: `${random.below(2) === 0 ? 'Person' : 'person'}.${person}@company-${company}.example.com`,
      organization: `Company ${company}`,
      message: '',
    },
    lines,
    order: { currency, linesMicros, extras: [], netMicros: linesMicros, tax: null, totalMicros: linesMicros, review: null },
    createdAt,
    begin: { key: `link-of-request-${id}`, answerBy: dayOf(createdAt, 2), files: [] },
  });
}

function composeLine(random: Random, partId: string, currency: string): RfqLine {
  const [sample] = newRfq({}, partId).lines;
  if (sample === undefined || sample.receipt === null) throw new Error('The sample has no line.');
  const { process, ...made } = random.pick(WORLD_MATERIALS);
  const quantity = random.pick([1, 2, 5, 10, 25]);
  const unitPriceMicros = (100 + random.below(20_000)) * smallestUnit(currency);
  const isInstantQuote = random.below(6) > 0;
  const work = { ...sample.receipt.work, process };
  const receipt = { ...sample.receipt, currency, quantity, unitPriceMicros, work };
  return {
    ...sample,
    ...made,
    filename: `${random.pick(FILES)}-${random.below(1000)}.step`,
    quantity,
    unitPriceMicros,
    isInstantQuote,
    receipt,
  };
}

/** What became of it. */
async function live(records: Records, { random, until }: DeskWorld, request: NewRequest): Promise<void> {
  const { id, createdAt } = request;
  const act = (acts: readonly RequestAct[], actor: DeskChange['actor'], hours: number) =>
    records.desk.change(id, new Date(createdAt.getTime() + hours * HOUR_MS), () => ({ actor, acts, mails: [] }));
  const customer = { kind: 'customer' as const, name: request.contact.name };
  const isOld = until.getTime() - createdAt.getTime() > 2 * DAY_MS;
  const fate = random.below(10);
  if (!isOld || fate === 0) return;
  if (fate === 1) {
    await act([{ type: 'declined', reason: 'Too large' }], ADA, 1 + random.below(30));
    return;
  }
  const hours = 1 + random.below(60);
  const offer = composeOffer(random, request);
  await records.desk.change(id, new Date(createdAt.getTime() + hours * HOUR_MS), (present, next) => quote(offer, present, next, request));
  if (fate === 2) await act([{ type: 'message', text: 'When can you start?' }], customer, hours + 1);
  if (fate === 3) await act([{ type: 'turned-down', revision: 1, reason: 'Too dear' }], customer, hours + 5);
  if (fate === 4) await act([{ type: 'expired', revision: 1 }], { kind: 'system' }, hours + 500);
  if (fate < 6) return;
  await records.desk.change(id, new Date(createdAt.getTime() + (hours + 10) * HOUR_MS), (present, next) => accept(present, next, customer));
  if (fate < 8) return;
  const numbers = offer.lines.map(({ line }) => line);
  const parcel = offer.lines.map(({ line, quantity }) => ({ line, quantity }));
  await act([{ type: 'started', lines: numbers }], ADA, hours + 20);
  if (fate === 9)
    await act([{ type: 'parcel-sent', lines: parcel, carrier: 'Post', tracking: 'T1' }, { type: 'completed' }], ADA, hours + 90);
}

function composeOffer(random: Random, { lines, createdAt }: NewRequest): Offer {
  return {
    lines: lines.map((line, index) => ({
      line: index + 1,
      quantity: random.below(8) === 0 ? line.quantity + 1 : line.quantity,
      unitPriceMicros: Math.max(1, Math.round((line.unitPriceMicros * random.pick([90, 98, 100, 100, 100, 102, 103, 120])) / 100)),
      breaks: [],
      leadTimeDays: 5,
      note: '',
    })),
    charges: random.below(2) === 0 ? [] : [{ label: 'Shipping', amountMicros: 9_000_000 }],
    discountPercent: random.pick([0, 0, 5]),
    tax: random.below(2) === 0 ? null : { name: 'VAT', percent: 19 },
    validUntil: dayOf(createdAt, 30),
    terms: '',
    message: '',
  };
}

function quote(offer: Offer, { request }: DeskRequest, next: NextNumbers, { order, createdAt }: NewRequest): DeskChange {
  const facts = {
    request,
    provider: DEMO_PROVIDER,
    number: next.quote,
    revision: 1,
    issuedOn: dayOf(createdAt, 1),
    language: 'en' as const,
  };
  const document = composeQuote(offer, { ...facts, currency: order?.currency ?? 'USD' });
  const { number, revision, validUntil, sums } = document;
  return {
    actor: ADA,
    acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }],
    quote: document,
    mails: [],
  };
}

function accept(present: DeskRequest, next: NextNumbers, actor: DeskChange['actor']): DeskChange | { readonly refused: 'nothing quoted' } {
  const last = present.quotes.at(-1);
  const lines = (last?.lines ?? []).map(({ line, quantity }) => ({ line, quantity }));
  const taken = last === undefined ? null : takeLines(last, lines);
  if (last === undefined || taken === null) return { refused: 'nothing quoted' };
  const { number, revision, currency } = last;
  const dueOn = dayOf(present.request.createdAt, 14);
  const totals = { purchaseOrder: `PO ${next.order}`, lines, totalMicros: taken.sums.totalMicros, dueOn };
  return {
    actor,
    acts: [{ type: 'accepted', revision, order: next.order, ...totals }],
    order: {
      number: next.order,
      quote: { number, revision },
      requestId: present.request.id,
      currency,
      orderedOn: dayOf(present.request.createdAt, 4),
      acceptedBy: present.request.contact.name,
      purchaseOrder: totals.purchaseOrder,
      deliverTo: { name: 'Ada Example', company: '', street: `Dock ${next.order}`, postalCode: '22202', city: 'Arlington', country: 'USA' },
      invoice: null,
      ...taken,
    },
    mails: [],
  };
}

function dayOf(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
