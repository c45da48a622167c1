import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { callUserPool, readCode, signIn } from '#test/support/account.ts';
import { finishUpload, type ModelFile, uploadFile } from '#test/support/api-client.ts';
import { submitLines } from '#test/support/quote-client.ts';
import { readMails, type StoredMail } from '#test/support/read-mails.ts';

/** A server that may be away for a moment, and comes back under another address. */
export interface Target {
  readonly baseUrl: string;
  readonly dataDir: string;
}

/** What the server has said yes to, and so must never lose or do twice. */
interface Acknowledged {
  readonly uploads: ResponseOf<typeof uploadModel>[];
  readonly requests: { readonly requestNumber: string; readonly email: string }[];
  readonly accounts: { readonly email: string; readonly password: string }[];
}

export interface Visitors {
  /** Ends the load; resolves when the last call was answered or broken off. */
  stop(): Promise<void>;
  readonly acknowledged: Acknowledged;
}

const PASSWORD = 'correct horse battery staple';
const CALM_MS = 100;
const SIGN_UP_EVERY_MS = 1_500;
const REQUEST_EVERY_MS = 300;

/** Visitors who upload, ask for quotes and sign up without a pause, whatever becomes of the server, and note what it acknowledged. */
export function sendVisitors(target: () => Target, files: readonly ModelFile[], lines: readonly QuoteLine[]): Visitors {
  const acknowledged: Acknowledged = { uploads: [], requests: [], accounts: [] };
  const stopping = new AbortController();
  const again = async (everyMs: number, act: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      // A call that a killed server broke off was not acknowledged: nothing is expected of it.
      await act().catch(() => {});
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const upload = async (file: ModelFile) => {
    const answer = await uploadFile(target().baseUrl, file);
    if (answer.ok) acknowledged.uploads.push(answer.body);
  };
  const request = async () => {
    const email = `customer-${randomUUID()}@example.com`;
    const key = randomUUID();
    const contact = { name: 'Ada Example', email, organization: 'Example Works' };
    // Broken off, it is sent again under its key, as a browser does.
    for (let tries = 0; tries < 100 && !stopping.signal.aborted; tries += 1) {
      const answer = await submitLines(target().baseUrl, lines, contact, key).catch(() => null);
      if (answer?.ok === true) {
        acknowledged.requests.push({ requestNumber: answer.body.requestNumber, email });
        return;
      }
      await pause(CALM_MS);
    }
  };
  const signUp = async () => {
    // Broken off, it may have come about, so that the next try is somebody else's.
    for (let isDone = false; !isDone && !stopping.signal.aborted; ) {
      const email = `maker-${randomUUID()}@example.com`;
      const answer = await callUserPool(target().baseUrl, 'SignUp', { Username: email, Password: PASSWORD }).catch(() => null);
      isDone = answer?.ok === true;
      if (isDone) acknowledged.accounts.push({ email, password: PASSWORD });
      else await pause(CALM_MS);
    }
  };
  const working = [
    ...files.map((file) => again(CALM_MS, () => upload(file))),
    again(REQUEST_EVERY_MS, request),
    again(SIGN_UP_EVERY_MS, signUp),
  ];
  return {
    acknowledged,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Every acknowledged upload is a part. */
export async function expectParts({ baseUrl }: Target, { uploads }: Acknowledged): Promise<void> {
  for (const upload of uploads) {
    const end = await finishUpload(baseUrl, upload);
    if (end.end !== 'part') expect.fail(`${upload.filename}: ${end.message}`);
  }
}

/** Every acknowledged request was mailed once to the provider and once to the customer. */
export async function expectRequestMails(listMails: () => Promise<readonly StoredMail[]>, { requests }: Acknowledged): Promise<void> {
  expect(new Set(requests.map(({ requestNumber }) => requestNumber)).size).toBe(requests.length);
  const count = (mails: readonly StoredMail[]) =>
    requests.map(({ requestNumber }) => mails.filter(({ content }) => content.includes(requestNumber)));
  await expect
    .poll(async () => count(await listMails()).filter((mails) => mails.length < 2).length, { timeout: 120_000, interval: 2_000 })
    .toBe(0);
  const found = count(await listMails());
  expect(found.filter((mails) => mails.length !== 2)).toEqual([]);
  for (const [index, { email }] of requests.entries()) {
    expect(found[index]?.filter(({ to }) => to.includes(email))).toHaveLength(1);
  }
}

/** Every acknowledged account got its code once, and can be confirmed with it and signed in to. */
export async function expectAccounts({ baseUrl, dataDir }: Target, { accounts }: Acknowledged): Promise<void> {
  for (const { email, password } of accounts) {
    const code = await readCode(dataDir, email);
    const mails = (await readMails(dataDir)).filter(({ to }) => to.includes(email));
    expect(mails, email).toHaveLength(1);
    const confirmed = await callUserPool(baseUrl, 'ConfirmSignUp', { Username: email, ConfirmationCode: code });
    expect(confirmed, email).toMatchObject({ ok: true });
    expect((await signIn(baseUrl, email, password)).accessToken).not.toBe('');
  }
}
