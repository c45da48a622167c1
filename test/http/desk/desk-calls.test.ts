import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerQuote } from '#contract/api/customer/answer-quote.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { actOnRequest, type MemberAct } from '#contract/api/desk/act-on-request.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { previewQuote } from '#contract/api/desk/preview-quote.ts';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { sendQuote } from '#contract/api/desk/send-quote.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { formatMicros } from '#domain/money/money.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { NewRequest } from '#server/ports/records/records.ts';
import { callServer } from '#test/support/api-client.ts';
import { PIER } from '#test/support/desk-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let partId: string;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) =>
      token.startsWith('token-of-') ? { sub: token.slice(9), username: `${token.slice(9)}@shop.example` } : null,
  };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  await server.records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
  const part = newPart();
  await server.records.parts.add(part);
  partId = part.id;
});
afterAll(() => server.close());
// All ask by one address, which gets so many mails an hour.
const rest = () => server.clock.advance(3_600_000);
beforeEach(rest);

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], by = 'ada') =>
  callServer(server.baseUrl, which, request, `Bearer token-of-${by}`);
const addRequest = async (changes: Partial<NewRequest> = {}) => {
  const rfq = newRfq({ createdAt: server.clock.now(), ...changes }, partId);
  await server.records.rfqs.add(rfq, []);
  return rfq;
};
const read = async (requestID: string, by = 'ada') => succeed(await call(getDeskRequest, { requestID }, by)).request;
const act = (requestID: string, version: number, does: MemberAct, by = 'ada') => call(actOnRequest, { requestID, version, act: does }, by);
const OFFER = newOffer({ validUntil: '2030-01-01' });
const quote = (requestID: string, version: number, by = 'ada') => call(sendQuote, { requestID, version, offer: OFFER }, by);
const order = async () => {
  const { id, begin } = await addRequest();
  const { request } = succeed(await quote(id, 1));
  const { quotes } = request;
  const all = { revision: 1, lines: [{ line: 1, quantity: 2 }], totalMicros: quotes[0]?.sums.totalMicros ?? 0 };
  const accepted = {
    type: 'accepted' as const,
    name: 'Zoë',
    purchaseOrder: 'PO 7',
    deliverTo: PIER,
    fileID: null,
    acceptsTerms: true,
    ...all,
  };
  succeed(await callServer(server.baseUrl, answerQuote, { key: begin.key, act: accepted }));
  return read(id);
};
const mailsOf = (requestId: string, to?: string) =>
  server.records.outbox
    .listDue(new Date('9999-12-31'), 100_000)
    .then((waiting) => [...server.mailer.sent, ...waiting.map(({ message }) => message)])
    .then((mails) => mails.filter((mail) => mail.id.startsWith(requestId) && (to === undefined || mail.to === to)));
const subjects = async (requestId: string, to?: string) => [
  ...new Map((await mailsOf(requestId, to)).map((mail) => [mail.id, mail.subject.replace(/ · R-\d{5}$/, '')])).values(),
];

/** Who finds the database's connections taken for seconds is told to come again, and nothing has happened: once more, not twice. */
const quoteOnceThereIsRoom = async (id: string) => {
  for (;;) {
    const answer = await quote(id, 1);
    if (answer.status !== 503) return answer;
  }
};

describe('a request on the desk', () => {
  test('DESK-04 is whole for everybody of its shop, with receipt and cost, and for nobody else', async () => {
    const { id } = await addRequest();
    for (const who of ['ada', 'bob']) {
      const shown = await read(id, who);
      expect(shown).toMatchObject({
        contact: { name: 'Zoë', message: 'line\nline' },
        life: { state: 'received', version: 1, isUnread: true },
        lines: [{ line: 1, filename: 'a.step', quantity: 2, unitPriceMicros: 12_340_000, receipt: { view: 'full' }, unitCostMicros: null }],
        asked: { totalMicros: 24_680_000, tax: null },
      });
    }
    expect(await call(getDeskRequest, { requestID: id }, 'eve')).toMatchObject({
      status: 404,
      body: { error: 'There is no such request.' },
    });
    expect(await call(getDeskRequest, { requestID: 'none' })).toMatchObject({ status: 404, body: { error: 'There is no such request.' } });
  });

  test('DESK-03 API-20 is in the list, which pages, filters and counts', async () => {
    const contact = { name: 'Lists', email: 'Lists@Example.com', organization: 'Listed Ltd', message: '' };
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      server.clock.advance(1000);
      ids.unshift((await addRequest({ contact })).id);
    }
    const { clientID } = await read(ids[0] ?? '');
    const filter = { clientID };
    const first = succeed(await call(listRequests, { ...filter, limit: 2 }, 'bob'));
    expect(first.requests.map(({ requestID }) => requestID)).toEqual(ids.slice(0, 2));
    expect(first.counts).toMatchObject({ states: { received: 5 }, marks: { unread: 5, overdue: 0 } });
    const second = succeed(await call(listRequests, { ...filter, limit: 3, cursor: first.nextCursor }));
    expect(second.requests.map(({ requestID }) => requestID)).toEqual(ids.slice(2));
    expect([second.nextCursor, second.counts]).toEqual([null, null]);
    expect(succeed(await call(listRequests, { ...filter, from: '2100-01-01' })).requests).toEqual([]);
    expect(succeed(await call(listRequests, { ...filter, words: 'LISTED a.step' })).requests).toHaveLength(5);
    expect(succeed(await call(listRequests, filter, 'eve')).requests).toEqual([]);
    expect(await call(listRequests, { mark: 'nonsense' as 'unread' })).toMatchObject({ status: 400 });
    expect([first.total, second.total]).toEqual([5, null]);
    const wrong = btoa(JSON.stringify({ receivedAt: '2026-99-01T00:00:00.000Z', requestId: 'a' }));
    for (const cursor of [wrong, 'nonsense']) expect(await call(listRequests, { cursor })).toMatchObject({ status: 400 });
  });

  test('DESK-02 who acts on what a colleague has changed is told what that was, and nothing is overwritten', async () => {
    const { id } = await addRequest();
    succeed(await quote(id, 1, 'bob'));
    const late = await act(id, 1, { type: 'declined', reason: 'Too large' });
    expect(late).toMatchObject({ status: 412, body: { error: expect.stringContaining('bob@shop.example sent a quote meanwhile.') } });
    expect(await quote(id, 1)).toMatchObject({ status: 412 });
    expect((await read(id)).events.map((event) => event.act.type)).toEqual(['received', 'quoted']);
    expect(await subjects(id, 'zoe@example.com')).toHaveLength(1);
    // Words overwrite nothing, so they mind no change.
    succeed(await act(id, 1, { type: 'note', text: 'Call her' }));
    expect((await read(id)).events.at(-1)?.act).toEqual({ type: 'note', text: 'Call her' });
  });

  test('DESK-06 fifty quotes that are sent at once get fifty numbers in a row, and fifty clicks on one make one', async () => {
    const before = succeed(await quote((await addRequest()).id, 1)).request.life.quote?.number ?? 0;
    const added = await Promise.all(Array.from({ length: 50 }, () => addRequest()));
    const sent = await Promise.all(added.map(({ id }) => quoteOnceThereIsRoom(id)));
    const numbers = sent.map((answer) => succeed(answer).request.life.quote?.number ?? 0).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index));
    rest();
    const { id } = await addRequest();
    const clicks = await Promise.all(Array.from({ length: 50 }, () => quoteOnceThereIsRoom(id)));
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(clicks.filter(({ status }) => status === 412)).toHaveLength(49);
    expect((await read(id)).quotes).toHaveLength(1);
  });

  test('DESK-06 a quote stays what it was when shop and request go on, and its next revision has its number', async () => {
    const { id } = await addRequest();
    const first = succeed(await quote(id, 1)).request.quotes[0];
    await server.records.providers.save({ ...DEMO_PROVIDER, name: 'Renamed', ownerSub: 'ada' });
    const again = succeed(await call(sendQuote, { requestID: id, version: 2, offer: { ...OFFER, discountPercent: 0 } })).request;
    await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
    expect(again.quotes[0]).toEqual(first);
    expect(again.quotes[1]).toMatchObject({ number: first?.number, revision: 2, shop: { name: 'Renamed' }, discountPercent: 0 });
    expect(again.life.quote).toMatchObject({ revision: 2 });
  });

  test('LOOK-09 is read as the PDF that it would be, before it is sent, and is neither sent nor numbered by that', async () => {
    const { id } = await addRequest();
    const { pdf } = succeed(await call(previewQuote, { requestID: id, offer: OFFER }, 'bob'));
    const { text } = await readPdf(new Uint8Array(Buffer.from(pdf, 'base64')));
    expect((await read(id)).life.version).toBe(1);
    expect(await mailsOf(id)).toEqual([]);
    const sent = succeed(await quote(id, 1)).request.quotes[0];
    expect(text).toContain('Draft of a quote, not sent');
    expect(text).toContain(formatMicros(sent?.sums.totalMicros ?? 0, 'USD'));
    expect(text).not.toMatch(/Q-0|Accept this quote/);
  });

  test('LOOK-09 DESK-05 is not read by others, nor where it could not be sent', async () => {
    const { id } = await addRequest();
    expect(await call(previewQuote, { requestID: id, offer: OFFER }, 'eve')).toMatchObject({ status: 404 });
    const offer = newOffer({ validUntil: '2020-01-01' });
    expect(await call(previewQuote, { requestID: id, offer })).toMatchObject({ status: 400, body: { problems: [{ path: 'validUntil' }] } });
    expect((await read(id)).life.version).toBe(1);
  });

  test('DESK-05 an offer that can not be sent is refused field by field, and nothing happens', async () => {
    const { id } = await addRequest();
    const offer = newOffer({ validUntil: '2020-01-01', discountPercent: 101 });
    const refused = await call(sendQuote, { requestID: id, version: 1, offer });
    expect(refused).toMatchObject({ status: 400, body: { problems: [{ path: 'discount' }, { path: 'validUntil' }] } });
    const beyond = newOffer({ lines: newOffer().lines.map((line) => ({ ...line, line: 2 })) });
    expect(await call(sendQuote, { requestID: id, version: 1, offer: beyond })).toMatchObject({
      status: 400,
      body: { problems: [{ path: 'lines' }] },
    });
    expect(await call(sendQuote, { requestID: id, version: 1, offer: OFFER }, 'eve')).toMatchObject({ status: 404 });
    expect((await read(id)).life.version).toBe(1);
    expect(await mailsOf(id)).toEqual([]);
  });
});

test('S-42 a link that the shop renews opens nothing any more; the customer is mailed the new one', async () => {
  const { id, begin } = await addRequest();
  succeed(await act(id, 1, { type: 'link-renewed' }, 'bob'));
  const key = (await server.records.desk.find(id))?.key ?? '';
  const follow = (which: string) => callServer(server.baseUrl, followRequest, { key: which });
  expect(await follow(begin.key)).toMatchObject({ status: 404 });
  expect(succeed(await follow(key)).request.events.map((event) => event.act.type)).toEqual(['received']);
  const [mail] = await mailsOf(id, 'zoe@example.com');
  expect(mail?.subject).toMatch(`A new link to your request at ${DEMO_PROVIDER.name} · R-`);
  expect(JSON.stringify(mail)).toContain(`/app/request/${key}`);
  expect(JSON.stringify(mail)).not.toContain(begin.key);
  expect(await act(id, 2, { type: 'link-renewed' }, 'eve')).toMatchObject({ status: 404 });
});

describe('an order on the desk', () => {
  test('DESK-11 goes through production in parcels to its end, and the customer is mailed each step once', async () => {
    const made = await order();
    const id = made.requestID;
    expect(made).toMatchObject({ life: { state: 'accepted' }, order: { purchaseOrder: 'PO 7', lines: [{ line: 1, quantity: 2 }] } });
    expect(made.order?.sums).toEqual(made.quotes[0]?.sums);
    const steps: readonly [MemberAct, string][] = [
      [{ type: 'started', lines: [1] }, 'in-production'],
      [{ type: 'parcel-sent', lines: [{ line: 1, quantity: 1 }], carrier: 'DHL', tracking: 'T1' }, 'in-production'],
      [{ type: 'finished', lines: [1] }, 'in-production'],
      [{ type: 'parcel-sent', lines: [{ line: 1, quantity: 1 }], carrier: '', tracking: '' }, 'shipped'],
      [{ type: 'completed' }, 'completed'],
    ];
    let { version } = made.life;
    for (const [does, state] of steps) {
      const { request } = succeed(await act(id, version, does, 'bob'));
      expect([does.type, request.life.state]).toEqual([does.type, state]);
      version = request.life.version;
    }
    const shop = DEMO_PROVIDER.name;
    expect((await subjects(id, 'zoe@example.com')).slice(-4)).toEqual([
      `Your order O-00001 at ${shop} is in production`,
      `A parcel from ${shop} is on its way`,
      `A parcel from ${shop} is on its way`,
      `Your order O-00001 at ${shop} is complete`,
    ]);
    const texts = (await mailsOf(id)).map((mail) => ('text' in mail ? mail.text : ''));
    expect(texts.find((text) => text.includes('T1'))).toMatch(/1\. a\.step: 1 pieces?[\s\S]*DHL[\s\S]*T1/);
    expect(await act(id, version, { type: 'cancelled', reason: '' })).toMatchObject({ status: 409 });
  });

  test('DESK-11 sends no more than was ordered, and no mails that the shop has switched off', async () => {
    const made = await order();
    const id = made.requestID;
    const { version } = made.life;
    const parcel = (quantity: number): MemberAct => ({ type: 'parcel-sent', lines: [{ line: 1, quantity }], carrier: '', tracking: '' });
    expect(await act(id, version, parcel(3))).toMatchObject({ status: 409, body: { error: expect.stringContaining('not open') } });
    const { revision } = succeed(await call(getDeskSettings, {}));
    const off = { ...DEFAULT_DESK_SETTINGS, mailsOff: ['parcel-sent' as const] };
    succeed(await call(saveDeskSettings, { settings: off, revision }));
    const before = (await subjects(id, 'zoe@example.com')).length;
    succeed(await act(id, version, parcel(2)));
    expect(await subjects(id, 'zoe@example.com')).toHaveLength(before);
    succeed(await call(saveDeskSettings, { settings: DEFAULT_DESK_SETTINGS, revision: revision + 1 }));
  });
});

test('DESK-05 settings are read by members, changed by owners, and never over a colleague’s', async () => {
  const { revision } = succeed(await call(getDeskSettings, {}, 'bob'));
  const settings = { ...DEFAULT_DESK_SETTINGS, validDays: 14 };
  expect(await call(saveDeskSettings, { settings, revision }, 'bob')).toMatchObject({ status: 403 });
  const saves = await Promise.all(Array.from({ length: 10 }, () => call(saveDeskSettings, { settings, revision })));
  expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
  expect(saves.find(({ ok }) => !ok)).toMatchObject({ status: 412 });
  expect(succeed(await call(getDeskSettings, {})).settings).toEqual(settings);
  expect(succeed(await call(getDeskSettings, {}, 'eve')).settings).toEqual(DEFAULT_DESK_SETTINGS);
});
