import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listOpenEntries } from '#test/support/other-user.ts';
import { openEmbeddedDatabase } from './adapters/records/open-embedded-database.ts';
import { keepPrivate } from './keep-private.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Everybody may look into the folder that holds the data folder; what starts there is told to give rights to all. */
let parent: string;
let inheritedUmask: number;
beforeEach(() => {
  inheritedUmask = process.umask(0);
  parent = mkdtempSync(join(tmpdir(), 'quickquote-private-'));
  chmodSync(parent, 0o755);
});
afterEach(() => {
  process.umask(inheritedUmask);
  rmSync(parent, { recursive: true, force: true });
});

test('S-31 what the embedded database makes and renames while it runs is private, too', async () => {
  const dataDir = join(parent, 'data');
  keepPrivate(dataDir);
  const database = await openEmbeddedDatabase(dataDir);
  for (let round = 0; round < 3; round++) {
    await database.pglite.exec(`create table "round_${round}" as select 1; select pg_switch_wal(); checkpoint`);
  }
  expect(listOpenEntries(dataDir)).toEqual([]);
  await database.close();
});

test('S-31 mending follows no link out of the folder, and finds open files in a closed folder', () => {
  const dataDir = join(parent, 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  mkdirSync(join(parent, 'outside'));
  writeFileSync(join(parent, 'outside/theirs'), '');
  writeFileSync(join(dataDir, 'server.pid'), '');
  writeFileSync(join(dataDir, 'mail/code.eml'), '');
  symlinkSync(join(parent, 'outside'), join(dataDir, 'linked-folder'));
  symlinkSync(join(parent, 'outside/theirs'), join(dataDir, 'linked-file'));
  chmodSync(dataDir, 0o700);
  expect(keepPrivate(dataDir)).toBe(0);
  expect(listOpenEntries(dataDir)).toEqual([]);
  expect(statSync(join(parent, 'outside')).mode & 0o777).toBe(0o777);
  expect(statSync(join(parent, 'outside/theirs')).mode & 0o777).toBe(0o666);
});
