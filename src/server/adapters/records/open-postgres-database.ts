import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { RecordsError } from '../../ports/records.ts';
import { MIGRATIONS_FOLDER, type PostgresDatabase } from './database.ts';
import { refuseNewer } from './refuse-newer.ts';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_284_001;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** A server that restarts or fails over is back in seconds; one that is away for longer is the operator's to look after. */
const BACK_WITHIN_MS = 20_000;
const TRY_EVERY_MS = 500;

/**
 * Connects to PostgreSQL 15 or later and migrates it. Many processes may do so at once. A server that is just starting, or breaks
 * the connection meanwhile, is waited for. Throws RecordsError.
 */
export async function openPostgresDatabase(
  url: string,
  migrationsFolder = MIGRATIONS_FOLDER,
  backWithinMs = BACK_WITHIN_MS,
): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'quickquote',
  });
  // A connection that breaks is dropped by the pool; the next statement reports what matters. The pool hears of idle ones alone:
  // one that breaks between two statements of a transaction would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await migratePatiently(pool, migrationsFolder, backWithinMs);
  } catch (cause) {
    await pool.end();
    if (cause instanceof RecordsError) throw cause;
    throw new RecordsError('PostgreSQL at DATABASE_URL can not be reached or migrated.', { cause });
  }
  return { kind: 'postgres', runner: createRunner(pool), pool, url, close: () => pool.end() };
}

/** The query layer never gives a connection back on which not even a transaction could begin: ten of them, and the pool is empty for good. */
function createRunner(pool: Pool): PostgresDatabase['runner'] {
  const runner = drizzle(pool);
  runner.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return runner;
}

/** Whether no table has been made in the database at `url`. Throws RecordsError. */
export async function isPostgresEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Said by the statement that it broke.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1");
    return rowCount === 0;
  } catch (cause) {
    throw new RecordsError('PostgreSQL at DATABASE_URL can not be reached.', { cause });
  } finally {
    await client.end();
  }
}

async function migratePatiently(pool: Pool, migrationsFolder: string, backWithinMs: number): Promise<void> {
  for (const until = performance.now() + backWithinMs; ; await pause(TRY_EVERY_MS)) {
    try {
      return await migrateAlone(pool, migrationsFolder);
    } catch (error) {
      if (!isAway(error) || performance.now() > until) throw error;
    }
  }
}

/** Whether it is the server that is away, and not the address, the password or a migration that is wrong. */
function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    // Class 57P: an administrator ends it, it crashed, it is starting. 08: the connection broke.
    if (/^(57P0[123]|08...|ECONNREFUSED|ECONNRESET|EPIPE)$/.test(code) || /^Connection terminated/.test(cause.message)) return true;
  }
  return false;
}

/** Two processes migrating at once would race: the first holds the lock, the others then find nothing to do. */
async function migrateAlone(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const runner = drizzle(client);
    await refuseNewer(runner, migrationsFolder);
    await migrate(runner, { migrationsFolder });
  } finally {
    // Closing the connection frees the lock and forgets the setting.
    client.release(true);
  }
}
