import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { RecordsError } from '../../ports/records/records.ts';
import type { QueryRunner } from './core/database.ts';
import { readJournal } from './migrations-up-to.ts';

const lastSchema = z.object({ rows: z.tuple([z.object({ last: z.nullable(z.coerce.number()) })]) });

/**
 * Throws RecordsError, in words, where the database was migrated further than `migrationsFolder` knows: what this version wrote
 * into it, the newer one might never find again.
 */
export async function refuseNewer(runner: QueryRunner, migrationsFolder: string): Promise<void> {
  const isNew = sql`select to_regclass('drizzle.__drizzle_migrations') is null as "isNew"`;
  const { rows } = z.object({ rows: z.tuple([z.object({ isNew: z.boolean() })]) }).parse(await runner.execute(isNew));
  if (rows[0].isNew) return;
  const applied = lastSchema.parse(await runner.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`));
  const last = applied.rows[0].last ?? 0;
  const { entries } = await readJournal(migrationsFolder);
  if (entries.every(({ when }) => when < last))
    throw new RecordsError(
      'The database was brought up to date by a newer version of QuickQuote. Start that version, or restore a backup from before the update.',
    );
}
