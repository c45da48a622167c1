import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { openPostgresWay } from '#test/support/postgres-way.ts';
import { AT, later, newMail, newPart } from '#test/support/sample-records.ts';
import { createScratchDatabase, runAlone, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { describeAccountRecords } from '../../ports/conformance/account-records.conformance.ts';
import { describeCustomers } from '../../ports/conformance/customer-records.conformance.ts';
import { describeDeskFigures } from '../../ports/conformance/desk-figures.conformance.ts';
import { describeDesk } from '../../ports/conformance/desk-records.conformance.ts';
import { describeKeptAnswers } from '../../ports/conformance/kept-answers.conformance.ts';
import { describeMembers } from '../../ports/conformance/member-records.conformance.ts';
import { describeRateCards } from '../../ports/conformance/rate-card-records.conformance.ts';
import { describeRecords } from '../../ports/conformance/records.conformance.ts';
import { describeRetention } from '../../ports/conformance/retention.conformance.ts';
import { describeSettings } from '../../ports/conformance/settings.conformance.ts';
import { describeTurns } from '../../ports/conformance/turns.conformance.ts';
import { RecordsError } from '../../ports/records/records.ts';
import type { Database } from './core/database.ts';
import { createPartRecords } from './core/part-records.ts';
import { createRecords } from './create-records.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const NEWER = 'The database was brought up to date by a newer version of QuickQuote.';

/** As a version does that has a migration more. */
async function migrateFurther({ runner }: Database): Promise<void> {
  await runner.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
}

/** What the log's table says to whoever would change it. */
async function expectOnlyGrows({ runner }: Database): Promise<void> {
  await runner.execute(sql`insert into audit_log (at, actor, action, details) values (now(), 'visitor', 'locked-out', '{}')`);
  for (const change of ['update audit_log set actor = actor', 'delete from audit_log', 'truncate audit_log']) {
    await expect(runner.execute(sql.raw(change))).rejects.toMatchObject({ cause: { message: 'The audit log can only be added to.' } });
  }
  const { rows } = (await runner.execute(sql`select count(*)::int as count from audit_log`)) as { rows?: readonly unknown[] };
  expect(rows).not.toEqual([{ count: 0 }]);
}

/** What a published version says to whoever would change it. */
async function expectVersionsStay({ runner }: Database): Promise<void> {
  await runner.execute(sql`insert into rate_card_versions (provider_id, number, card, note) values ('kept', 1, '{}', '')`);
  for (const change of ["update rate_card_versions set note = 'x'", 'delete from rate_card_versions', 'truncate rate_card_versions']) {
    const refused = { cause: { message: 'A published rate card can not be changed.' } };
    await expect(runner.execute(sql.raw(change))).rejects.toMatchObject(refused);
  }
}

/** What happened, was quoted and was ordered goes with its request, but never becomes something else. */
async function expectAgreedStays({ runner }: Database): Promise<void> {
  await runner.execute(sql`insert into request_events (request_id, number, at, actor, act) values ('kept', 1, now(), '{}', '{}')`);
  await runner.execute(sql`insert into quotes values ('kept', 1, 'kept', 1, '{}', now())`);
  await runner.execute(sql`insert into orders values ('kept', 'kept', 1, '{}', now())`);
  for (const table of ['request_events', 'quotes', 'orders']) {
    const refused = { cause: { message: 'What happened, was quoted or was ordered can not be changed.' } };
    await expect(runner.execute(sql.raw(`update ${table} set request_id = request_id`))).rejects.toMatchObject(refused);
    await runner.execute(sql.raw(`delete from ${table} where request_id = 'kept'`));
  }
}

/** A file whose part is deleted while a backup copies it stays until the backup is made, or its process ends. */
async function expectHeld(database: Database, anotherProcess: Database): Promise<void> {
  const { doomed } = createRecords(anotherProcess);
  const due = async () => (await doomed.listDue(new Date(), 10_000)).includes('models/held.stl');
  await doomed.add(['models/held.stl'], new Date(0));
  expect(await due()).toBe(true);
  const first = await createRecords(database).copy.read(async () => {});
  const second = await createRecords(database).copy.read(async () => {});
  expect(await due()).toBe(false);
  await first.release();
  expect(await due()).toBe(false);
  await second.release();
  expect(await due()).toBe(true);
}

describe('records on the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quickquote-records-'));
    for (const place of ['.', 'asked', 'killed', 'newer']) await copyEmptyDatabase(join(folder, place));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe('all but accounts', () => describeRecords(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('accounts', () => describeAccountRecords(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('retention', () => describeRetention(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('kept answers', () => describeKeptAnswers(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('turns', () => describeTurns(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('rate cards', () => describeRateCards(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('desk', () => describeDesk(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('settings', () => describeSettings(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('members', () => describeMembers(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('customers', () => describeCustomers(async () => createRecords(await openEmbeddedDatabase(folder))));
  describe('figures', () => describeDeskFigures(async () => createRecords(await openEmbeddedDatabase(folder))));

  test('S-35 two thousand who ask for parts at once are answered by a few statements', async () => {
    const database = await openEmbeddedDatabase(join(folder, 'asked'));
    const parts = createPartRecords(database.runner);
    const known = [newPart(), newPart()];
    for (const part of known) await parts.add(part);
    const select = vi.spyOn(database.runner, 'select');
    const asked = Array.from({ length: 1000 }, (_, index) => known[index % 3] ?? { ...newPart(), internalFilename: `none-${index}` });
    const found = await Promise.all(
      asked.flatMap(({ id, internalFilename: name }) => [parts.findById(id), parts.findByInternalFilename(name)]),
    );
    expect(found.map((part) => part?.id ?? null)).toEqual(
      asked.flatMap(({ id }) => (known.some((part) => part.id === id) ? [id, id] : [null, null])),
    );
    expect(select.mock.calls.length).toBeLessThan(10);
    select.mockRestore();
    await database.close();
  });

  test('S-34 what a killed process held is free as soon as the database is open again', async () => {
    const place = join(folder, 'killed');
    const part = newPart();
    const mail = newMail();
    const forLong = later(60);
    const first = createRecords(await openEmbeddedDatabase(place));
    await first.parts.add(part);
    await first.outbox.add(mail);
    expect([(await first.parts.take(AT, forLong, 'in-turn'))?.id, (await first.outbox.take(AT, forLong))?.message.id]).toEqual([
      part.id,
      mail.id,
    ]);
    expect([await first.parts.take(AT, forLong, 'in-turn'), await first.outbox.take(AT, forLong)]).toEqual([null, null]);
    await first.close();
    const next = createRecords(await openEmbeddedDatabase(place));
    expect([(await next.parts.take(AT, forLong, 'in-turn'))?.id, (await next.outbox.take(AT, forLong))?.message.id]).toEqual([
      part.id,
      mail.id,
    ]);
    await next.close();
  });

  test('S-30 the audit log takes no change but a new entry', async () => {
    const database = await openEmbeddedDatabase(folder);
    await expectOnlyGrows(database).finally(() => database.close());
  });

  test('PRC-05 a published version takes no change', async () => {
    const database = await openEmbeddedDatabase(folder);
    await expectVersionsStay(database).finally(() => database.close());
  });

  test('DESK-06 what happened, was quoted or was ordered takes no change', async () => {
    const database = await openEmbeddedDatabase(folder);
    await expectAgreedStays(database).finally(() => database.close());
  });

  test('S-47 a database that a newer version brought up to date is refused in words, and stays as it is', async () => {
    const place = join(folder, 'newer');
    const database = await openEmbeddedDatabase(place);
    await migrateFurther(database);
    await database.close();
    await expect(openEmbeddedDatabase(place)).rejects.toThrow(NEWER);
    await expect(openEmbeddedDatabase(place)).rejects.toThrow(NEWER);
  });

  test('S-40 no file is removed while a backup is being made', async () => {
    const database = await openEmbeddedDatabase(folder);
    await expectHeld(database, database).finally(() => database.close());
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)('records on PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  beforeAll(async () => {
    scratch = await createScratchDatabase();
  });
  afterAll(() => scratch.drop());

  describe('all but accounts', () => describeRecords(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('accounts', () => describeAccountRecords(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('retention', () => describeRetention(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('kept answers', () => describeKeptAnswers(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('turns', () => describeTurns(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('rate cards', () => describeRateCards(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('desk', () => describeDesk(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('settings', () => describeSettings(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('members', () => describeMembers(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('customers', () => describeCustomers(async () => createRecords(await openPostgresDatabase(scratch.url))));
  describe('figures', () => describeDeskFigures(async () => createRecords(await openPostgresDatabase(scratch.url))));

  test('S-30 the audit log takes no change but a new entry', async () => {
    const database = await openPostgresDatabase(scratch.url);
    await expectOnlyGrows(database).finally(() => database.close());
  });

  test('PRC-05 a published version takes no change', async () => {
    const database = await openPostgresDatabase(scratch.url);
    await expectVersionsStay(database).finally(() => database.close());
  });

  test('DESK-06 what happened, was quoted or was ordered takes no change', async () => {
    const database = await openPostgresDatabase(scratch.url);
    await expectAgreedStays(database).finally(() => database.close());
  });

  test('S-40 no file is removed while a backup is being made, by whichever process', async () => {
    const [database, another] = [await openPostgresDatabase(scratch.url), await openPostgresDatabase(scratch.url)];
    await expectHeld(database, another).finally(() => Promise.all([database.close(), another.close()]));
  });

  test('S-45 connections that PostgreSQL ends at any moment cost their statement, never a connection of the pool', async () => {
    const fresh = await createScratchDatabase();
    const database = await openPostgresDatabase(fresh.url);
    const { parts, ping } = createRecords(database);
    const endAll = () =>
      runAlone(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(fresh.url).pathname.slice(1)}'`);
    const between = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        () => 'broken',
      );
    const inTransaction = () =>
      database.runner.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await setTimeout(20);
        await tx.execute(sql`select 1`);
      });
    const outcomes: string[] = [];
    for (let round = 0; round < 15; round += 1) {
      const working = Array.from({ length: 8 }, () => between(inTransaction()));
      await setTimeout(round);
      await endAll();
      outcomes.push(...(await Promise.all(working)), await between(inTransaction()));
    }
    expect(outcomes).toContain('broken');
    await setTimeout(50);
    // Twelve at once want all ten connections, and the next their turn.
    expect(await Promise.all(Array.from({ length: 12 }, () => between(inTransaction())))).toEqual(Array(12).fill('done'));
    await parts.add(newPart());
    await ping();
    expect(database.pool.totalCount).toBeLessThanOrEqual(10);
    await database.close();
    await fresh.drop();
  });

  test('S-45 a connection on which no transaction could begin is no loss to its pool', async () => {
    const database = await openPostgresDatabase(scratch.url);
    const asked = Client.prototype.query;
    const query = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
      const [what] = args as [{ text?: string }];
      if (what.text === 'begin') return Promise.reject(new Error('Connection terminated unexpectedly'));
      return Reflect.apply(asked, this, args);
    });
    const transact = () => database.runner.transaction(async (tx) => tx.execute(sql`select 1`));
    for (let times = 0; times < 11; times += 1) await expect(transact()).rejects.toThrow();
    query.mockRestore();
    await expect(transact()).resolves.toBeDefined();
    await database.close();
  });

  test('S-45 a start waits for a PostgreSQL that comes back', async () => {
    const away = createServer().listen(0, '127.0.0.1');
    await once(away, 'listening');
    const address = away.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    await new Promise((resolve) => away.close(resolve));
    const target = new URL(scratch.url);
    const through = new URL(scratch.url);
    through.port = String(address.port);
    const opening = openPostgresDatabase(through.href);
    await setTimeout(700);
    const proxy = createServer((socket) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const end of [socket, upstream]) end.on('error', () => {});
      socket.pipe(upstream).pipe(socket);
    }).listen(address.port, '127.0.0.1');
    const database = await opening;
    await expect(createRecords(database).ping()).resolves.toBeUndefined();
    await database.close();
    proxy.close();
  });

  test('S-45 a migration whose connection PostgreSQL ends is begun again', async () => {
    const fresh = await createScratchDatabase();
    const other = new Client({ connectionString: fresh.url });
    await other.connect();
    // As another process does that migrates.
    await other.query('select pg_advisory_lock(7284001)');
    const opening = openPostgresDatabase(fresh.url);
    const end =
      'select pg_terminate_backend(pid) from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
    await expect.poll(async () => (await other.query(end)).rowCount, { timeout: 20_000 }).toBe(1);
    await other.query('select pg_advisory_unlock(7284001)');
    const database = await opening;
    await expect(createRecords(database).ping()).resolves.toBeUndefined();
    await database.close();
    await other.end();
    await fresh.drop();
  });

  test('S-45 after a failover nobody stays with a server that only reads', async () => {
    const fresh = await createScratchDatabase();
    const database = await openPostgresDatabase(fresh.url);
    const { parts, ping } = createRecords(database);
    const name = new URL(fresh.url).pathname.slice(1);
    // As a standby answers, to which the address leads now.
    await runAlone(`alter database ${name} set default_transaction_read_only = on`);
    await runAlone(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await setTimeout(50);
    await expect(ping()).rejects.toMatchObject({ cause: { code: '25006' } });
    await expect(parts.add(newPart())).rejects.toBeInstanceOf(RecordsError);
    await expect(openPostgresDatabase(fresh.url, { backWithinMs: 0 })).rejects.toThrow('PostgreSQL at DATABASE_URL can not be reached.');
    await runAlone(`alter database ${name} reset default_transaction_read_only`);
    await ping();
    await parts.add(newPart());
    await database.close();
    await fresh.drop();
  });

  test('S-45 connections that fall silent are given up, and the pool goes on', async () => {
    await using way = await openPostgresWay(scratch.url);
    const database = await openPostgresDatabase(way.url, { silentForMs: 1000 });
    const ask = () => database.runner.transaction(async (tx) => tx.execute(sql`select 1`));
    const askAll = async () => new Set((await Promise.allSettled(Array.from({ length: 10 }, ask))).map(({ status }) => status));
    await askAll();
    way.silence();
    expect(await askAll()).toEqual(new Set(['rejected']));
    await expect.poll(askAll, { timeout: 20_000 }).toEqual(new Set(['fulfilled']));
    await database.close();
  });

  test('S-47 a database that a newer version brought up to date is refused in words', async () => {
    const fresh = await createScratchDatabase();
    const database = await openPostgresDatabase(fresh.url);
    await migrateFurther(database);
    await expect(openPostgresDatabase(fresh.url)).rejects.toThrow(NEWER);
    await database.close();
    await fresh.drop();
  });

  test('five processes may migrate a new database at once', async () => {
    const fresh = await createScratchDatabase();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgresDatabase(fresh.url)));
    for (const database of opened) await expect(createRecords(database).ping()).resolves.toBeUndefined();
    await Promise.all(opened.map((database) => database.close()));
    await fresh.drop();
  });
});

test('a PostgreSQL that is not there is a RecordsError', async () => {
  await expect(openPostgresDatabase('postgres://nobody@127.0.0.1:1/none', { backWithinMs: 0 })).rejects.toBeInstanceOf(RecordsError);
});
