import { describe, expect, test } from 'vitest';
import { answerQuote } from '#contract/api/customer/answer-quote.ts';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { NO_INVOICE_DETAILS } from '#domain/desk/invoice-details.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { expireQuotes } from '#server/jobs/expire-quotes.ts';
import { callServer } from '#test/support/api-client.ts';
import { composeAcceptance, createFollower, PIER, sendFile } from '#test/support/desk-client.ts';
import { keyLike, PDF, PUBLIC_URL, startFollowedDesk } from '#test/support/followed-desk.ts';
import { succeed } from '#test/support/quote-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp } from '#test/support/test-app.ts';

const { server, desk, ask, mailsTo, settled } = await startFollowedDesk();
const REFUSED = { ok: false, status: 404, body: { error: expect.stringContaining('This link leads to no request.') } };

describe('who may', () => {
  test('DESK-09 S-42 a key opens its own request, and what is near it nothing', async () => {
    const [one, other] = [await ask(), await ask()];
    expect((await one.customer.look()).requestID).toBe(one.requestID);
    expect((await other.customer.look()).requestID).toBe(other.requestID);
    for (const key of [keyLike(one.requestKey), one.requestID.padEnd(22, 'x').slice(0, 64)]) {
      const stranger = createFollower(server.baseUrl, key);
      expect(await callServer(server.baseUrl, followRequest, { key })).toMatchObject(REFUSED);
      expect(await stranger.answer({ type: 'message', text: 'x' })).toMatchObject(REFUSED);
      expect(await stranger.addFile(PDF)).toMatchObject(REFUSED);
    }
    expect(await callServer(server.baseUrl, followRequest, { key: 'short' })).toMatchObject({ ok: false, status: 400 });
    expect((await one.customer.look()).events).toHaveLength(2);
  });

  test('DESK-09 S-44 a customer reads no note, no assignment, no cost and no colleague’s name', async () => {
    const { requestID, customer } = await ask();
    await desk.act(requestID, { type: 'note', text: 'secret-note' });
    await desk.act(requestID, { type: 'assigned', to: 'owner-a' });
    await desk.act(requestID, { type: 'message', text: 'Hello.' });
    const text = JSON.stringify(await customer.look());
    expect(text).toContain('Hello.');
    for (const secret of ['secret-note', 'owner-a', 'receipt', 'Cost', 'rateCard']) expect(text).not.toContain(secret);
  });

  test('S-42 the page of a request tells its address to nobody, and no program collects it', async () => {
    const { requestKey } = await ask();
    const page = await fetch(`${server.baseUrl}/app/request/${requestKey}`);
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-referrer',
      'noindex, nofollow',
    ]);
    const other = await fetch(`${server.baseUrl}/app/upload`);
    expect([other.headers.get('referrer-policy'), other.headers.get('x-robots-tag')]).toEqual(['same-origin', null]);
  });

  testAlone('S-16 S-42 who guesses keys is slowed down', async () => {
    await using limited = await startTestApp({ RATE_LIMIT: 'on' });
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await callServer(limited.baseUrl, followRequest, { key: String(count).padStart(22, 'k') })).status);
    }
    expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
    expect((await fetch(`${limited.baseUrl}/documents/${'k'.repeat(22)}/x`)).status).toBe(429);
  });
});

describe('saying', () => {
  const key = () => crypto.randomUUID();

  test('S-37 DESK-09 a shop writes to one address sixty times without an hour’s pause, however it does; what is for nobody goes on', async () => {
    const { requestID, customer } = await ask();
    const { requestID: other } = await ask();
    // Two quotes are among the sixty.
    for (let count = 0; count < 57; count += 1) await desk.act(count % 2 === 0 ? requestID : other, { type: 'message', text: 'Buy this.' });
    await desk.act(requestID, { type: 'link-renewed' });
    for (const act of [
      { type: 'message', text: 'Buy this.' },
      { type: 'declined', reason: 'Buy this.' },
      { type: 'link-renewed' },
    ] as const) {
      await expect(desk.act(other, act)).rejects.toThrow('refused with 429: This customer has had 60 mails');
    }
    await expect(desk.quote(requestID)).rejects.toThrow('refused with 429');
    expect(await desk.addFile(requestID, PDF)).toMatchObject({ ok: false, status: 429 });
    await desk.act(requestID, { type: 'note', text: 'They have had enough.' });
    expect(mailsTo('customer', other).length + mailsTo('customer', requestID).length).toBeLessThanOrEqual(60);
    expect(await customer.answer({ type: 'message', text: 'The old link.' })).toMatchObject({ ok: false, status: 404 });
    server.clock.advance(3_600_000);
    await desk.act(other, { type: 'message', text: 'After a pause.' });
  });

  test('DESK-09 a message whose answer got lost stands once and is mailed once, sent again later or at the same time', async () => {
    const { requestID, customer } = await ask();
    const act = { type: 'message' as const, text: 'Can it be black?', key: key() };
    for (const answer of await Promise.all([customer.answer(act), customer.answer(act)])) expect(answer.ok).toBe(true);
    const { request } = succeed(await customer.answer(act));
    const said = request.events.filter((event) => event.act.type === 'message');
    // The key is nobody's but the sender's.
    expect(said.map((event) => event.act)).toEqual([{ type: 'message', text: 'Can it be black?' }]);
    await settled('shop', requestID, 1);
    const other = await customer.answer({ ...act, text: 'Can it be red?' });
    expect(other).toMatchObject({ ok: false, status: 409, body: { error: expect.stringContaining('under the same key') } });
    expect(await customer.answer({ ...act, key: key() })).toMatchObject({ ok: true });
    expect((await customer.look()).events.filter((event) => event.act.type === 'message')).toHaveLength(2);
  });

  test('DESK-09 what the shop sends twice stands once, a note as well as a message, and the customer’s key is not the shop’s', async () => {
    const { requestID, customer } = await ask();
    const shared = key();
    succeed(await customer.answer({ type: 'message', text: 'Hello.', key: shared }));
    for (const act of [
      { type: 'message' as const, text: 'Hello.', key: shared },
      { type: 'note' as const, text: 'Asks much.', key: key() },
    ]) {
      await Promise.all([desk.act(requestID, act), desk.act(requestID, act)]);
      await desk.act(requestID, act);
    }
    const { request } = await desk.open(requestID);
    const said = request.events.flatMap(({ actor, act }) => ('text' in act ? [[actor.kind, act]] : []));
    expect(said).toEqual([
      ['customer', { type: 'message', text: 'Hello.' }],
      ['member', { type: 'message', text: 'Hello.' }],
      ['member', { type: 'note', text: 'Asks much.' }],
    ]);
    expect(await settled('customer', requestID, 2)).toHaveLength(2);
  });
});

describe('accepting', () => {
  test('DESK-08 fifty acceptances at once, of all lines or of two, make one order and one mail each', async () => {
    const { requestID, customer } = await ask();
    const request = await customer.look();
    const [all, two] = [
      composeAcceptance(request),
      composeAcceptance(request, [
        { line: 1, quantity: 1 },
        { line: 3, quantity: 50 },
      ]),
    ];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => customer.answer(index % 2 === 0 ? all : two)));
    const done = answers.filter(({ ok }) => ok);
    // Those who ordered the same get the same answer, the others are told.
    expect(done).toHaveLength(25);
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ status }) => status))).toEqual(new Set([409]));
    expect((await customer.look()).events.filter(({ act }) => act.type === 'accepted')).toHaveLength(1);
    const [order] = new Set(done.map((answer) => JSON.stringify(succeed(answer).request.order)));
    expect(JSON.parse(order ?? '')).toEqual((await customer.look()).order);
    expect((await settled('shop', requestID, 1))[0]?.subject).toEqual(
      expect.stringMatching(/^Example Works has accepted your quote Q-\d{5} · R-\d{5}$/),
    );
    expect(await settled('customer', requestID, 2)).toHaveLength(2);
  });

  test('DESK-08 accepting the same again is the same order, without another mail', async () => {
    const { requestID, customer } = await ask();
    const first = succeed(await customer.accept()).request;
    await settled('shop', requestID, 1);
    const again = succeed(await customer.answer(composeAcceptance(first))).request;
    expect([again.order, again.events.length]).toEqual([first.order, first.events.length]);
    expect(mailsTo('shop', requestID)).toHaveLength(1);
  });

  test('DESK-08 some lines, and more pieces, cost what follows from the quote, and mail, page and record say it alike', async () => {
    const { requestID, customer } = await ask();
    const { request } = succeed(
      await customer.accept([
        { line: 1, quantity: 50 },
        { line: 3, quantity: 1 },
      ]),
    );
    // 50 × 9.99 + 12.50 + 9.90 shipping, and 19 % of it.
    expect(request.order?.sums.totalMicros).toBe(621_060_000);
    expect(request.order?.lines.map(({ line, quantity, unitPriceMicros }) => [line, quantity, unitPriceMicros])).toEqual([
      [1, 50, 9_990_000],
      [3, 1, 12_500_000],
    ]);
    const [toShop] = await settled('shop', requestID, 1);
    const toCustomer = (await settled('customer', requestID, 2)).find(({ subject }) => subject.startsWith('Thank you'));
    for (const mail of [toShop, toCustomer]) {
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain('$621.06');
        expect(text).toContain('PO 4711');
        expect(text).toContain('Ada Example, Pier 1, Arlington 22202, USA');
      }
    }
  });

  test('DESK-08 SHOP-14 an order goes to an address, which is trimmed, or is picked up at the shop', async () => {
    const address = { name: 'Ada ', company: '', street: ' Pier 2 ', postalCode: '23510', city: 'Norfolk', country: 'USA' };
    for (const [deliverTo, kept] of [
      ['pick-up', 'pick-up'],
      [address, { ...address, name: 'Ada', street: 'Pier 2' }],
    ] as const) {
      const { requestID, customer } = await ask();
      const invoice = { ...NO_INVOICE_DETAILS, billTo: PIER };
      const { request } = succeed(await customer.answer({ ...composeAcceptance(await customer.look()), deliverTo, invoice }));
      expect([request.order?.deliverTo, (await desk.open(requestID)).request.order?.deliverTo]).toEqual([kept, kept]);
    }
  });

  test('DESK-08 where the invoice goes, a VAT id and a phone number stand with the order and in its mails', async () => {
    const { requestID, customer } = await ask();
    const invoice = { billTo: { ...PIER, street: 'Wall 2' }, vatId: 'DE 136695976', phone: '+49 40 1234-567' };
    const { request } = succeed(await customer.answer({ ...composeAcceptance(await customer.look()), invoice }));
    expect([request.order?.invoice, (await desk.open(requestID)).request.order?.invoice]).toEqual([invoice, invoice]);
    const [mail] = await settled('shop', requestID, 1);
    for (const words of ['Wall 2', 'DE 136695976', '+49 40 1234-567']) expect(mail?.text).toContain(words);
  });

  test.each([
    ['no delivery', { deliverTo: null }, 'Please say where the order goes'],
    ['no address for the invoice of what is picked up', { deliverTo: 'pick-up' as const }, 'Please say where the invoice goes'],
    ['half an address for it', { invoice: { ...NO_INVOICE_DETAILS, billTo: { ...PIER, city: '' } } }, 'Please say where the invoice goes'],
    ['a VAT id that is none', { invoice: { ...NO_INVOICE_DETAILS, vatId: 'DE136695975' } }, 'This VAT ID can’t be right'],
    ['a phone number that is none', { invoice: { ...NO_INVOICE_DETAILS, phone: 'call me' } }, 'This is no phone number'],
    ['terms that are not accepted', { acceptsTerms: false }, 'Please read and accept them'],
    ['an address without a city', { deliverTo: { ...PIER, city: ' ' } }, 'Please say where the order goes'],
    ['an address without a name', { deliverTo: { ...PIER, name: '' } }, 'Please say where the order goes'],
    ['an address without a postal code', { deliverTo: { ...PIER, postalCode: '' } }, 'the postal code as it is there'],
    ['a postal code that the country does not have', { deliverTo: { ...PIER, postalCode: '2220' } }, 'the postal code as it is there'],
    ['an address of two lines', { deliverTo: { ...PIER, street: 'Pier\n1' } }, null],
    ['another total than the page showed', { totalMicros: 1 }, 'The total has changed'],
    ['no piece', { lines: [{ line: 1, quantity: 0 }] }, null],
    [
      'a thousand pieces of one',
      { lines: [{ line: 1, quantity: 1000 }], totalMicros: 14_886_781_000 },
      'Line 1 was quoted for 1 or 50 pieces. For 1,000,',
    ],
    ['a quantity between two that were quoted', { lines: [{ line: 1, quantity: 49 }] }, 'Line 1 was quoted for 1 or 50 pieces. For 49,'],
    ['a line that is not in the quote', { lines: [{ line: 9, quantity: 1 }] }, 'not open'],
    [
      'a line twice',
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      },
      'not open',
    ],
    ['more than 1000 pieces', { lines: [{ line: 1, quantity: 1001 }] }, null],
    ['a revision that never was', { revision: 7 }, 'newer revision'],
    ['no name', { name: ' ' }, null],
    ['a file that is not there', { fileID: 'A'.repeat(22) }, 'no longer here'],
  ])('DESK-08 %s is refused, and nothing is ordered', async (_what, change, words) => {
    const { requestID, customer } = await ask();
    const answer = await customer.answer({ ...composeAcceptance(await customer.look()), ...change });
    expect(answer).toMatchObject({ ok: false, status: words === null ? 400 : expect.any(Number) });
    if (words !== null) expect(JSON.stringify(answer.body)).toContain(words);
    expect((await desk.open(requestID)).request.order).toBeNull();
  });

  test('DESK-08 a superseded revision is not accepted, nor turned down', async () => {
    const { requestID, customer } = await ask();
    const old = composeAcceptance(await customer.look());
    await desk.quote(requestID, { discountPercent: 10 });
    for (const act of [old, { type: 'turned-down', revision: 1, reason: '' } as const]) {
      const answer = await customer.answer(act);
      expect(answer).toMatchObject({ ok: false, status: 409, body: { error: expect.stringContaining('newer revision') } });
    }
    expect((await customer.look()).life).toMatchObject({ state: 'quoted', quote: { revision: 2 }, order: null });
  });

  test('DESK-08 an order as PDF goes with the acceptance, and one of another request does not', async () => {
    const [one, other] = [await ask(), await ask()];
    const { fileID } = succeed(await sendFile(server.baseUrl, uploadRequestFile, { ...PDF, name: 'order.pdf' }, { mspID: '1' }));
    expect(succeed(await one.customer.accept(undefined, fileID)).request.files).toMatchObject([
      { id: fileID, filename: 'order.pdf', line: null },
    ]);
    expect(await other.customer.accept(undefined, fileID)).toMatchObject({ ok: false, status: 400 });
    expect((await other.customer.look()).files).toEqual([]);
  });

  test('DESK-08 turning down and withdrawing need no reason, tell the shop, and end it', async () => {
    const [one, other] = [await ask(), await ask({ isQuoted: false })];
    succeed(await one.customer.answer({ type: 'turned-down', revision: 1, reason: 'Too dear' }));
    succeed(await other.customer.answer({ type: 'withdrawn', reason: '' }));
    expect((await settled('shop', one.requestID, 1))[0]).toMatchObject({
      subject: expect.stringMatching(/^Example Works has turned your quote down · R-\d{5}$/),
      text: expect.stringContaining('Too dear'),
    });
    expect((await settled('shop', other.requestID, 1))[0]?.subject).toContain('Example Works has withdrawn the request · R-');
    expect(await one.customer.accept()).toMatchObject({ ok: false, status: 409 });
    expect(await other.customer.answer({ type: 'withdrawn', reason: '' })).toMatchObject({ ok: false, status: 409 });
  });
});

describe('the last day', () => {
  test('DESK-08 a quote holds to the end of its last day at the shop, is not accepted from the next minute on, and expires once', async () => {
    const { requestID, customer } = await ask({ isQuoted: false });
    const { today } = await desk.open(requestID);
    await desk.quote(requestID, { validUntil: today });
    const acceptance = composeAcceptance(await customer.look());
    const dayAtShop = async () => (await customer.look()).today;
    while ((await dayAtShop()) === today) {
      expect(await expireQuotes({ ...server, clock: server.clock }, { publicUrl: PUBLIC_URL, signUp: 'open' })).toBe(0);
      server.clock.advance(60_000 * (60 - new Date(server.clock.now()).getUTCMinutes()));
    }
    expect(await customer.answer(acceptance)).toMatchObject({
      ok: false,
      status: 409,
      body: { error: expect.stringContaining('The last day of this quote is over.') },
    });
    expect(await expireQuotes({ ...server, clock: server.clock }, { publicUrl: PUBLIC_URL, signUp: 'open' })).toBe(1);
    expect(await expireQuotes({ ...server, clock: server.clock }, { publicUrl: PUBLIC_URL, signUp: 'open' })).toBe(0);
    const { life, events } = await customer.look();
    expect([life.state, events.filter(({ act }) => act.type === 'expired').length]).toEqual(['expired', 1]);
    const waiting = await server.records.outbox.listDue(new Date('2100-01-01'), 99);
    // It may be on its way already.
    const mails = new Map([...server.mailer.sent, ...waiting.map(({ message }) => message)].map((mail) => [mail.id, mail.subject]));
    expect([...mails.values()].filter((subject) => subject.startsWith(`Your quote from ${DEMO_PROVIDER.name} has expired`))).toHaveLength(
      1,
    );
    expect(await customer.answer(acceptance)).toMatchObject({ ok: false, status: 409 });
  });
});

test('DESK-09 a message of nothing but blanks is refused', async () => {
  const { requestKey } = await ask();
  const answer = await callServer(server.baseUrl, answerQuote, { key: requestKey, act: { type: 'message', text: '   ' } });
  expect(answer).toMatchObject({ ok: false, status: 400 });
});
