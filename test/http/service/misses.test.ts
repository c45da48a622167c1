import { afterAll, beforeAll, expect, test } from 'vitest';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { showInvitation } from '#contract/api/team/show-invitation.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { RESUMABLE_UPLOAD_PATH } from '#contract/resumable-upload.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { encodeCall, uploadPart } from '#test/support/api-client.ts';
import { askForParts } from '#test/support/desk-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

/** More than an address may guess wrongly in a minute. */
const GUESSES = 80;
const WRONG = 'A'.repeat(22);
const FILE = { name: 'cube.stl', bytes: composeStl() };

let server: TestApp;
let image = '';
let internalFilename = '';
let requestKey = '';
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const uploaded = await uploadPart(server.baseUrl, FILE);
  ({ image, internalFilename } = uploaded);
  ({ requestKey } = await askForParts(server.baseUrl, [uploaded]));
});
afterAll(() => server.close());

let offices = 0;
/** An address that nobody has used, and what is asked from it. */
function openOffice() {
  offices += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${offices}` };
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${server.baseUrl}${path}`, { ...init, headers: { ...headers, ...(init.headers as Record<string, string> | undefined) } });
  const call = (which: Call, fields: Readonly<Record<string, string>>) => {
    const { address, headers, body } = encodeCall('', which, fields);
    return send(address, { method: which.method, headers, body });
  };
  const watch = (...names: readonly string[]) =>
    send(`/api/${watchConversion.path}?fileStatusAction=heatUpTheOil${names.map((name) => `&internalFilename=${name}`).join('')}`);
  return { send, call, watch };
}
type Office = ReturnType<typeof openOffice>;

const UPLOAD = `/api/${RESUMABLE_UPLOAD_PATH}`;
const startUpload = ({ send }: Office) => {
  const metadata = `filename ${btoa(FILE.name)},modelUnit ${btoa('mm')}`;
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(FILE.bytes.length), 'upload-metadata': metadata };
  return send(UPLOAD, { method: 'POST', headers });
};
const TUS = { 'tus-resumable': '1.0.0' };

/** Each a way to guess at what has no other guard than its name. */
const WAYS: Readonly<Record<string, (office: Office) => Promise<Response>>> = {
  'a picture': ({ send }) => send(`/img/${WRONG}.webp`),
  'a mesh': ({ send }) => send(`/cad/mesh/${WRONG}.stl`),
  'a file of a request': ({ send }) => send(`/documents/${WRONG}/${WRONG}`),
  'a PDF': ({ send }) => send(`/documents/${WRONG}/quote/1.pdf`),
  "a request's key": ({ call }) => call(followRequest, { key: WRONG }),
  'an invitation': ({ call }) => call(showInvitation, { secret: WRONG }),
  'an upload': ({ send }) => send(`${UPLOAD}/${WRONG}`, { method: 'HEAD', headers: TUS }),
  'an upload to be removed': ({ send }) => send(`${UPLOAD}/${WRONG}`, { method: 'DELETE', headers: TUS }),
  'what an upload was answered': ({ send }) => send(`${UPLOAD}/${WRONG}`),
};

test.each(Object.entries(WAYS))(
  'S-48 S-16 who guesses at %s is slowed down, and nobody else at the same address is',
  async (_what, guess) => {
    const office = openOffice();
    const started = await startUpload(office);
    expect(started.status).toBe(201);
    const unfinished = started.headers.get('location') ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < GUESSES; count += 1) statuses.push((await guess(office)).status);
    expect([new Set(statuses.slice(0, 60)), new Set(statuses.slice(60))]).toEqual([new Set([404]), new Set([429])]);
    // What others there have is theirs all the while.
    expect((await office.send(`/img/${image}`)).status).toBe(200);
    expect((await office.send(`/models/${internalFilename}`)).status).toBe(200);
    expect((await office.call(followRequest, { key: requestKey })).status).toBe(200);
    expect(await (await office.watch(internalFilename)).text()).toContain('"status":"done"');
    const headers = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    expect((await office.send(unfinished, { method: 'HEAD', headers: TUS })).status).toBe(200);
    expect((await office.send(unfinished, { method: 'PATCH', headers, body: FILE.bytes })).status).toBe(202);
    expect((await office.send(unfinished)).status).toBe(202);
  },
);

test('S-48 a stream says nothing more of guesses, and goes on about what there is', async () => {
  const office = openOffice();
  for (let count = 0; count < 60; count += 1)
    expect(await (await office.watch(`${WRONG.replace('A', 'B')}.stl`)).text()).toContain('"error"');
  const refused = await office.watch(`${WRONG}.stl`);
  expect([refused.status, (await refused.text()).includes('data:')]).toEqual([200, false]);
  const mixed = await (await office.watch(`${WRONG}.stl`, internalFilename)).text();
  expect(mixed).toContain('"status":"done"');
  expect(mixed).not.toContain('"error"');
});
