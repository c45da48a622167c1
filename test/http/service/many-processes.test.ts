import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import type { MailMessage } from '#server/ports/mailer.ts';
import { callUserPool } from '#test/support/account.ts';
import { uploadPart } from '#test/support/api-client.ts';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { createMemoryMailer } from '#test/support/memory/mailer.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { startTestCluster, type TestApp } from '#test/support/test-app.ts';
import { addressOf, askOffset, createUpload, sendRest } from '#test/support/tus-client.ts';

const DAY_MS = 86_400_000;
const CONTACT = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines' };

/** Calls go to two servers in turn, and what waits is taken by two workers. */
describe.skipIf(TEST_DATABASE_URL === undefined || process.env['TEST_S3_ENDPOINT'] === undefined)('two servers and two workers', () => {
  const taken: MailMessage[] = [];
  const inbox = createMemoryMailer();
  const mailer = { ...inbox, send: async (message: MailMessage) => void taken.push(message) };
  let server: TestApp;
  let parts: readonly Part[];

  beforeAll(async () => {
    server = await startTestCluster({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', KEEP_PARTS_DAYS: '30' }, { mailer });
    const names = Array.from({ length: 12 }, (_, index) => `part-${index}.stl`);
    parts = await Promise.all(names.map((name) => uploadPart(server.baseUrl, { name, bytes: composeStl() })));
  });
  afterAll(() => server.close());

  /** Of one of many addresses some are brought to the other server. */
  async function askFromElsewhere(upload: string): Promise<number | undefined> {
    const others = Array.from({ length: 16 }, (_, index) => ({ 'x-forwarded-for': `203.0.113.${index}` }));
    const statuses = await Promise.all(others.map(async (headers) => (await askOffset(upload, headers)).status));
    return statuses.find((status) => status !== 200);
  }

  test('RUN-07 S-30 each part had its turn once, whichever worker took it', () => {
    expect(server.cad.requests).toHaveLength(parts.length);
  });

  test('RUN-07 SUB-07 requests that come at once have numbers without a gap or a double, and each mail goes out once', async () => {
    const lines = await quoteParts(server.baseUrl, parts.slice(0, 1), await chooseFirstOffer(server.baseUrl));
    const submit = async () => succeed(await submitLines(server.baseUrl, lines, CONTACT, randomUUID()));
    const requests = await Promise.all(Array.from({ length: 4 }, submit));
    const numbers = requests.map(({ requestNumber }) => Number(requestNumber.slice(2))).toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    const idsOf = (requestId: string) => taken.map(({ id }) => id).filter((id) => id.startsWith(requestId));
    for (const { requestID } of requests) {
      await expect.poll(() => new Set(idsOf(requestID)).size).toBe(2);
      expect(idsOf(requestID)).toHaveLength(2);
    }
  });

  test('RUN-07 SUB-07 a request that reaches both servers under one key is one request', async () => {
    const lines = await quoteParts(server.baseUrl, parts.slice(0, 1), await chooseFirstOffer(server.baseUrl));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submitLines(server.baseUrl, lines, CONTACT, key)));
    expect(new Set(answers.map((answer) => succeed(answer).requestID)).size).toBe(1);
  });

  test('RUN-07 S-05 wrong passwords are counted together: the lock holds at both servers', async () => {
    const [Username, PASSWORD] = ['ada@example.com', 'correct horse battery staple'];
    await callUserPool(server.baseUrl, 'SignUp', { Username, Password: PASSWORD });
    const signIn = (password: string) =>
      callUserPool(server.baseUrl, 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: Username, PASSWORD: password },
      });
    const said: string[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await signIn('wrong');
      if (!answer.ok) said.push(answer.message);
    }
    const locked = said.findIndex((message) => message !== said[0]);
    expect([locked > 0, new Set(said.slice(locked)).size]).toEqual([true, 1]);
    for (const _ of ['one server', 'the other']) expect(await signIn(PASSWORD)).toMatchObject({ ok: false, message: said.at(-1) });
  });

  test('RUN-07 S-35 an address gets from both together what one alone would give it', async () => {
    const manufacturingParams = await chooseFirstOffer(server.baseUrl);
    const partList = JSON.stringify(Array.from({ length: MOST_LINES }, () => ({ id: 'unknown', quantity: 1 })));
    const quote = async () => {
      const body = new FormData();
      const fields = { quoteAction: 'getQuoteList', mspID: '1', partList, manufacturingParams: JSON.stringify(manufacturingParams) };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      return (await fetch(`${server.baseUrl}/api/${getQuoteList.path}`, { method: 'POST', headers, body })).status;
    };
    const statuses: number[] = [];
    for (let asked = 0; asked < 40; asked += 1) statuses.push(await quote());
    // Ten thousand lines a minute; the last five hundred may have been on their way to the other server.
    expect([20, 21]).toContain(statuses.filter((status) => status !== 429).length);
  });

  test('RUN-09 UPL-14 an upload goes on with the server that has its beginning; asked elsewhere, it is not there, and call 1 is left', async () => {
    const bytes = composeStl(500);
    const half = bytes.length / 2;
    for (const address of ['198.51.100.21', '198.51.100.22', '198.51.100.23', '198.51.100.24']) {
      const headers = { 'x-forwarded-for': address };
      const created = await createUpload(server.baseUrl, { filename: `${address}.stl`, sizeBytes: bytes.length, headers });
      expect((await sendRest(addressOf(created), 0, bytes.slice(0, half), headers)).status).toBe(204);
      const [own, moved] = await Promise.all([askOffset(addressOf(created), headers), askFromElsewhere(addressOf(created))]);
      expect([own.headers.get('upload-offset'), moved]).toEqual([String(half), 404]);
      const sent = await sendRest(addressOf(created), half, bytes.slice(half), headers);
      expect(await sent.json()).toMatchObject({ success: true, filename: `${address}.stl` });
    }
  });

  test('RUN-07 S-30 what was kept for its time is removed once, though every worker looks for it', async () => {
    server.clock.advance(31 * DAY_MS);
    const ports = { ...server, mailer, blobs: createMemoryBlobStore() };
    const runs = await Promise.all([deleteExpired(ports, 30), deleteExpired(ports, 30)]);
    expect(runs.reduce((sum, run) => sum + run.parts, 0)).toBeGreaterThanOrEqual(parts.length);
    expect(await Promise.all(parts.map(({ id }) => server.records.parts.findById(id)))).toEqual(parts.map(() => null));
    const removed = (await server.records.audit.list(0, 100_000)).filter(({ action }) => action === 'part-deleted');
    expect(removed.map(({ objectId }) => objectId)).toEqual(expect.arrayContaining(parts.map(({ id }) => id)));
    expect(new Set(removed.map(({ objectId }) => objectId)).size).toBe(removed.length);
  });
});
