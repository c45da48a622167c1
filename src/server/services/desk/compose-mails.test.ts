import { expect, test } from 'vitest';
import { spellDay } from '#domain/calendar/spell-days.ts';
import { PROGRESS_MAILS } from '#domain/desk/desk-settings.ts';
import type { OrderDocument } from '#domain/desk/quote-document.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { AT, newRfq } from '#test/support/sample-records.ts';
import type { DeskMail, DeskRequest } from '../../ports/records/desk-records.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import { composeAnswerMails } from '../desk-mails/compose-answer-mails.ts';
import { composeQuoteMail } from '../desk-mails/compose-desk-mails.ts';
import { NO_FOOT } from '../shared/mails/speaks-freely.ts';

const { begin: _, ...request } = newRfq({
  contact: { name: 'Zoë', email: 'zoe@example.com', organization: 'Ω & <b>Söhne</b>', message: '' },
});
const quote = makeQuote({ requestId: request.id, currency: 'USD', number: 7 });
const { lines, sums, currency, number, revision } = quote;
const order: OrderDocument = {
  number: 3,
  quote: { number, revision },
  requestId: request.id,
  currency,
  orderedOn: '2026-11-24',
  acceptedBy: 'Zoë',
  deliverTo: null,
  invoice: null,
  purchaseOrder: 'PO <7>',
  lines,
  sums,
};
const KEY = 'k'.repeat(22);
const life: DeskRequest['life'] = {
  state: 'accepted',
  version: 4,
  isUnread: false,
  isAsked: false,
  dueOn: null,
  assignee: null,
  receivedAt: AT,
  answeredAt: null,
  quote: { number, revision, validUntil: quote.validUntil },
  order: null,
};
const present: DeskRequest = { request, key: KEY, events: [], life, quotes: [quote], order, files: [], papers: [] };
const scene = {
  provider: DEMO_PROVIDER,
  publicUrl: 'https://quotes.example.com',
  signUp: 'open' as const,
  foot: NO_FOOT,
  event: 5,
  language: 'en' as const,
};
const FOLLOW = `https://quotes.example.com/app/request/${KEY}`;
const DESK = `https://quotes.example.com/app/msp/orders/${request.id}`;

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
/** What a reader of either form reads, addresses and what parts names from values aside. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/https:\/\/\S+/g, '')
    .replaceAll(/:(?=\s)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
const wordsOfHtml = (html: string) =>
  wordsOf(
    html
      .replace(/<head>.*<\/head>/s, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );

function expectSound(mail: DeskMail | undefined, link: string): void {
  if (mail === undefined) throw new Error('There is no mail.');
  expect(wordsOfHtml(mail.html)).toEqual(wordsOf(mail.text));
  expect(mail.html).toContain(`href="${link}"`);
  expect(mail.text).toContain(link);
  expect(mail.html).not.toContain('<b>');
}

const byShop = (act: RequestAct, mailsOff: typeof PROGRESS_MAILS | [] = []) => composeActMails(present, act, scene, mailsOff);
const ACTS: readonly (readonly [RequestAct, string])[] = [
  [{ type: 'message', text: 'It is <b>done</b>.\nSee you.' }, 'A message from Demo Manufacturing'],
  [{ type: 'file-added', fileId: 'f', filename: '<b>.pdf', line: 1 }, 'A file from Demo Manufacturing'],
  [{ type: 'declined', reason: 'Too large' }, 'Demo Manufacturing can’t make an offer for your request'],
  [{ type: 'started', lines: [1] }, 'Your order O-00003 at Demo Manufacturing is in production'],
  [
    { type: 'parcel-sent', lines: [{ line: 1, quantity: 1 }], carrier: 'Post', tracking: 'T 1' },
    'A parcel from Demo Manufacturing is on its way',
  ],
  [{ type: 'completed' }, 'Your order O-00003 at Demo Manufacturing is complete'],
  [{ type: 'cancelled', reason: '' }, 'Demo Manufacturing has cancelled your order'],
  [{ type: 'expired', revision: 1 }, 'Your quote from Demo Manufacturing has expired'],
];

test.each(ACTS)('DESK-09 DESK-11 a customer is mailed of %j, in text as in HTML, with the link', (act, subject) => {
  const [mail, ...others] = byShop(act);
  expect(mail).toMatchObject({ subject, to: 'zoe@example.com', replyTo: DEMO_PROVIDER.contactEmail, id: `${request.id}-5-customer` });
  expect(others).toEqual([]);
  expectSound(mail, FOLLOW);
});

test('DESK-11 of an order’s progress nothing is mailed that the shop has switched off, words and quotes always are', () => {
  const mailed = ACTS.filter(([act]) => byShop(act, PROGRESS_MAILS).length > 0).map(([{ type }]) => type);
  expect(mailed).toEqual(['message', 'file-added', 'declined']);
});

test.each([
  { type: 'note', text: 'secret' },
  { type: 'assigned', to: null },
  { type: 'read' },
  { type: 'due-set', dueOn: '2026-12-01' },
  { type: 'finished', lines: [1] },
] as const satisfies readonly RequestAct[])('DESK-04 S-44 of %j no customer is mailed', (act) => {
  expect(byShop(act)).toEqual([]);
});

test('DESK-11 a parcel of one piece is not of pieces, and the second start of production is not told again', () => {
  expect(byShop({ type: 'parcel-sent', lines: [{ line: 1, quantity: 1 }], carrier: '', tracking: '' })[0]?.text).toContain(
    '1. a.step: 1 piece\n',
  );
  const going: DeskRequest = { ...present, life: { ...life, state: 'in-production' } };
  expect(composeActMails(going, { type: 'started', lines: [1] }, scene, [])).toEqual([]);
});

test.each<readonly [RequestAct, string, string]>([
  [{ type: 'message', text: 'Black?' }, 'A message from Ω & <b>Söhne</b>', 'Black?'],
  [{ type: 'turned-down', revision: 1, reason: '' }, 'Ω & <b>Söhne</b> has turned your quote down', 'no reason'],
  [{ type: 'withdrawn', reason: 'Found one' }, 'Ω & <b>Söhne</b> has withdrawn the request', 'Found one'],
  [
    { type: 'file-added', fileId: 'f', filename: 'a.pdf', line: 2 },
    'Ω & <b>Söhne</b> has added a file',
    'a.pdf is with the request, line 2.',
  ],
])('DESK-08 DESK-09 the shop is mailed of %j, with the link to the desk and none that opens the request', (act, subject, words) => {
  const actor = { kind: 'customer' as const, name: 'Zoë' };
  const [mail, ...others] = composeAnswerMails(present, { actor, acts: [act], mails: [] }, scene, []);
  expect(mail).toMatchObject({ subject, to: DEMO_PROVIDER.ordersEmail, replyTo: 'zoe@example.com', text: expect.stringContaining(words) });
  expect(others).toEqual([]);
  expectSound(mail, DESK);
  expect(`${mail?.text}${mail?.html}`).not.toContain(KEY);
});

test('DESK-08 an order is mailed to both with number, order number and sums; to the customer unless that is switched off', () => {
  const accepted = {
    type: 'accepted',
    revision,
    order: 3,
    purchaseOrder: 'PO <7>',
    lines: [],
    totalMicros: 1,
    dueOn: '2026-12-01',
  } as const;
  const change = { actor: { kind: 'customer' as const, name: 'Zoë' }, acts: [accepted], order, mails: [] };
  const [toShop, toCustomer] = composeAnswerMails(present, change, scene, []);
  expectSound(toShop, DESK);
  expectSound(toCustomer, FOLLOW);
  for (const mail of [toShop, toCustomer]) for (const word of ['O-00003', 'PO number: PO <7>']) expect(mail?.text).toContain(word);
  expect(composeAnswerMails(present, change, scene, ['accepted']).map(({ to }) => to)).toEqual([DEMO_PROVIDER.ordersEmail]);
});

test('PRC-08 the mail of a quote says each line’s lead time, and what it counts from', () => {
  const { text } = composeQuoteMail(present, quote, scene);
  expect(text).toContain('Lead time: 5 business days');
  expect(text).toContain('An order at 14:00 or later (New York time), or on a day off, counts from the next business day.');
});

test('DESK-07 the mail of a quote says what its document says, and has it as PDF', () => {
  const mail = composeQuoteMail(present, quote, scene);
  expectSound(mail, FOLLOW);
  expect(mail.quoteRevision).toBe(1);
  for (const word of ['Q-00007', quote.message.split('\n')[0], 'Shipping', 'VAT', spellDay(quote.validUntil)])
    expect(mail.text).toContain(word);
});
