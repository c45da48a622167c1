import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecords } from './create-records.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';

const WRITER = new URL('../../../../test/support/storage/add-parts-for-ever.ts', import.meta.url).pathname;

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

test('no acknowledged part is lost when the process is killed, three times over', async () => {
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

test('a folder that another process holds is refused in words, and free again once that one is killed', async () => {
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

test('a first start that was cut short is begun anew', async () => {
  const unfinished = join(folder, 'database.unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'PG_VERSION'), '18');
  const records = createRecords(await openEmbeddedDatabase(folder));
  await expect(records.ping()).resolves.toBeUndefined();
  await records.close();
});

test('the database runs with fsync on', async () => {
  const database = await openEmbeddedDatabase(folder);
  const settings = await database.pglite.query("select name, setting from pg_settings where name in ('fsync', 'wal_sync_method')");
  expect(settings.rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
  await database.close();
});
