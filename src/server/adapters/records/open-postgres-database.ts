import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { RecordsError } from '../../ports/records.ts';
import { MIGRATIONS_FOLDER, type PostgresDatabase } from './database.ts';

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_284_001;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Connects to PostgreSQL 15 or later and migrates it. Many processes may do so at once. Throws RecordsError. */
export async function openPostgresDatabase(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'quickquote',
  });
  // An idle connection that breaks is dropped by the pool; the next statement reports what matters.
  pool.on('error', () => {});
  try {
    await migrateAlone(pool, migrationsFolder);
  } catch (cause) {
    await pool.end();
    throw new RecordsError('PostgreSQL at DATABASE_URL can not be reached or migrated.', { cause });
  }
  return { kind: 'postgres', runner: drizzle(pool), pool, url, close: () => pool.end() };
}

/** Whether no table has been made in the database at `url`. Throws RecordsError. */
export async function isPostgresEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
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

/** Two processes migrating at once would race: the first holds the lock, the others then find nothing to do. */
async function migrateAlone(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection frees the lock and forgets the setting.
    client.release(true);
  }
}
