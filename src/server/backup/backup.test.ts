import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RequestFile } from '#domain/desk/request-file.ts';
import type { Invoice, PaperKind } from '#domain/papers/paper.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { createAccount } from '#test/support/account.ts';
import { uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { invoiceOrder } from '#test/support/invoice-order.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { newMail, newPart, newRfq } from '#test/support/sample-records.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createScriptedCad } from '#test/support/scripted-cad.ts';
import { createRecordsCopy } from '../adapters/records/copy-records.ts';
import type { Database, EmbeddedDatabase } from '../adapters/records/core/database.ts';
import { createRecords } from '../adapters/records/create-records.ts';
import { copyMigrationsUpTo } from '../adapters/records/migrations-up-to.ts';
import { openEmbeddedDatabase } from '../adapters/records/open-embedded-database.ts';
import { openPostgresDatabase } from '../adapters/records/open-postgres-database.ts';
import { type App, buildApp } from '../app.ts';
import { createBlobs } from '../compose/create-blobs.ts';
import { type Config, readConfig } from '../config/config.ts';
import { assertBlobName, type BlobStore, documentBlob, modelBlob } from '../ports/blob-store.ts';
import { backUpInstallation } from './back-up-installation.ts';
import { makeBackup } from './make-backup.ts';
import { verifyArchive } from './read-archive.ts';
import { restoreInstallation } from './restore-installation.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

type Env = Readonly<Record<string, string>>;
const S3_ENDPOINT = process.env['TEST_S3_ENDPOINT'];
/** A name stands at the beginning of its header. */
const TAR_HEADER_BYTES = 512;
const PICTURE = 'images/picture-of-a-material.webp';
const DRAWING = 'a-drawing-of-a-customers';
const call = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-backup-'));
  for (const name of ['source', 'holed']) await copyEmptyDatabase(at(name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const runScript = async (name: 'backup' | 'restore', env: Env, ...args: readonly string[]) =>
  (await call(process.execPath, [join(PROJECT_ROOT, `scripts/${name}.ts`), ...args], { env: { PATH: process.env['PATH'], ...env } }))
    .stdout;

function configure(env: Env): Config {
  const read = readConfig({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SIGN_UP: 'open', ...env });
  if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
  return read.config;
}

async function startApp(env: Env): Promise<App> {
  const app = await buildApp(configure(env), { cad: createScriptedCad() });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  await app.open();
  return app;
}

async function withDatabase<T>(env: Env, use: (database: Database) => Promise<T>): Promise<T> {
  const { database: place } = configure(env);
  const database = place.kind === 'postgres' ? await openPostgresDatabase(place.url) : await openEmbeddedDatabase(place.folder);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function ask<Row>({ runner }: Database, statement: SQL): Promise<readonly Row[]> {
  return ((await runner.execute(statement)) as { readonly rows: readonly Row[] }).rows;
}

/** All rows, sequences and migrations as text, and the hash of every file that they name. */
async function describeAll(env: Env) {
  const blobs = await createBlobs(configure(env));
  return withDatabase(env, async (database) => {
    const tables = await ask<{ name: string }>(
      database,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const rows: string[] = [];
    for (const { name } of tables) {
      const found = await ask<{ text: string }>(database, sql`select t::text as text from ${sql.identifier(name)} t order by 1`);
      rows.push(...found.map(({ text }) => `${name} ${text}`));
    }
    const sequences = await ask(
      database,
      sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
    );
    const migrations = await ask(database, sql`select hash, created_at::text from drizzle.__drizzle_migrations order by 2`);
    const named = await ask<{ name: string | null }>(
      database,
      sql`select unnest(array['models/' || internal_filename, image_name, mesh_name, stl_name]) as name from parts
        union select name from material_pictures union select 'documents/' || id from request_files order by 1`,
    );
    const hashes: string[] = [];
    for (const { name } of named) if (name !== null) hashes.push(`${name} ${await hashBlob(blobs, name)}`);
    return { rows, sequences, migrations, hashes };
  });
}

async function hashBlob(blobs: BlobStore, name: string): Promise<string> {
  assertBlobName(name);
  return createHash('sha256')
    .update(await buffer((await blobs.open(name)).stream))
    .digest('hex');
}

/** Invoices one more order of provider 1. */
function invoiceNext(env: Env): Promise<Invoice> {
  return withDatabase(env, async (database) => {
    const [part] = await ask<{ id: string }>(database, sql`select id from parts limit 1`);
    return invoiceOrder(createRecords(database), part?.id ?? '');
  });
}

/** The papers of provider 1, found by kind and number. */
function findPapers(env: Env, numbers: readonly number[]) {
  return withDatabase(env, async (database) => {
    const { desk } = createRecords(database);
    const find = (kind: PaperKind) => Promise.all(numbers.map((number) => desk.findPaper('1', kind, number)));
    return { confirmations: await find('confirmation'), invoices: await find('invoice') };
  });
}

function newDrawing(): RequestFile {
  const waiting = {
    providerId: '1',
    requestId: null,
    line: null,
    filename: 'a.pdf',
    type: 'pdf',
    sizeBytes: 9,
    addedBy: 'customer',
  } as const;
  return { ...waiting, id: DRAWING, addedAt: new Date() };
}

function stlOf(facets: number) {
  return { name: `part-${facets}.stl`, bytes: composeStl(facets) };
}

/** The invoices that are in the backup, and all that is. */
const issued: Invoice[] = [];
let all: Awaited<ReturnType<typeof describeAll>>;

describe('a backup', () => {
  const source = () => ({ DATA_DIR: at('source') });

  test('S-40 of a running server holds every record with its file, whatever is uploaded meanwhile', async () => {
    const app = await startApp(source());
    const before = await Promise.all([4, 5, 6].map((facets) => uploadToEnd(app.publicUrl(), stlOf(facets))));
    await createAccount(app.publicUrl(), at('source'));
    let isDone = false;
    let count = 7;
    const uploading = (async () => {
      for (; !isDone; count += 1) expect((await uploadFile(app.publicUrl(), stlOf(count))).ok).toBe(true);
    })();
    await backUpInstallation(configure(source()), at('running.tar'), false);
    isDone = true;
    await uploading;
    await app.close();
    expect(count).toBeGreaterThan(8);

    const target = { DATA_DIR: at('from-running') };
    await runScript('restore', target, at('running.tar'));
    const { hashes } = await describeAll(target);
    const parts = await withDatabase(target, (database) =>
      ask<{ id: string; name: string; sha256: string }>(database, sql`select id, internal_filename as name, sha256 from parts`),
    );
    const acknowledged = before.map((end) => (end.end === 'part' ? end.part.id : expect.fail(end.message)));
    expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(hashes).toEqual(expect.arrayContaining(parts.map(({ name, sha256 }) => `models/${name} ${sha256}`)));
  });

  test('S-40 comes back under another path row for row and byte for byte, without the key unless asked for', async () => {
    await withDatabase(source(), async (database) => {
      const records = createRecords(database);
      await records.outbox.add({ ...newMail(), subject: 'Grüße "quoted" \\ back\nslash' });
      await records.rfqs.add(newRfq({}, String((await ask<{ id: string }>(database, sql`select id from parts limit 1`))[0]?.id)), [
        newMail(),
      ]);
      await database.runner.execute(sql`select setval('audit_log_position_seq', 4711)`);
      await (await createBlobs(configure(source()))).put(PICTURE, Readable.from(['a picture']));
      await records.rateCards.addPicture({ name: PICTURE, providerId: '1', sizeBytes: 9, addedAt: new Date() });
      await (await createBlobs(configure(source()))).put(documentBlob(DRAWING), Readable.from(['a drawing']));
      await records.desk.addFile(newDrawing());
      await records.rateCards.saveDraft('1', DEMO_RATE_CARD, 0, 'ada', new Date());
      await records.rateCards.publishDraft('1', 1, { author: 'ada', note: 'Grüße', at: new Date() });
      await records.rateCards.saveGoldenParts('1', [], 0);
      await records.members.add('1', { sub: 'bob', role: 'member', email: '', joinedAt: new Date() });
    });
    issued.push(await invoiceNext(source()), await invoiceNext(source()));
    await backUpInstallation(configure(source()), at('still.tar'), false);
    expect((await stat(at('still.tar'))).mode & 0o777).toBe(0o600);
    expect((await readFile(at('still.tar'))).includes('PRIVATE KEY')).toBe(false);
    await runScript('backup', source(), at('with-key.tar'), '--with-key');
    const [still, withKey] = [await verifyArchive(at('still.tar')), await verifyArchive(at('with-key.tar'))];
    expect(still).toMatchObject({ withKey: false, rows: withKey.rows, blobs: withKey.blobs, facts: withKey.facts });
    await restore({ DATA_DIR: at('with-key') }, at('with-key.tar'));
    all = await describeAll(source());
    expect(all.rows.length).toBeGreaterThan(10);
    expect(all.hashes.length).toBeGreaterThan(10);
    expect(all.hashes.filter((line) => line.startsWith(PICTURE))).toHaveLength(1);
    expect(all.hashes.filter((line) => line.startsWith(documentBlob(DRAWING)))).toHaveLength(1);
    expect(await describeAll({ DATA_DIR: at('with-key') })).toEqual(all);

    const [key, copied] = [join(at('source'), 'account-key.pem'), join(at('with-key'), 'account-key.pem')];
    expect(await readFile(copied, 'utf8')).toBe(await readFile(key, 'utf8'));
    expect((await stat(copied)).mode & 0o777).toBe(0o600);
  });

  test('S-40 can be started from, and its account signs in', async () => {
    const app = await startApp({ DATA_DIR: at('with-key') });
    const answer = await fetch(`${app.publicUrl()}/ready`).then((response) => response.status);
    expect(answer).toBe(200);
    expect(await uploadToEnd(app.publicUrl(), stlOf(4))).toMatchObject({ end: 'part' });
    await app.close();
  });

  test('S-40 SHOP-09 has the papers with their numbers, and the next number follows without a gap', async () => {
    const restored = { DATA_DIR: at('with-key') };
    expect(issued.map(({ number }) => number)).toEqual([1, 2]);
    const { confirmations, invoices } = await findPapers(restored, [1, 2, 3]);
    expect(invoices).toEqual([...issued, null]);
    expect(confirmations.map((paper) => paper?.orderNumber)).toEqual([1, 2, undefined]);
    expect(await invoiceNext(restored)).toMatchObject({ number: 3, orderNumber: 3 });
  });

  test('S-40 that is damaged, cut short or none is refused, and so is a target that holds something; nothing is changed', async () => {
    const whole = await readFile(at('still.tar'));
    const damaged = Buffer.from(whole);
    const place = damaged.indexOf('blobs/models/') + TAR_HEADER_BYTES + 90;
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    await writeFile(at('damaged.tar'), damaged);
    await writeFile(at('short.tar'), whole.subarray(0, whole.length - 8192));
    await writeFile(at('none.tar'), 'not a backup');
    const fresh = { DATA_DIR: at('fresh') };
    await expect(runScript('restore', fresh, at('damaged.tar'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('damaged.tar'),
    });
    for (const name of ['short.tar', 'none.tar', 'missing.tar'])
      await expect(restoreInstallation(configure(fresh), at(name))).rejects.toThrow(name);
    await expect(stat(join(at('fresh'), 'database'))).rejects.toThrow('ENOENT');
    await expect(restoreInstallation(configure(source()), at('still.tar'))).rejects.toThrow('is not empty. Name a new DATA_DIR');
    await expect(backUpInstallation(configure(source()), at('still.tar'), false)).rejects.toThrow('exists already');
    expect(await readFile(at('still.tar'))).toEqual(whole);
  });

  test('S-40 of an earlier version is brought up to date', async () => {
    const first = await firstMigration();
    const migrations = (await copyMigrationsUpTo(first)) ?? expect.fail('there is no first migration');
    const old = await openEmptied(at('old'), migrations);
    await old.runner.execute(sql`insert into outbox (message_id, "to", subject, text, html) values ('m', 'a@example.com', 's', 't', 'h')`);
    const blobs = await createBlobs(configure({ DATA_DIR: at('old') }));
    await makeBackup({ copy: createRecordsCopy(old), blobs, now: new Date(), keyFile: null }, at('old.tar'));
    await old.close();
    expect((await verifyArchive(at('old.tar'))).facts.migration).toBe(first);
    await restore({ DATA_DIR: at('brought-up') }, at('old.tar'));
    const { rows, migrations: now } = await describeAll({ DATA_DIR: at('brought-up') });
    expect(rows).toHaveLength(1);
    expect(now).toEqual(all.migrations);
  });

  test('S-40 tells which files were missing already, and keeps all else', async () => {
    const env = { DATA_DIR: at('holed') };
    const part = newPart();
    await withDatabase(env, (database) => createRecords(database).parts.add(part));
    const said = await runScript('backup', env, at('holed.tar'));
    expect(said).toContain('each compared with its hash');
    expect(said).toContain('The key of the accounts is not in it');
    expect(said).toContain(`1 files were missing already:\n${modelBlob(part.internalFilename)}`);
    expect((await verifyArchive(at('holed.tar'))).rows['parts']).toBe(1);
  });
});

/** Once, the script has made a database from nothing, which takes more time than all else here. */
function restore(env: Env, path: string) {
  return restoreInstallation(configure(env), path, openEmptied);
}

/** A database as those migrations alone leave it. */
async function openEmptied(dataDir: string, migrations?: string): Promise<EmbeddedDatabase> {
  await copyEmptyDatabase(dataDir);
  await withDatabase({ DATA_DIR: dataDir }, async ({ runner }) => {
    for (const statement of [sql`drop schema public cascade`, sql`drop schema drizzle cascade`, sql`create schema public`])
      await runner.execute(statement);
  });
  return openEmbeddedDatabase(dataDir, migrations);
}

async function firstMigration(): Promise<number> {
  const journal = await readFile(join(PROJECT_ROOT, 'src/server/adapters/records/migrations/meta/_journal.json'), 'utf8');
  return JSON.parse(journal).entries[0].when;
}

describe.skipIf(TEST_DATABASE_URL === undefined || S3_ENDPOINT === undefined)('a backup with PostgreSQL and S3', () => {
  test('S-40 SHOP-09 goes there and back again, papers and their numbers with it, and refuses a database that is not empty', async () => {
    const scratch = await createScratchDatabase();
    const S3 = {
      S3_ENDPOINT: S3_ENDPOINT ?? '',
      S3_BUCKET: process.env['TEST_S3_BUCKET'] ?? 'quickquote-test',
      S3_ACCESS_KEY_ID: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
      S3_SECRET_ACCESS_KEY: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
    };
    const many = { DATA_DIR: at('worker'), DATABASE_URL: scratch.url, ...S3 };
    await runScript('restore', many, at('still.tar'));
    expect(await describeAll(many)).toEqual(all);
    await expect(restoreInstallation(configure(many), at('still.tar'))).rejects.toThrow('is not empty');
    const third = await invoiceNext(many);
    expect(third.number).toBe(3);
    await runScript('backup', many, at('many.tar'));
    const back = { DATA_DIR: at('back') };
    await restore(back, at('many.tar'));
    expect(await describeAll(back)).toEqual(await describeAll(many));
    expect((await findPapers(back, [1, 2, 3])).invoices).toEqual([...issued, third]);
    expect((await invoiceNext(back)).number).toBe(4);
    await scratch.drop();
  });
});
