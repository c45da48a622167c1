import { Client } from 'pg';
import * as z from 'zod/mini';
import { MIGRATIONS_FOLDER } from './core/database.ts';
import { readJournal } from './migrations-up-to.ts';

/** How a PostgreSQL stands to this version of the program. */
export interface PostgresState {
  /** The server's, such as 17. */
  readonly majorVersion: number;
  readonly onlyReads: boolean;
  /** Empty: nothing was made in it yet; behind: the next start brings it up to date; ahead: a newer program did so. */
  readonly schema: 'empty' | 'behind' | 'current' | 'ahead';
  /** By the server's clock. */
  readonly now: Date;
}

const CONNECT_WITHIN_MS = 5_000;

const stateSchema = z.object({
  version: z.coerce.number(),
  only_reads: z.string(),
  now: z.date(),
  is_migrated: z.boolean(),
});
const lastSchema = z.object({ last: z.nullable(z.coerce.number()) });

/** Looks at the database at `url`, and changes nothing. Throws what the driver throws. */
export async function inspectPostgres(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<PostgresState> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS, application_name: 'quickquote-doctor' });
  // Said by the statement that it broke.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num') as version, current_setting('transaction_read_only') as only_reads, clock_timestamp() as now, to_regclass('drizzle.__drizzle_migrations') is not null as is_migrated",
    );
    const { version, only_reads, now, is_migrated } = stateSchema.parse(rows[0]);
    const schema = is_migrated ? await compareSchema(client, migrationsFolder) : 'empty';
    return { majorVersion: Math.floor(version / 10_000), onlyReads: only_reads === 'on', schema, now };
  } finally {
    await client.end();
  }
}

async function compareSchema(client: Client, migrationsFolder: string): Promise<PostgresState['schema']> {
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  const last = lastSchema.parse(rows[0]).last ?? 0;
  const { entries } = await readJournal(migrationsFolder);
  const newest = Math.max(...entries.map(({ when }) => when));
  return last > newest ? 'ahead' : last < newest ? 'behind' : 'current';
}
