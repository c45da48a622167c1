import { describe, expect, test } from 'vitest';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { dateSchema } from '#contract/schemas/fields.ts';
import { callServer } from '#test/support/api-client.ts';
import { CUSTOMER, composeAcceptance } from '#test/support/desk-client.ts';
import { startFollowedDesk } from '#test/support/followed-desk.ts';
import { succeed } from '#test/support/quote-client.ts';

const { server, desk, ask, settled, mailsTo } = await startFollowedDesk();

/** Two lines, an escape, a sign that turns writing around, and half of another sign. */
const HOSTILE = 'PO 1\r\nTotal: 0.00\u001B\u202E\uD800';

describe('words that are more than they show', () => {
  test('S-23 DESK-08 a purchase order and a name forge no line of the mail to the shop', async () => {
    const { requestID, customer } = await ask();
    const acceptance = composeAcceptance(await customer.look());
    succeed(await customer.answer({ ...acceptance, purchaseOrder: HOSTILE, name: `Ada${HOSTILE}` }));
    const { order } = (await desk.open(requestID)).request;
    expect([order?.purchaseOrder, order?.acceptedBy]).toEqual(['PO 1 Total: 0.00\uFFFD', 'AdaPO 1 Total: 0.00\uFFFD']);
    const [mail] = await settled('shop', requestID, 1);
    expect(mail?.text.split(/\r?\n/).filter((line) => /^\s*Total: 0\.00/.test(line))).toEqual([]);
  });

  test('S-23 DESK-11 nor do a carrier, a tracking number, a charge or a tax; terms and messages keep their lines alone', async () => {
    const { requestID, customer } = await ask({ isQuoted: false });
    const long = `one\r\ntwo\u0007\u202E\tthree`;
    const quoted = await desk.quote(requestID, {
      charges: [{ label: HOSTILE, amountMicros: 1_000_000 }],
      tax: { name: HOSTILE, percent: 19 },
      terms: long,
      message: long,
    });
    const [quote] = quoted.quotes;
    expect([quote?.charges[0]?.label, quote?.tax?.name]).toEqual(['PO 1 Total: 0.00\uFFFD', 'PO 1 Total: 0.00\uFFFD']);
    expect([quote?.terms, quote?.message]).toEqual(['one\ntwo\tthree', 'one\ntwo\tthree']);
    succeed(await customer.accept());
    const lines = quote?.lines.map(({ line, quantity }) => ({ line, quantity })) ?? [];
    const sent = await desk.act(requestID, { type: 'parcel-sent', lines, carrier: HOSTILE, tracking: 'T\n1' });
    expect(sent.events.at(-1)?.act).toMatchObject({ carrier: 'PO 1 Total: 0.00\uFFFD', tracking: 'T 1' });
  });

  test('DESK-09 a message with signs that no database takes, sent twice under its key, stands once', async () => {
    const { requestID, customer } = await ask();
    const message = { type: 'message' as const, text: 'a\0b\u0007', key: 'message-key-0123456789' };
    const first = succeed(await customer.answer(message));
    const again = succeed(await customer.answer(message));
    expect(again.request.events).toEqual(first.request.events);
    expect(first.request.events.at(-1)?.act).toEqual({ type: 'message', text: 'ab' });
    const note = { type: 'note' as const, text: 'n\0', key: 'note-key-0123456789' };
    await desk.act(requestID, note);
    expect((await desk.act(requestID, note)).events.filter(({ act }) => act.type === 'note')).toHaveLength(1);
  });
});

test('S-35 DESK-09 a link sends twenty messages an hour and sixty a day, and is told in words when to go on', async () => {
  const { requestID, customer } = await ask();
  const say = () => customer.answer({ type: 'message', text: 'And another thing.' });
  const sayAll = async () => {
    let count = 0;
    for (;;) {
      const answer = await say();
      if (!answer.ok) return { count, answer };
      count += 1;
    }
  };
  const first = await sayAll();
  expect([first.count, first.answer]).toEqual([20, expect.objectContaining({ status: 429 })]);
  expect(first.answer.body).toMatchObject({ error: expect.stringMatching(/^You have sent 20 messages within an hour\./) });
  // What counts goes on: an order is no message.
  for (const total of [20, 20, 0]) {
    server.clock.advance(3_600_000);
    expect((await sayAll()).count).toBe(total);
  }
  expect((await say()).body).toMatchObject({ error: expect.stringMatching(/^You have sent 60 messages within a day\./) });
  expect(mailsTo('shop', requestID).length).toBeLessThanOrEqual(60);
  succeed(await customer.accept());
});

test('S-42 a customer can not count what is private: events and the life’s version are numbered anew', async () => {
  const { requestID, customer } = await ask();
  for (const text of ['one', 'two', 'three']) await desk.act(requestID, { type: 'note', text });
  await desk.act(requestID, { type: 'message', text: 'Hello' });
  const { events, life } = await customer.look();
  expect(events.map(({ number, act }) => [number, act.type])).toEqual([
    [1, 'received'],
    [2, 'quoted'],
    [3, 'message'],
  ]);
  expect(life.version).toBe(3);
  expect((await desk.open(requestID)).request.life.version).toBe(6);
});

test('API-16 a day that no calendar has is refused in words, and never comes as a date at all', async () => {
  for (const from of ['1970-13-45', '2026-02-29', '2026-04-31', '2026-00-10'])
    expect(await callServer(server.baseUrl, listRequests, { from }, 'Bearer token-of-a')).toMatchObject({
      ...{ ok: false, status: 400 },
      body: { error: 'There is no such day.' },
    });
  expect(dateSchema.safeParse('1970-13-45').success).toBe(false);
  expect(dateSchema.safeParse('2028-02-29').success).toBe(true);
});

test('API-16 a day before any computer’s clock and a product with NUL are refused in words', async () => {
  const list = (from: string) => callServer(server.baseUrl, listRequests, { from }, 'Bearer token-of-a');
  for (const day of ['0000-01-01', '1969-12-31']) expect(await list(day)).toMatchObject({ ok: false, status: 400 });
  expect(await list('1970-01-01')).toMatchObject({ ok: true });
  const shown = { title: 'Part', description: '', image: '', quantity: 1, price: 1, metadata: {} };
  const answer = await callServer(server.baseUrl, submitRequest, {
    ...CUSTOMER,
    mspID: '1',
    cart: { items: [{ id: 'ci_0', productID: 'a\0', ...shown }] },
  });
  expect(answer).toMatchObject({ ok: false, status: 400, body: { error: "'cart.items.0.productID' is missing or not valid." } });
});
