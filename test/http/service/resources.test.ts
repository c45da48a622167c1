import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDeskSettings } from '#contract/api/desk/get-desk-settings.ts';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { saveDeskSettings } from '#contract/api/desk/save-desk-settings.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { problemSchema } from '#contract/schemas/problem.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer } from '#test/support/api-client.ts';
import { succeed } from '#test/support/quote-client.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const OWNER = 'Bearer ada';
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { identity: { verifyAccessToken: async (token) => ({ sub: token, username: token }) } });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
});
afterAll(() => server.close());

async function ask(path: string, { headers, ...init }: RequestInit & { readonly headers?: Record<string, string> } = {}) {
  const response = await fetch(`${server.baseUrl}/api/v1/${path}`, { headers: { authorization: OWNER, ...headers }, ...init });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const change = (body: string, headers: Record<string, string> = {}) =>
  ask('desk/settings', { method: 'PUT', body, headers: { 'content-type': 'application/json', ...headers } });

describe('what is refused', () => {
  test.each([
    ['without a token', 'pricing', { headers: { authorization: '' } }, 401, 'not-signed-in'],
    ['by somebody without a shop', 'pricing', { headers: { authorization: 'Bearer eve' } }, 404, 'no-shop'],
    ['of what is not there', 'pricing/versions/99', {}, 404, 'unknown-version'],
    ['at no address', 'nothing', {}, 404, 'unknown'],
    ['in a way that the address does not take', 'pricing/draft', { method: 'POST' }, 404, 'unknown'],
    ['with a number that is none', 'pricing/versions/first', {}, 400, 'invalid'],
    ['with a query that is not understood', 'requests?limit=1001', {}, 400, 'invalid'],
    [
      'with JSON that is none',
      'desk/settings',
      { method: 'PUT', body: '{', headers: { 'content-type': 'application/json' } },
      400,
      'invalid',
    ],
    [
      'with a list for an object',
      'desk/settings',
      { method: 'PUT', body: '[]', headers: { 'content-type': 'application/json' } },
      400,
      'invalid',
    ],
    ['as another type', 'desk/settings', { method: 'PUT', body: 'x', headers: { 'content-type': 'text/plain' } }, 415, 'wrong-type'],
  ])('API-18 API-19 a request %s gets problem details with a code', async (_how, path, init, status, code) => {
    const answer = await ask(path, init);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(problemSchema.parse(answer.body)).toMatchObject({ status, code, detail: expect.stringMatching(/\w/) });
    expect(answer.status).toBe(status);
  });

  testAlone('API-19 S-35 what is too large is refused before it is read whole', async () => {
    const answer = await change(JSON.stringify({ settings: 'x'.repeat(2 ** 21) }), { 'if-match': '"0"' });
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'too-large' }]);
  });

  test('API-19 the field at fault is named', async () => {
    const answer = await change('{"settings":{"answerWithinDays":-1}}', { 'if-match': '"0"' });
    expect(answer.body).toMatchObject({ code: 'invalid', detail: "'settings.answerWithinDays' is missing or not valid." });
  });
});

describe('documents that are edited', () => {
  test('API-22 one says which state one has seen, and is told when that is stale', async () => {
    const seen = await ask('desk/settings');
    const tag = seen.headers.get('etag') ?? '';
    expect(tag).toBe(`"${seen.body.revision}"`);
    const body = JSON.stringify({ settings: { ...seen.body.settings, validDays: 21 } });
    for (const wrong of [{}, { 'if-match': '*' }, { 'if-match': tag.replaceAll('"', '') }, { 'if-match': 'W/"1"' }]) {
      expect(await change(body, wrong)).toMatchObject({ status: 428, body: { code: 'version-missing' } });
    }
    const saved = await change(body, { 'if-match': tag });
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, `"${saved.body.revision}"`]);
    const stale = await change(body, { 'if-match': tag });
    expect([stale.status, stale.body]).toMatchObject([412, { code: 'stale', detail: expect.stringContaining('A colleague has changed') }]);
    expect(succeed(await callServer(server.baseUrl, getDeskSettings, {}, OWNER)).settings.validDays).toBe(21);
  });

  test('API-22 a stale draft is told who changed it and when', async () => {
    const { revision, card } = succeed(await callServer(server.baseUrl, getPricing, {}, OWNER));
    const save = () =>
      ask('pricing/draft', {
        method: 'PUT',
        body: JSON.stringify({ card }),
        headers: { 'content-type': 'application/json', 'if-match': `"${revision}"` },
      });
    expect((await save()).headers.get('etag')).toBe(`"${revision + 1}"`);
    expect((await save()).body).toMatchObject({ code: 'stale', conflict: { revision: revision + 1, by: 'ada', at: expect.any(String) } });
  });
});

test('API-20 a list goes on where a page ended, by a query that curl could ask', async () => {
  const part = newPart();
  await server.records.parts.add(part);
  for (let count = 0; count < 3; count += 1) await server.records.rfqs.add(newRfq({}, part.id), []);
  const first = await ask('requests?states=received&states=quoted&limit=2');
  expect([first.body.requests.length, first.body.total]).toEqual([2, 3]);
  const second = await ask(`requests?states=received&states=quoted&limit=2&cursor=${first.body.nextCursor}`);
  expect([second.body.requests.length, second.body.nextCursor, second.body.total]).toEqual([1, null, null]);
  const marked = succeed(await callServer(server.baseUrl, listRequests, { mark: 'unread' }, OWNER));
  const both = succeed(await callServer(server.baseUrl, listRequests, { mark: 'unread', states: ['received'] }, OWNER));
  expect([marked.total, both.total]).toEqual([3, null]);
});

test('API-18 a stranger’s body is not read, nor is one that nobody asked for', async () => {
  const answer = await fetch(`${server.baseUrl}/api/${saveDeskSettings.path}`, {
    method: 'PUT',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'not-signed-in', detail: 'Please sign in first.' }]);
});
