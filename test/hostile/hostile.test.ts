import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '#contract/schemas/entities.ts';
import { readModelFile, type UploadEnd, uploadToEnd } from '#test/support/api-client.ts';
import { expectCustomerWords } from '#test/support/customer-words.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';
import { compareWithTruth, generateHostileCases, type HostileCase } from './hostile-cases.ts';

const LIMIT_MS = 60_000;
const BYSTANDER_UPLOADS = 10;
const CASES = generateHostileCases();

let server: RunningServer;
let bystander: Promise<readonly UploadEnd[]>;
let isOver = false;

describe.skipIf(CASES.length === 0)('files made to do harm', () => {
  beforeAll(async () => {
    server = await startServer();
    bystander = uploadAllAlong();
  });

  afterAll(() => disposeServer(server));

  test.each(CASES)(
    'S-21 API-01 UPL-14 $file: $why',
    async (hostile) => {
      const bytes = new Uint8Array(await readFile(hostile.path));
      const end = await uploadToEnd(server.baseUrl, { name: hostile.upload, bytes });
      if (end.end === 'part') {
        expectHonestPart(end.part, hostile);
      } else {
        expect(hostile.expect).not.toBe('accept');
        expectCustomerWords(end.message);
      }
    },
    LIMIT_MS,
  );

  test('S-21 UPL-09 meanwhile another customer got every part', { timeout: LIMIT_MS }, async () => {
    isOver = true;
    const ends = await bystander;
    expect(ends.length).toBeGreaterThanOrEqual(BYSTANDER_UPLOADS);
    expect(ends.filter((end) => end.end !== 'part' || Math.abs((end.part.volume ?? 0) - 1000) > 1e-3)).toEqual([]);
  });

  test('API-01 a path in a file name leads nowhere', () => {
    expect(existsSync('/tmp/owned.stl')).toBe(false);
  });
});

/** A second customer who uploads a cube again and again until all is over, and often enough where that is soon. */
async function uploadAllAlong(): Promise<readonly UploadEnd[]> {
  const cube = await readModelFile(join(PROJECT_ROOT, 'test/fixtures/models/cube-ascii.stl'));
  const ends: UploadEnd[] = [];
  while (!isOver || ends.length < BYSTANDER_UPLOADS) {
    ends.push(await uploadToEnd(server.baseUrl, cube));
    await pause(200);
  }
  return ends;
}

/** A part must be wanted, and true or marked for review. */
function expectHonestPart(part: Part, hostile: HostileCase): void {
  expect(hostile.expect).not.toBe('reject');
  if (hostile.truth !== undefined) {
    expect(compareWithTruth(part, hostile.truth)).toEqual([]);
  } else {
    expect(part.findings.filter((finding) => finding.severity === 'review')).not.toEqual([]);
  }
}
