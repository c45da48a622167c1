import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { DEMO_PROVIDER } from '../src/domain/shop/demo-provider.ts';
import { createRecords } from '../src/server/adapters/records/create-records.ts';
import { openEmbeddedDatabase } from '../src/server/adapters/records/open-embedded-database.ts';
import { noted } from '../src/server/ports/records/audit-log.ts';

const SCRIPT = fileURLToPath(new URL('./audit.ts', import.meta.url));
const run = promisify(execFile);

test('S-30 the audit log is printed a JSON object a line; while a server has the database the reason why not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quickquote-audit-'));
  const print = () => run(process.execPath, [SCRIPT], { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
  await copyEmptyDatabase(folder);
  const records = createRecords(await openEmbeddedDatabase(folder));
  const entry = noted.providerSaved(DEMO_PROVIDER, 'the-owner', new Date('2026-11-22T05:00:00.000Z'));
  await records.providers.save(DEMO_PROVIDER, entry);
  await expect(print()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is in use by another QuickQuote process') });
  await records.close();
  const lines = (await print()).stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ ...entry, at: entry.at.toISOString() }]);
  await rm(folder, { recursive: true });
});
