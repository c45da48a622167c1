import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClients } from '#contract/api/clients/list-clients.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  const identity = { verifyAccessToken: async (token: string) => ({ sub: token, username: `${token}@shop.example` }) };
  server = await startTestApp({}, { identity });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
  const part = newPart();
  await server.records.parts.add(part);
  for (const [index, name] of ['Dora', 'anna', 'Carl', 'Bert', 'Emil'].entries()) {
    const contact = { name, email: `${name}@example.com`, organization: 'x', message: '' };
    const createdAt = new Date(Date.UTC(2026, 10, 1 + index));
    await server.records.rfqs.add(newRfq({ id: `r-${index}`, idempotencyKey: `key-${index}`, contact, createdAt }, part.id), []);
  }
});
afterAll(() => server.close());

const ask = async (request: object, by = 'ada') => succeed(await callServer(server.baseUrl, listClients, request, `Bearer ${by}`));

test.each([
  [{}, ['Emil', 'Bert', 'Carl', 'anna', 'Dora']],
  [{ orderBy: 'name' }, ['anna', 'Bert', 'Carl', 'Dora', 'Emil']],
  [{ orderBy: 'name', isDescending: true }, ['Emil', 'Dora', 'Carl', 'Bert', 'anna']],
  [{ orderBy: 'last' }, ['Dora', 'anna', 'Carl', 'Bert', 'Emil']],
  // Alike, as they would be without it.
  [{ orderBy: 'requests' }, ['Emil', 'Bert', 'Carl', 'anna', 'Dora']],
])('DESK-12 LOOK-08 clients in the order %o go on where a page ended, and are the shop’s own', async (order, names) => {
  const pages: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...order, limit: 2, cursor });
    pages.push(...page.clients.map(({ name }) => name));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(pages).toEqual(names);
  expect((await ask(order, 'eve')).clients).toEqual([]);
});
