import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase, Pool } from 'pg';
import * as z from 'zod/mini';
import { RecordsError } from '../../ports/records/records.ts';
import { answer } from './core/answer.ts';
import { MIGRATIONS_FOLDER, type PostgresDatabase } from './core/database.ts';
import { readJournal } from './migrations-up-to.ts';
import { refuseNewer } from './refuse-newer.ts';
import { type SlowStatement, timeStatements } from './time-statements.ts';
import { whenThere } from './when-there.ts';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_284_001;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Longer than the server takes to give a statement up: by then nobody is there any more, and nobody said so. */
const SILENT_FOR_MS = 20_000;

const STOPPED = 'A newer version of QuickQuote has changed the database so that this one may not go on.';

interface PostgresOptions {
  readonly migrationsFolder?: string | undefined;
  /** How long a server that is away is waited for. */
  readonly backWithinMs?: number;
  /** How long a statement waits for a server that has fallen silent, as one does whose machine is gone. */
  readonly silentForMs?: number;
  /** Told of statements that took long. */
  readonly tellSlow?: (slow: SlowStatement) => void;
}

/**
 * Connects to PostgreSQL 15 or later and migrates it. Many processes may do so at once. A server that is just starting, or breaks
 * the connection meanwhile, is waited for. Throws RecordsError.
 */
export async function openPostgresDatabase(
  url: string,
  { migrationsFolder = MIGRATIONS_FOLDER, backWithinMs, silentForMs = SILENT_FOR_MS, tellSlow }: PostgresOptions = {},
): Promise<PostgresDatabase> {
  const newestMigration = Math.max(...(await readJournal(migrationsFolder)).entries.map(({ when }) => when));
  const outdated = Promise.withResolvers<void>();
  const admit = async (client: ClientBase) => {
    await assertWritable(client);
    if (await maySpeak(client, newestMigration)) return;
    outdated.resolve();
    throw new RecordsError(STOPPED);
  };
  const pool = new Pool({
    ...reach(url),
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silentForMs,
    keepAlive: true,
    verify: (client, done) => void admit(client).then(() => done(), done),
  });
  // A connection that breaks is dropped by the pool; the next statement reports what matters. The pool hears of idle ones alone:
  // one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (tellSlow !== undefined) timeStatements(client, tellSlow);
  });
  try {
    await whenThere(() => migrateAlone(url, migrationsFolder), backWithinMs);
  } catch (cause) {
    await pool.end();
    if (cause instanceof RecordsError) throw cause;
    throw new RecordsError('PostgreSQL at DATABASE_URL can not be reached or migrated.', { cause });
  }
  return { kind: 'postgres', runner: createRunner(pool), pool, url, outdated: outdated.promise, close: () => pool.end() };
}

/**
 * The query layer never gives a connection back on which not even a transaction could begin: ten of them, and the pool is empty for
 * good. One on which a transaction failed is closed, since it may be the connection that did.
 */
function createRunner(pool: Pool): PostgresDatabase['runner'] {
  const runner = drizzle(pool);
  runner.transaction = async (work, config) => {
    const client = await answer(() => pool.connect());
    let isSound = false;
    try {
      const result = await drizzle(client).transaction(work, config);
      isSound = true;
      return result;
    } finally {
      client.release(!isSound);
    }
  };
  return runner;
}

/** Whether no table has been made in the database at `url`. A server that is away is waited for. Throws RecordsError. */
export async function isPostgresEmpty(url: string): Promise<boolean> {
  try {
    return await whenThere(() =>
      connected(url, async (client) => {
        const { rowCount } = await client.query(
          "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
        );
        return rowCount === 0;
      }),
    );
  } catch (cause) {
    throw cause instanceof RecordsError ? cause : new RecordsError('PostgreSQL at DATABASE_URL can not be reached.', { cause });
  }
}

/** Two processes migrating at once would race: the first holds the lock, the others then find nothing to do. */
function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  return connected(url, async (client) => {
    await assertWritable(client);
    // Closing the connection frees it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const runner = drizzle(client);
    await refuseNewer(runner, migrationsFolder);
    await migrate(runner, { migrationsFolder });
  });
}

/** After a failover the old address may still lead to the server that only reads now: whoever stayed there would never write again. */
async function assertWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') throw Object.assign(new Error('The server only reads.'), { code: '25006' });
}

/** Works on a connection of its own, on which statements take as long as they take. */
async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...reach(url), keepAlive: true });
  // Said by the statement that it broke.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

function reach(url: string) {
  return { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'quickquote' };
}

const UNDEFINED_TABLE = '42P01';
const foundSchema = z.object({ rows: z.array(z.object({ madeAt: z.coerce.number() })) });

/**
 * Whether a program that knows migrations up to `newestMigration` may go on with the database, which a newer one may have migrated
 * meanwhile. A migration that older programs can't live with begins with `SELECT "drizzle"."stop_older_programs"(<its "when">)`, which
 * ends their connections; so it is enough to ask once on each new one. The row is locked for it: while such a migration runs, it waits.
 */
async function maySpeak(client: ClientBase, newestMigration: number): Promise<boolean> {
  try {
    const found = foundSchema.parse(await client.query('select made_at as "madeAt" from drizzle.oldest_program for share'));
    return found.rows.every(({ madeAt }) => madeAt <= newestMigration);
  } catch (error) {
    // A restore opens a database as it was before there was such a table.
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return true;
    throw error;
  }
}
