import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { newPart } from '#test/support/sample-records.ts';
import { createRecords } from './create-records.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const WRITER = new URL('../../../../test/support/storage/add-parts-for-ever.ts', import.meta.url).pathname;

const OPENER = new URL('./open-embedded-database.ts', import.meta.url).href;
const canUnshare = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a process that adds parts; `acknowledged` grows as it says so. */
function startWriter() {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(process.execPath, [WRITER, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const acknowledged: string[] = [];
  createInterface({ input: child.stdout }).on('line', (id) => acknowledged.push(id));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const exited = once(child, 'exit');
  const reach = async (count: number) => {
    while (acknowledged.length < count) {
      if (child.exitCode !== null) throw new Error(`The writer ended: ${errors}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { child, acknowledged, exited, reach };
}

test('no acknowledged part is lost when the process is killed, between checkpoints or in them, three times over, the first start among them', async () => {
  const all: string[] = [];
  for (const count of [20, 150, 70]) {
    const { child, acknowledged, exited, reach } = startWriter();
    await reach(count);
    child.kill('SIGKILL');
    await exited;
    all.push(...acknowledged);
    const records = createRecords(await openEmbeddedDatabase(folder));
    const found = await records.parts.findManyById(all);
    await records.close();
    expect(all.length).toBeGreaterThanOrEqual(count);
    expect(found.map((part) => part.id)).toEqual(all);
  }
});

test('taking a turn and being read wait for no disk, while an upload and what came of it do', async () => {
  await copyEmptyDatabase(folder);
  const database = await openEmbeddedDatabase(folder);
  const { parts, close } = createRecords(database);
  const written = async () => (await database.pglite.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')).rows[0]?.lsn;
  const writes = async (change: () => Promise<unknown>) => {
    const before = await written();
    await change();
    return (await written()) !== before;
  };
  const part = newPart();
  const now = new Date();
  const until = new Date(now.getTime() + 15_000);
  expect(await writes(() => parts.add(part))).toBe(true);
  expect(await writes(() => parts.take(now, until, 'in-turn'))).toBe(false);
  expect(await writes(() => parts.keep([part.id], until))).toBe(false);
  expect(await writes(() => parts.markConverted(part.id))).toBe(false);
  expect(await writes(() => parts.markScheduled(part.id))).toBe(true);
  expect(await parts.findById(part.id)).toMatchObject({ state: 'converted', scheduled: true });
  expect(await parts.take(now, until, 'in-turn')).toBeNull();
  expect(await writes(() => parts.markFailed(part.id, 'Unreadable.'))).toBe(true);
  await close();
});

test('a folder that another process holds is refused in words, and free again once that one is killed', async () => {
  await copyEmptyDatabase(folder);
  const { child, exited, reach } = startWriter();
  await reach(1);
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(`in use by another QuickQuote process (pid ${child.pid})`);
  child.kill('SIGKILL');
  await exited;
  const database = await openEmbeddedDatabase(folder);
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow('in use by another QuickQuote process');
  await database.close();
  await (await openEmbeddedDatabase(folder)).close();
});

test('S-39 a damaged database says what to do, and its folder is free again', async () => {
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database/PG_VERSION'), 'not a number');
  const damaged = /can't be opened: it may be damaged\. Restore a backup into a new DATA_DIR with npm run restore/;
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(damaged);
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(damaged);
});

test.skipIf(!canUnshare)('S-39 a folder that can not be written to says what to do', async () => {
  const open = `import(${JSON.stringify(OPENER)}).then((room) => room.openEmbeddedDatabase(${JSON.stringify(folder)})).catch((error) => console.log(error.message))`;
  const script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$0" -e "$2"';
  const { stdout } = spawnSync('unshare', ['--mount', 'sh', '-c', script, process.execPath, folder, open]);
  expect(stdout.toString()).toBe(`QuickQuote may not write to ${folder}. Give the folder to its user, or name another one in DATA_DIR.\n`);
});

test('a first start that was cut short is begun anew', async () => {
  const unfinished = join(folder, 'database.unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'PG_VERSION'), '18');
  const records = createRecords(await openEmbeddedDatabase(folder));
  await expect(records.ping()).resolves.toBeUndefined();
  await records.close();
});

test('the write-ahead log stays short while the database runs, however much is written', async () => {
  await copyEmptyDatabase(folder);
  const database = await openEmbeddedDatabase(folder);
  await database.pglite.exec('create table bulk (content bytea); alter table bulk alter content set storage external');
  const longest: number[] = [];
  let writtenBytes = 0;
  while (writtenBytes < 200e6) {
    await database.pglite.query('insert into bulk select $1 from generate_series(1, 4)', [randomBytes(500_000)]);
    writtenBytes += 2e6;
    longest.push(await sumSizes(join(folder, 'database/pg_wal')));
    // A server's statements come with requests, between which its timers run.
    await nextTurn();
  }
  expect(Math.max(...longest)).toBeLessThan(130e6);
  await vi.waitFor(async () => expect(await sumSizes(join(folder, 'database/pg_wal'))).toBeLessThan(70e6), { timeout: 60_000 });
  await database.close();
});

async function sumSizes(path: string): Promise<number> {
  const files = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(path, file.name)).catch(() => null))?.size ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the database runs with fsync on', async () => {
  await copyEmptyDatabase(folder);
  const database = await openEmbeddedDatabase(folder);
  const settings = await database.pglite.query("select name, setting from pg_settings where name in ('fsync', 'wal_sync_method')");
  expect(settings.rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
  await database.close();
});

test('S-39 a file that could not be made when nothing more could be opened is made at the next try', async () => {
  await copyEmptyDatabase(folder);
  const { pglite, close } = await openEmbeddedDatabase(folder);
  await pglite.exec('create table crowded (text text); insert into crowded select repeat(md5(n::text), 20) from generate_series(1, 500) n');
  const write = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  // Its map of free space is the first file that is made for it since.
  await expect(pglite.exec('vacuum crowded')).rejects.toThrow(/could not create file/);
  expect(write).toHaveBeenCalled();
  write.mockRestore();
  await pglite.exec('vacuum crowded');
  await close();
});
