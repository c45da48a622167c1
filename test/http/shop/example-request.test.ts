import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { exportDesk } from '#contract/api/desk/export-desk.ts';
import { getDashboard } from '#contract/api/desk/get-dashboard.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { addExample } from '#contract/api/shop/add-example.ts';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import { removeExample } from '#contract/api/shop/remove-example.ts';
import { saveSetUp } from '#contract/api/shop/save-set-up.ts';
import { EXAMPLE_EMAIL } from '#domain/request/example-request.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { askForParts, createDesk, createFollower } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const OWNER = 'Bearer owner-a';
let server: TestApp;
beforeAll(async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: `${token}@example.com` }) };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'owner-a' });
});
afterAll(() => server.close());

/** Its parts are measured first, like anybody's. */
async function add(): Promise<string> {
  for (;;) {
    const { requestID } = succeed(await callServer(server.baseUrl, addExample, {}, OWNER));
    if (requestID !== null) return requestID;
  }
}
const setUp = async () => succeed(await callServer(server.baseUrl, getSetUp, {}, OWNER));
const figures = async () => {
  const { text } = succeed(await callServer(server.baseUrl, exportDesk, { table: 'requests' }, OWNER));
  const dashboard = succeed(await callServer(server.baseUrl, getDashboard, { days: 30 }, OWNER));
  const { clients } = succeed(await callServer(server.baseUrl, listClients, {}, OWNER));
  return { lines: text.split('\r\n').length, funnel: dashboard.funnel, sums: dashboard.sums, clients: clients.map(({ key }) => key) };
};

test('SHOP-03 the example is quoted, ordered and removed; it mails nobody and counts in no figure', async () => {
  const before = await figures();
  const requestID = await add();
  expect(await add()).toBe(requestID);
  const listed = succeed(await callServer(server.baseUrl, listRequests, {}, OWNER)).requests;
  expect(listed.map(({ clientEmail, lineCount }) => [clientEmail, lineCount])).toEqual([[EXAMPLE_EMAIL, 3]]);
  const { example, tried } = await setUp();
  expect([example?.requestID, tried]).toEqual([requestID, false]);
  const quoted = await createDesk(server.baseUrl, OWNER).quote(requestID);
  expect(quoted.life.state).toBe('quoted');
  succeed(await createFollower(server.baseUrl, example?.key ?? '').accept());
  expect((await setUp()).tried).toBe(true);
  expect(await figures()).toEqual(before);
  expect(server.mailer.sent).toEqual([]);
  expect(await server.records.outbox.listDue(server.clock.now(), 10)).toEqual([]);
  for (let once = 0; once < 2; once += 1) succeed(await callServer(server.baseUrl, removeExample, {}, OWNER));
  expect(succeed(await callServer(server.baseUrl, listRequests, {}, OWNER)).requests).toEqual([]);
  expect(await setUp()).toMatchObject({ example: null, tried: false });
  // Its parts are everybody's.
  expect((await server.records.parts.findById('golden-bracket'))?.state).toBe('measured');
});

test('SHOP-03 nobody asks for a quote in the example’s name', async () => {
  const part = await uploadPart(server.baseUrl, { name: 'cube.stl', bytes: composeStl() });
  const contact = { name: 'Eve', email: EXAMPLE_EMAIL.toUpperCase(), organization: 'Evil' };
  await expect(askForParts(server.baseUrl, [part], contact)).rejects.toThrow();
  expect(succeed(await callServer(server.baseUrl, listRequests, {}, OWNER)).requests).toEqual([]);
});

test('SHOP-02 what is said of the set-up is kept, and an older state does not overwrite it', async () => {
  const { settings, revision } = await setUp();
  expect(settings).toEqual({ isPutAway: false, isOfferSettled: false, exchange: null });
  const exchange = { currency: 'EUR', dollar: 0.92, on: '2026-11-20', source: 'ECB' };
  succeed(await callServer(server.baseUrl, saveSetUp, { settings: { ...settings, isPutAway: true, exchange }, revision }, OWNER));
  expect((await setUp()).settings).toEqual({ isPutAway: true, isOfferSettled: false, exchange });
  const late = await callServer(server.baseUrl, saveSetUp, { settings, revision }, OWNER);
  expect([late.status, (await setUp()).settings.isPutAway]).toEqual([412, true]);
});
