import { afterAll, beforeAll, expect, test } from 'vitest';
import { actOnRequest } from '#contract/api/desk/act-on-request.ts';
import { getDeskRequest } from '#contract/api/desk/get-desk-request.ts';
import { actOnFloorOrder } from '#contract/api/floor/act-on-floor-order.ts';
import { getFloorOrder } from '#contract/api/floor/get-floor-order.ts';
import { listFloorOrders } from '#contract/api/floor/list-floor-orders.ts';
import { changeRole } from '#contract/api/team/change-role.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { orderAll } from '#test/support/order-all.ts';
import { succeed } from '#test/support/quote-client.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let ordered: string;
let asked: string;
beforeAll(async () => {
  const identity = {
    verifyAccessToken: async (token: string) => ({ sub: token.slice(9), username: `${token.slice(9)}@shop.example` }),
  };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  await server.records.members.add('1', { sub: 'flo', role: 'shop-floor', email: '', joinedAt: new Date() });
  const part = newPart();
  await server.records.parts.add(part);
  const [one, other] = [newRfq({}, part.id), newRfq({}, part.id)];
  for (const rfq of [one, other]) await server.records.rfqs.add(rfq, []);
  await orderAll(server.records.desk, one.id);
  [ordered, asked] = [one.id, other.id];
});
afterAll(() => server.close());

const call = <C extends Call>(which: C, request: Parameters<typeof callServer<C>>[2], by = 'flo') =>
  callServer(server.baseUrl, which, request, `Bearer token-of-${by}`);
const open = async () => succeed(await call(getFloorOrder, { requestID: ordered })).order;
const get = (path: string, by = 'flo') => fetch(server.baseUrl + path, { headers: { authorization: `Bearer token-of-${by}` } });

test('SHOP-19 the shop floor reads what is to be made, and no figure or name of a price, sum, quote or address of the customer', async () => {
  const { quotes, order } = succeed(await call(getDeskRequest, { requestID: ordered }, 'ada')).request;
  const listed = succeed(await call(listFloorOrders, {}));
  const opened = succeed(await call(getFloorOrder, { requestID: ordered }));
  expect(listed.orders.map(({ requestID, lineCount }) => [requestID, lineCount])).toEqual([[ordered, 1]]);
  expect(opened.order).toMatchObject({
    orderNumber: 1,
    purchaseOrder: 'PO 7',
    lines: [{ line: 1, quantity: 2, filename: 'a.step', material: 'PLA' }],
  });
  const text = JSON.stringify([listed, opened]);
  expect(text).not.toMatch(/micros|price|cost|margin|receipt|quote|discount|currency|zoe@example\.com/i);
  const figures = [order?.sums.totalMicros, order?.lines[0]?.unitPriceMicros, quotes[0]?.sums.netMicros];
  for (const figure of figures) expect(text).not.toContain(String(figure));
});

test('SHOP-19 a request that nothing was ordered of is none of the shop floor’s: neither it nor its files', async () => {
  for (const requestID of [asked, 'none']) {
    expect(await call(getFloorOrder, { requestID })).toMatchObject({ status: 404, body: { error: 'There is no such request.' } });
    expect(await call(actOnFloorOrder, { requestID, version: 1, act: { type: 'note', text: 'x' } })).toMatchObject({ status: 404 });
    expect((await get(`/desk/archives/${requestID}`)).status).toBe(404);
  }
  expect((await server.records.desk.find(asked))?.events).toHaveLength(1);
});

test('SHOP-19 the shop floor gets the order’s files, and neither quote nor papers as PDF', async () => {
  expect((await get(`/desk/documents/${ordered}/quote/1.pdf`)).status).toBe(403);
  expect((await get(`/desk/documents/${ordered}/quote/1.pdf`, 'ada')).status).toBe(200);
  for (const paper of ['O-00001.pdf', 'INV-00001.xml', 'DN-00001.pdf?prices=no', 'none']) {
    expect((await get(`/desk/papers/${paper}`)).status).toBe(403);
    expect((await get(`/desk/papers/${paper}`, 'eve')).status).toBe(404);
  }
  // There is an archive, whose model lies nowhere in this test.
  expect((await get(`/desk/documents/${ordered}/models/2`)).status).toBe(404);
  expect((await get(`/desk/documents/${ordered}/quote/1.pdf`, 'eve')).status).toBe(404);
});

test('SHOP-19 the shop floor says what is started, finished and shipped, with notes, and nothing else; the customer is mailed as ever', async () => {
  const act = async (does: Parameters<typeof call<typeof actOnFloorOrder>>[1]['act']) =>
    call(actOnFloorOrder, { requestID: ordered, version: (await open()).life.version, act: does });
  expect(succeed(await act({ type: 'started', lines: [1] })).order.life.state).toBe('in-production');
  expect(await call(actOnFloorOrder, { requestID: ordered, version: 1, act: { type: 'finished', lines: [1] } })).toMatchObject({
    status: 412,
  });
  succeed(await act({ type: 'finished', lines: [1] }));
  expect(succeed(await act({ type: 'note', text: 'Bed 3 is warm' })).order.notes).toMatchObject([{ text: 'Bed 3 is warm' }]);
  const sent = succeed(await act({ type: 'parcel-sent', lines: [{ line: 1, quantity: 2 }], carrier: 'DHL', tracking: 'T1' })).order;
  expect([sent.life.state, sent.shipments]).toMatchObject(['shipped', [{ number: 1, carrier: 'DHL', lines: [{ line: 1, quantity: 2 }] }]]);
  await expect.poll(() => server.mailer.sent.map(({ subject }) => subject).join()).toMatch(/in production.*A parcel/);
  const { version } = (await open()).life;
  for (const type of ['completed', 'message', 'cancelled', 'link-renewed'] as const) {
    const wanted = { type, text: 'x', reason: '' };
    expect((await call(actOnFloorOrder, { requestID: ordered, version, act: wanted as never })).status).toBe(400);
    expect((await call(actOnRequest, { requestID: ordered, version, act: wanted as never })).status).toBe(403);
  }
  expect((await call(getFloorOrder, { requestID: ordered }, 'eve')).status).toBe(404);
  expect(succeed(await call(listFloorOrders, {})).orders).toEqual([]);
  expect(succeed(await call(listFloorOrders, { isAll: true })).orders).toHaveLength(1);
});

test('SHOP-19 an owner makes a colleague one of the shop floor; from the next call on they see no prices', async () => {
  await server.records.members.add('1', { sub: 'mo', role: 'member', email: '', joinedAt: new Date() });
  expect((await call(getDeskRequest, { requestID: ordered }, 'mo')).status).toBe(200);
  expect((await call(changeRole, { sub: 'mo', role: 'shop-floor' }, 'flo')).status).toBe(403);
  succeed(await call(changeRole, { sub: 'mo', role: 'shop-floor' }, 'ada'));
  expect(await call(getDeskRequest, { requestID: ordered }, 'mo')).toMatchObject({ status: 403 });
  expect((await call(getFloorOrder, { requestID: ordered }, 'mo')).status).toBe(200);
});
