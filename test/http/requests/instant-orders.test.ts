import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { placeOrder } from '#contract/api/customer/place-order.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { getInstantOrders } from '#contract/api/shop/get-instant-orders.ts';
import { saveInstantOrders } from '#contract/api/shop/save-instant-orders.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { microsFromAmount } from '#domain/money/money.ts';
import type { InstantOrders } from '#domain/pricing/instant-orders.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { CUSTOMER, PIER } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const TERMS = 'Payment within 30 days.';
const OPEN: InstantOrders = { isOn: true, mostMicros: 1_000_000_000, mostPieces: 10, materialIds: [] };
let server: TestApp;
let line: QuoteLine;
let keys = 0;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) => ({ sub: token.slice(9), username: `${token.slice(9)}@shop.example` }),
  };
  server = await startTestApp({ PUBLIC_URL: 'https://quotes.example.com/' }, { identity });
  const provider = (await server.records.providers.find('1')) ?? DEMO_PROVIDER;
  await server.records.providers.save({ ...provider, ownerSub: 'ada' }, undefined, provider.revision);
  await server.records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
  const uploaded = await uploadPart(server.baseUrl, { name: 'hinge.stl', bytes: composeStl() });
  const [quoted] = await quoteParts(server.baseUrl, [{ ...uploaded, quantity: 3 }], await chooseFirstOffer(server.baseUrl));
  if (quoted === undefined) throw new Error('No quote.');
  line = quoted;
  await server.records.desk.saveSettings('1', { ...DEFAULT_DESK_SETTINGS, terms: TERMS }, 0);
});
afterAll(() => server.close());
beforeEach(async () => {
  await expect.poll(async () => (await server.records.outbox.countWaiting()).count).toBe(0);
  server.mailer.sent.length = 0;
  server.clock.advance(3_600_000);
  await bound(OPEN);
});

async function bound(settings: InstantOrders): Promise<void> {
  const { revision } = await server.records.settings.find('1', INSTANT_ORDERS);
  await server.records.settings.save('1', INSTANT_ORDERS, settings, revision);
}

const choiceOf = ({ partID, materialID, colorID, finishID }: QuoteLine, quantity: number) => ({
  partID,
  materialID,
  colorID,
  finishID,
  quantity,
});
const price = async (quantity = 3) =>
  succeed(await callServer(server.baseUrl, priceRequest, { mspID: '1', items: [choiceOf(line, quantity)] }));
const cartOf = (quantity: number) => {
  const { partID, materialID, colorID, finishID } = line;
  const specifications = { partID, materialID, colorID, finishID };
  const shown = { id: 'ci_0', productID: partID, title: 'hinge.stl', description: '', image: '' };
  return { items: [{ ...shown, quantity, price: line.price, metadata: { specifications } }] };
};
type Ordered = Parameters<typeof callServer<typeof placeOrder>>[2];
const place = async (change: Partial<Ordered> = {}, quantity = 3) => {
  keys += 1;
  return callServer(server.baseUrl, placeOrder, {
    ...{ mspID: '1', cart: cartOf(quantity), ...CUSTOMER, message: '', subject: '', idempotencyKey: `order-key-${keys}-00000000` },
    ...{ purchaseOrder: 'PO 9', deliverTo: PIER, acceptsTerms: true, totalMicros: microsFromAmount((await price(quantity)).total) },
    ...change,
  });
};
const countAll = async () => (await server.records.desk.list('1', { today: '', soon: '' }, null, 1000)).length;

describe('an order that needs nobody', () => {
  test('SHOP-13 is received, quoted by the system at the instant price and accepted at once; both sides get its confirmation', async () => {
    const { total, instantOrder } = await price();
    expect(instantOrder).toEqual({ terms: TERMS });
    const placed = succeed(await place());
    const { request } = succeed(await callServer(server.baseUrl, followRequest, { key: placed.requestKey }));
    expect(request.events.map(({ actor, act }) => [actor.kind, act.type])).toEqual([
      ['customer', 'received'],
      ['system', 'quoted'],
      ['customer', 'accepted'],
    ]);
    expect(request).toMatchObject({
      life: { state: 'accepted' },
      order: { purchaseOrder: 'PO 9', deliverTo: PIER, acceptedBy: CUSTOMER.name, sums: { totalMicros: microsFromAmount(total) } },
      quotes: [{ terms: TERMS, sums: { totalMicros: microsFromAmount(total) } }],
    });
    expect([placed.order, placed.requestNumber]).toEqual([
      `O-${String(request.order?.number).padStart(5, '0')}`,
      `R-${String(request.number).padStart(5, '0')}`,
    ]);
    await expect.poll(() => server.mailer.sent.length).toBe(2);
    const toShop = server.mailer.sent.find(({ to }) => to === DEMO_PROVIDER.ordersEmail);
    const toCustomer = server.mailer.sent.find(({ to }) => to === CUSTOMER.email);
    expect(toShop?.subject).toContain('accepted your quote');
    expect(toCustomer?.subject).toContain('is confirmed');
    for (const mail of [toShop, toCustomer]) {
      expect(mail?.text).toContain(placed.order);
      expect(mail?.text).toContain(`$${total.toFixed(2)}`);
      expect(mail?.subject).toContain(placed.requestNumber);
    }
    // Nobody has proved that the address is the customer's.
    for (const word of ['hinge.stl', 'PO 9', 'Pier 1', CUSTOMER.name]) expect(toCustomer?.text).not.toContain(word);
  });

  test('SHOP-13 is one order, however often it is sent under its key, and not the order of something else', async () => {
    const idempotencyKey = 'order-key-again-00000000';
    const before = await countAll();
    const [first, second] = [succeed(await place({ idempotencyKey })), succeed(await place({ idempotencyKey }))];
    expect([second.requestID, second.order, await countAll()]).toEqual([first.requestID, first.order, before + 1]);
    // Also where the shop has shut the door meanwhile.
    await bound({ ...OPEN, isOn: false });
    expect(succeed(await place({ idempotencyKey })).order).toBe(first.order);
    expect(await place({ idempotencyKey, purchaseOrder: 'PO 10' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('sent before') },
    });
  });

  test('SHOP-13 at another sum than the customer was told, nothing is ordered, and no number is used up', async () => {
    const before = await countAll();
    const { total } = await price();
    expect(await place({ totalMicros: microsFromAmount(total) - 10_000 })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('The total has changed') },
    });
    expect(await countAll()).toBe(before);
    const [one, other] = [succeed(await place()), succeed(await place())];
    expect(Number(other.order.slice(2)) - Number(one.order.slice(2))).toBe(1);
    expect(Number(other.requestNumber.slice(2)) - Number(one.requestNumber.slice(2))).toBe(1);
  });

  test.each<[string, Partial<InstantOrders>, number]>([
    ['is off', { isOn: false }, 3],
    ['is off until the shop says otherwise', INSTANT_ORDERS.initial, 3],
    ['takes less', { mostMicros: 1_000_000 }, 3],
    ['takes fewer pieces', { mostPieces: 2 }, 3],
    ['takes other materials', { materialIds: ['another'] }, 3],
    ['takes that many, but no more', {}, 11],
  ])(
    'SHOP-13 a shop that %s wants to look first: the browser is told, and who orders all the same is refused',
    async (_, change, quantity) => {
      await bound({ ...OPEN, ...change });
      const before = await countAll();
      expect((await price(quantity)).instantOrder).toBeNull();
      expect(await place({}, quantity)).toMatchObject({ status: 409, body: { error: expect.stringContaining('Nothing was ordered') } });
      expect([await countAll(), server.mailer.sent]).toEqual([before, []]);
    },
  );

  test('SHOP-13 what the thresholds of the shop have somebody look at is not ordered', async () => {
    const provider = (await server.records.providers.find('1')) ?? DEMO_PROVIDER;
    const { review } = provider.rateCard;
    const strict = { ...provider.rateCard, version: 'strict', review: { ...review, orderValue: { ...review.orderValue, value: 1 } } };
    await server.records.rateCards.saveDraft('1', strict, (await server.records.rateCards.findDraft('1')).revision, 'ada', new Date());
    const { revision } = await server.records.rateCards.findDraft('1');
    await server.records.rateCards.publishDraft('1', revision, { author: 'ada', note: 'Strict', at: new Date() });
    expect((await price()).instantOrder).toBeNull();
    expect(await place()).toMatchObject({ status: 409, body: { error: expect.stringContaining('Nothing was ordered') } });
    await server.records.rateCards.saveDraft(
      '1',
      provider.rateCard,
      (await server.records.rateCards.findDraft('1')).revision,
      'ada',
      new Date(),
    );
    const back = (await server.records.rateCards.findDraft('1')).revision;
    await server.records.rateCards.publishDraft('1', back, { author: 'ada', note: 'Back', at: new Date() });
    expect((await price()).instantOrder).not.toBeNull();
  });

  test('SHOP-13 needs terms that are accepted and a place to go to; a program that fills in the hidden field orders nothing', async () => {
    const before = await countAll();
    expect(await place({ acceptsTerms: false })).toMatchObject({ status: 400, body: { error: expect.stringContaining('has terms') } });
    expect(await place({ deliverTo: null })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('where the order goes') },
    });
    expect(await place({ email: 'no address' })).toMatchObject({ status: 400 });
    expect(await place({ mspID: 'none' })).toMatchObject({ status: 404 });
    expect(await place({ subject: 'Cheap watches' })).toMatchObject({ ok: true });
    expect([await countAll(), server.mailer.sent]).toEqual([before, []]);
  });

  test('SHOP-13 a key under which the same was sent as a request makes no order of it', async () => {
    const idempotencyKey = 'order-key-both-000000000';
    succeed(await callServer(server.baseUrl, submitRequest, { mspID: '1', cart: cartOf(3), ...CUSTOMER, message: '', idempotencyKey }));
    expect(await place({ idempotencyKey })).toMatchObject({ status: 409, body: { error: expect.stringContaining('sent before') } });
  });
});

test('SHOP-13 up to where orders need nobody an owner says, a member reads, and nobody else', async () => {
  const ask = (by: string) => callServer(server.baseUrl, getInstantOrders, {}, `Bearer token-of-${by}`);
  const { settings, revision, currency, materials } = succeed(await ask('bob'));
  expect([settings, currency]).toEqual([OPEN, 'USD']);
  expect(materials.length).toBeGreaterThan(3);
  const save = (by: string, mostPieces: number, seen = revision) =>
    callServer(
      server.baseUrl,
      saveInstantOrders,
      { settings: { ...OPEN, materialIds: [], mostPieces }, revision: seen },
      `Bearer token-of-${by}`,
    );
  expect((await save('bob', 5)).status).toBe(403);
  expect((await save('nobody', 5)).status).toBe(404);
  expect((await ask('nobody')).status).toBe(404);
  expect((await save('ada', 0)).status).toBe(400);
  succeed(await save('ada', 5));
  expect((await save('ada', 6)).status).toBe(412);
  expect(succeed(await ask('ada')).settings.mostPieces).toBe(5);
});
