import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerQuote } from '#contract/api/customer/answer-quote.ts';
import { actOnRequest } from '#contract/api/desk/act-on-request.ts';
import { watchRequest } from '#contract/api/desk/watch-request.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, encodeCall } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { readEvents } from '#test/support/read-events.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { startTestApp, startTestCluster, type TestApp } from '#test/support/test-app.ts';

type News = ResponseOf<typeof watchRequest>;

const hasCluster = TEST_DATABASE_URL !== undefined && process.env['TEST_S3_ENDPOINT'] !== undefined;
const identity = {
  verifyAccessToken: async (token: string) =>
    token.startsWith('token-of-') ? { sub: token.slice(9), username: `${token.slice(9)}@shop.example` } : null,
};

describe.each([
  ['one server', startTestApp, true],
  // Calls go to them in turn.
  ['two servers', startTestCluster, hasCluster],
] as const)('%s', (_name, start, isThere) => {
  let server: TestApp;
  let partId: string;
  beforeAll(async () => {
    if (!isThere) return;
    server = await start({}, { identity });
    await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
    await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', name: 'Other', ownerSub: 'eve' });
    await server.records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
    await server.records.members.add('1', { sub: 'flo', role: 'shop-floor', email: '', joinedAt: new Date() });
    const part = newPart();
    await server.records.parts.add(part);
    partId = part.id;
  });
  afterAll(() => server?.close());

  const ask = (requestID: string, by: string | null, isEditing = false, signal: AbortSignal | null = null) => {
    const { address, headers } = encodeCall(server.baseUrl, watchRequest, { requestID, isEditing });
    const own: Record<string, string> = by === null ? {} : { authorization: `Bearer token-of-${by}` };
    return fetch(address, { headers: { ...headers, ...own }, signal });
  };
  const addRequest = async () => {
    const rfq = newRfq({ id: randomUUID().slice(0, 22), createdAt: server.clock.now() }, partId);
    await server.records.rfqs.add(rfq, []);
    return rfq;
  };
  /** Follows a request until told to stop; `heard` is what was said last. */
  const follow = async (requestID: string, by: string, isEditing = false) => {
    const line = new AbortController();
    const response = await ask(requestID, by, isEditing, line.signal);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const heard: News[] = [];
    const reading = (async () => {
      for await (const text of readEvents(response)) heard.push(watchRequest.response.parse(JSON.parse(text)));
    })().catch(() => {});
    const leave = async () => {
      line.abort();
      await reading;
    };
    return { heard, last: () => heard.at(-1), leave, [Symbol.asyncDispose]: leave };
  };

  test.skipIf(!isThere)('DESK-17 colleagues at one request are told of each other, and of whoever goes', async () => {
    const { id } = await addRequest();
    await using ada = await follow(id, 'ada');
    await expect.poll(ada.last).toEqual({ version: 1, colleagues: [] });
    const bob = await follow(id, 'bob');
    await expect.poll(ada.last).toEqual({ version: 1, colleagues: [{ sub: 'bob', isEditing: false }] });
    await expect.poll(bob.last).toEqual({ version: 1, colleagues: [{ sub: 'ada', isEditing: false }] });
    // A second page of the same person, which types: it is told once, and as what matters more.
    const typing = await follow(id, 'bob', true);
    await expect.poll(ada.last).toMatchObject({ colleagues: [{ sub: 'bob', isEditing: true }] });
    await typing.leave();
    await expect.poll(ada.last).toMatchObject({ colleagues: [{ sub: 'bob', isEditing: false }] });
    expect(bob.heard.every(({ colleagues }) => colleagues.every(({ sub }) => sub !== 'bob'))).toBe(true);
    await bob.leave();
    await expect.poll(ada.last).toMatchObject({ colleagues: [] });
  });

  test.skipIf(!isThere)('DESK-17 who follows another request is told of nobody', async () => {
    const [one, other] = [await addRequest(), await addRequest()];
    await using ada = await follow(one.id, 'ada');
    await using bob = await follow(other.id, 'bob');
    await using again = await follow(one.id, 'bob');
    await expect.poll(ada.last).toMatchObject({ colleagues: [{ sub: 'bob' }] });
    await expect.poll(again.last).toMatchObject({ colleagues: [{ sub: 'ada' }] });
    expect(bob.heard.flatMap(({ colleagues }) => colleagues)).toEqual([]);
  });

  test.skipIf(!isThere)('DESK-17 what a colleague or the customer does is told at once', async () => {
    const { id, begin } = await addRequest();
    await using ada = await follow(id, 'ada');
    await expect.poll(ada.last).toMatchObject({ version: 1 });
    const note = { type: 'note' as const, text: 'Ask for the drawing.' };
    succeed(await callServer(server.baseUrl, actOnRequest, { requestID: id, version: 1, act: note }, 'Bearer token-of-bob'));
    await expect.poll(ada.last).toMatchObject({ version: 2 });
    succeed(await callServer(server.baseUrl, answerQuote, { key: begin.key, act: { type: 'message', text: 'Any news?' } }));
    await expect.poll(ada.last).toMatchObject({ version: 3 });
  });

  test.skipIf(!isThere)('DESK-17 S-11 S-13 nobody but the shop’s members follows its requests', async () => {
    const { id, begin } = await addRequest();
    const statusOf = async (requestID: string, by: string | null) => {
      const answer = await ask(requestID, by);
      return [answer.status, answer.headers.get('content-type'), (await answer.json()).code];
    };
    const problem = 'application/problem+json; charset=utf-8';
    expect(await statusOf(id, null)).toEqual([401, problem, 'not-signed-in']);
    expect(await statusOf(id, 'eve')).toEqual([404, problem, 'unknown-request']);
    expect(await statusOf(id, 'flo')).toEqual([403, problem, 'no-prices']);
    expect(await statusOf(id, 'stranger')).toEqual([404, problem, 'no-shop']);
    // What opens the request to its customer opens it nowhere else.
    expect(await statusOf(begin.key, null)).toEqual([401, problem, 'not-signed-in']);
    expect(await statusOf(begin.key, 'ada')).toEqual([404, problem, 'unknown-request']);
  });

  test.skipIf(!isThere)('DESK-17 nothing is stored of who follows a request', async () => {
    const { id } = await addRequest();
    const before = JSON.stringify(await server.records.desk.find(id));
    await using ada = await follow(id, 'ada', true);
    await using _bob = await follow(id, 'bob');
    await expect.poll(ada.last).toMatchObject({ colleagues: [{ sub: 'bob' }] });
    expect(JSON.stringify(await server.records.desk.find(id))).toBe(before);
  });
});
