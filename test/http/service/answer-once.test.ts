import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { composePdf } from '#test/support/model-bytes.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let requestId: string;
beforeAll(async () => {
  server = await startTestApp({}, { identity: { verifyAccessToken: async (token) => ({ sub: token, username: token }) } });
  await server.records.providers.save({ ...DEMO_PROVIDER, ownerSub: 'ada' });
  await server.records.providers.save({ ...DEMO_PROVIDER, id: '2', ownerSub: 'eve' });
  const part = newPart();
  await server.records.parts.add(part);
  const added = await server.records.rfqs.add(newRfq({}, part.id), []);
  requestId = added.outcome === 'created' ? added.id : '';
});
afterAll(() => server.close());

async function ask(method: string, path: string, body: unknown, headers: Record<string, string>) {
  const content = body instanceof FormData ? {} : { 'content-type': 'application/json' };
  const init = { method, body: body instanceof FormData ? body : JSON.stringify(body) };
  const response = await fetch(`${server.baseUrl}/api/v1/${path}`, {
    ...init,
    headers: { authorization: 'Bearer ada', ...content, ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const invite = (email: string, headers: Record<string, string>) => ask('POST', 'team/invitations', { email, role: 'member' }, headers);
const countMails = (to: string) => server.mailer.sent.filter((mail) => mail.to === to).length;

describe('a write with a key', () => {
  test('API-21 is done once, and whoever repeats it gets the answer of the first time', async () => {
    const first = await invite('bob@example.com', { 'idempotency-key': '"invite-1"' });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const again = await invite('bob@example.com', { 'idempotency-key': 'invite-1' });
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body]);
    await expect.poll(() => countMails('bob@example.com')).toBe(1);
  });

  test('API-21 another body with the same key is refused', async () => {
    await invite('cy@example.com', { 'idempotency-key': '"invite-2"' });
    const other = await invite('dan@example.com', { 'idempotency-key': '"invite-2"' });
    expect([other.status, other.body]).toMatchObject([422, { code: 'key-reused', status: 422 }]);
    const elsewhere = await ask('DELETE', 'team/invitations/cy%40example.com', {}, { 'idempotency-key': '"invite-2"' });
    expect(elsewhere).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  });

  test('API-21 keys are their caller’s own', async () => {
    await invite('fay@example.com', { 'idempotency-key': '"same"' });
    const others = await invite('gus@example.com', { 'idempotency-key': '"same"', authorization: 'Bearer eve' });
    expect([others.status, others.headers.get('idempotent-replayed')]).toEqual([200, null]);
  });

  test('API-21 API-22 the ETag comes again, and a key whose write was refused is free', async () => {
    const seen = await (await fetch(`${server.baseUrl}/api/v1/desk/settings`, { headers: { authorization: 'Bearer ada' } })).json();
    const save = (key: string) =>
      ask('PUT', 'desk/settings', { settings: seen.settings }, { 'if-match': `"${seen.revision}"`, 'idempotency-key': key });
    const first = await save('"save-1"');
    const again = await save('"save-1"');
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await save('"save-2"')).status).toBe(412);
    expect((await invite('max@example.com', { 'idempotency-key': '"save-2"' })).status).toBe(200);
  });

  test('API-21 a file is stored once; another one with the key is refused', async () => {
    const upload = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('requestFile', new Blob([bytes]), 'drawing.pdf');
      return ask('POST', `requests/${requestId}/files`, form, { 'idempotency-key': '"file-1"' });
    };
    const first = await upload(composePdf());
    expect(first.status).toBe(200);
    const again = await upload(composePdf());
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await upload(composePdf('<< /Title (another) >>'))).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  });

  test('API-21 what is asked wrongly may be asked rightly with the same key', async () => {
    expect((await invite('no address', { 'idempotency-key': '"invite-3"' })).status).toBe(400);
    expect((await invite('hal@example.com', { 'idempotency-key': '"invite-3"' })).status).toBe(200);
  });

  test.each(['""', '"a', 'a b', `"${'x'.repeat(256)}"`, '"ä"'])('API-21 a key that is none is refused: %s', async (key) => {
    expect(await invite('ida@example.com', { 'idempotency-key': key })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('API-21 S-13 whoever may not do it is refused before any key is looked at', async () => {
    await invite('jo@example.com', { 'idempotency-key': '"invite-4"' });
    expect((await invite('jo@example.com', { 'idempotency-key': '"invite-4"', authorization: '' })).status).toBe(401);
  });
});

test('API-21 many at once do it once', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invite('kim@example.com', { 'idempotency-key': '"burst"' })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  await expect.poll(() => countMails('kim@example.com')).toBe(1);
  const waiting = answers.find(({ status }) => status === 409);
  if (waiting !== undefined) expect([waiting.body.code, waiting.headers.get('retry-after')]).toEqual(['key-in-use', '2']);
});

testAlone('API-21 an answer that could not be given is no answer: the write may be tried again', async () => {
  await server.records.answers.removeOld(new Date('9999-12-31'));
  const { members } = server.records;
  const { invite: whole } = members;
  Object.assign(members, { invite: () => Promise.reject(new Error('away')) });
  expect((await invite('lea@example.com', { 'idempotency-key': '"invite-5"' })).status).toBe(500);
  Object.assign(members, { invite: whole });
  expect((await invite('lea@example.com', { 'idempotency-key': '"invite-5"' })).status).toBe(200);
});
