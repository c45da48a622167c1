import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { ManufacturingParams, Part, QuoteLine } from '#contract/entities.ts';
import { finishUpload, type ModelFile, readModelFile, uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { findSharedModels, PROJECT_ROOT } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { waitForMails } from '#test/support/read-mails.ts';
import { disposeServer, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';

const ROUNDS = 20;
/** When to strike after the uploads were acknowledged, in ms: from at once to well into the work. */
const DELAYS = [0, 30, 80, 150, 250, 400, 600];

let server: RunningServer;
let files: readonly ModelFile[];
let choice: ManufacturingParams;
let lines: readonly QuoteLine[];
const parts: Part[] = [];
const requests: { readonly key: string; readonly email: string; readonly requestID: string }[] = [];

beforeAll(async () => {
  files = await Promise.all(listModelPaths().map(readModelFile));
  server = await startServer();
  const first = await uploadToEnd(server.baseUrl, files[0] ?? expect.fail('a fixture is missing'));
  if (first.end !== 'part') expect.fail(first.message);
  choice = await chooseFirstOffer(server.baseUrl);
  lines = await quoteParts(server.baseUrl, [first.part], choice);
});

afterAll(() => disposeServer(server));

describe('kill -9 in the middle of the work loses nothing that was acknowledged', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
    round: round + 1,
    victim: round % 2 === 0 ? ('the server' as const) : ('a CAD process' as const),
    delayMs: DELAYS[round % DELAYS.length] ?? 0,
  }));

  test.each(rounds)('UPL-09 SUB-07 round $round: $victim dies after $delayMs ms', async ({ round, victim, delayMs }) => {
    const uploads = await acknowledgeUploads();
    await acknowledgeRequest(round);
    await pause(delayMs);
    if (victim === 'the server') {
      await killServer();
      server = await restartServer(server);
    } else {
      killOneCadProcess();
    }
    for (const upload of uploads) {
      const end = await finishUpload(server.baseUrl, upload);
      if (end.end !== 'part') expect.fail(`${upload.filename}: ${end.message}\n${server.output().slice(-3000)}`);
      parts.push(end.part);
    }
  });

  test('UPL-09 every part of every round is still there and can be priced', async () => {
    expect(parts).toHaveLength(ROUNDS * files.length);
    const priced = await quoteParts(server.baseUrl, parts, choice);
    expect(priced.map((line) => line.partID)).toEqual(parts.map((part) => part.id));
  });

  test('SUB-07 every acknowledged request was mailed once to the provider and once to the customer', async () => {
    expect(new Set(requests.map((request) => request.requestID)).size).toBe(ROUNDS);
    for (const { email, requestID } of requests) {
      const mails = await waitForMails(server.dataDir, 2, (mail) => mail.content.includes(requestID));
      expect(mails.filter((mail) => mail.to.includes(email))).toHaveLength(1);
      expect(mails).toHaveLength(2);
    }
  });

  test('SUB-07 a repeated submission after the crashes is the same request', async () => {
    const [request] = requests;
    const again = succeed(await submitLines(server.baseUrl, lines, contactOf(request?.email ?? ''), request?.key ?? ''));
    expect(again.requestID).toBe(request?.requestID);
  });
});

function listModelPaths(): readonly string[] {
  const fixtures = join(PROJECT_ROOT, 'test/fixtures/models');
  const shared = findSharedModels();
  return [
    join(fixtures, 'assembly.step'),
    join(fixtures, 'flange.iges'),
    shared === null ? join(fixtures, 'bracket.step') : join(shared, 'as1-oc-214.stp'),
  ];
}

async function acknowledgeUploads(): Promise<readonly ResponseOf<typeof uploadModel>[]> {
  return Promise.all(files.map(async (file) => succeed(await uploadFile(server.baseUrl, file))));
}

async function acknowledgeRequest(round: number): Promise<void> {
  const key = `crash-round-${String(round).padStart(6, '0')}`;
  const email = `customer-${round}@example.com`;
  const { requestID } = succeed(await submitLines(server.baseUrl, lines, contactOf(email), key));
  requests.push({ key, email, requestID });
}

function contactOf(email: string) {
  return { name: 'Ada Example', email, organization: 'Example Works' };
}

/** Kills the server alone; its CAD processes have to notice and go too. */
async function killServer(): Promise<void> {
  const orphans = listDescendants(server.pid);
  await server.kill();
  await expect.poll(() => orphans.filter(isProcessAlive), { timeout: 10_000 }).toEqual([]);
}

function killOneCadProcess(): void {
  const [victim] = listDescendants(server.pid);
  if (victim === undefined) expect.fail('the server has no CAD process');
  process.kill(victim, 'SIGKILL');
}
