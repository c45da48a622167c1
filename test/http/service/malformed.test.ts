import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRequests } from '#contract/api/desk/list-requests.ts';
import { checkParts } from '#contract/api/parts/check-parts.ts';
import { getPricingVersion } from '#contract/api/pricing/get-pricing-version.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import type { SpecifiedCall } from '#contract/schemas/define-call.ts';
import { failureSchema, failureText } from '#contract/schemas/failure.ts';
import { SPECIFIED_CALLS } from '#contract/wire.ts';
import { RecordsError } from '#server/ports/records/records.ts';
import { callServer } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const FORM_CALLS = (SPECIFIED_CALLS as readonly SpecifiedCall[]).filter((call) => call.encoding === 'multipart');
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.baseUrl}/api/${path}`, { method: 'POST', body, headers });
  const text = await response.text();
  expect(text).not.toMatch(/\bat .*\(?.*:\d+:\d+|node_modules|Error:/);
  return { status: response.status, failure: failureSchema.parse(JSON.parse(text)) };
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each(FORM_CALLS.map((call) => [call.name, call] as const))(
  'API-16 GEN-04 %s refuses malformed input in words',
  async (_name, call) => {
    const action: Record<string, string> = call.action === undefined ? {} : { [call.action.field]: call.action.value };
    const bodies: BodyInit[] = [formOf({ nonsense: '1' }), formOf({ ...action, mspID: "1' OR 1=1 --" }), 'x', new FormData()];
    for (const body of bodies) {
      const { status, failure } = await post(call.path, body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(failureText(failure)).toMatch(/\w/);
    }
  },
);

test('API-16 the field at fault is named', async () => {
  const fields = { quoteAction: 'getQuoteList', mspID: '1', manufacturingParams: '{}', partList: '[{"id":"x","quantity":0}]' };
  const { failure } = await post(getQuoteList.path, formOf(fields));
  expect(failureText(failure)).toBe("'partList.0.quantity' is missing or not valid.");
  const { failure: broken } = await post(getQuoteList.path, formOf({ ...fields, partList: '[' }));
  expect(failureText(broken)).toBe("'partList' is not JSON.");
});

test('API-16 what no database could look for is refused, not taken for a database that is away', async () => {
  expect(await callServer(server.baseUrl, checkParts, { partIDs: ['a\0'] })).toMatchObject({
    status: 400,
    body: { error: "'partIDs.0' is missing or not valid." },
  });
  const filter = (changes: object) => listRequests.request.safeParse(changes).success;
  expect(filter({ words: 'a', clientID: 'b'.repeat(22), from: '2026-02-28', to: '9998-12-31' })).toBe(true);
  for (const wrong of [{ words: '\0' }, { clientID: 'zoe@example.com' }, { from: '2026-02-30' }, { to: '9999-12-31' }])
    expect(filter(wrong)).toBe(false);
  expect(getPricingVersion.request.safeParse({ number: 2 ** 31 }).success).toBe(false);
});

test('API-16 a form that is too large, has too many fields, or a file where none belongs is refused', async () => {
  const base = { quoteAction: 'getQuoteList', mspID: '1' };
  expect((await post(getQuoteList.path, formOf({ ...base, partList: 'x'.repeat(1024 ** 2 + 1) }))).status).toBe(413);
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, '1']));
  expect((await post(getQuoteList.path, formOf(many))).status).toBe(413);
  const withFile = formOf(base);
  withFile.append('file', new File([composeStl()], 'x.stl'));
  expect((await post(getQuoteList.path, withFile)).status).toBe(400);
});

test('API-16 a form that breaks off, or holds no boundary, is refused', async () => {
  const type = 'multipart/form-data; boundary=xyz';
  const start = '--xyz\r\nContent-Disposition: form-data; name="modelFile"; filename="a.stl"\r\n\r\nsolid';
  expect((await post(uploadModel.path, start, { 'content-type': type })).status).toBe(400);
  expect((await post(uploadModel.path, 'x', { 'content-type': 'multipart/form-data' })).status).toBeGreaterThanOrEqual(400);
  expect((await post(uploadModel.path, '--xyz--\r\n', { 'content-type': type })).status).toBe(400);
});

test('API-16 what is at no address, or takes another method, is answered in the envelope', async () => {
  expect((await post('IN_Nothing', formOf({ a: '1' }))).status).toBe(404);
  const response = await fetch(`${server.baseUrl}/api/${uploadModel.path}`);
  expect([response.status, await response.json()]).toEqual([404, { success: false, error: expect.any(String) }]);
});

test('API-16 a database that is away is our trouble, told without its words', async () => {
  const { providers } = server.records;
  const find = providers.find;
  providers.find = async () => {
    throw new RecordsError('connection to 10.0.0.5 refused');
  };
  const { status, failure } = await post('IN_ManufacturingServiceProviderXHRHandler', formOf({ mspAction: 'getName', mspID: '1' }));
  providers.find = find;
  expect(status).toBe(503);
  expect(failureText(failure)).not.toContain('10.0.0.5');
});
