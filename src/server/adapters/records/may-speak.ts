import type { ClientBase } from 'pg';
import * as z from 'zod/mini';

const UNDEFINED_TABLE = '42P01';
const foundSchema = z.object({ rows: z.array(z.object({ madeAt: z.coerce.number() })) });

/**
 * Whether a program that knows migrations up to `newestMigration` may go on with the database, which a newer one may have migrated
 * meanwhile. A migration that older programs can't live with begins with `SELECT "drizzle"."stop_older_programs"(<its "when">)`, which
 * ends their connections; so it is enough to ask once on each new one. The row is locked for it: while such a migration runs, it waits.
 */
export async function maySpeak(client: ClientBase, newestMigration: number): Promise<boolean> {
  try {
    const found = foundSchema.parse(await client.query('select made_at as "madeAt" from drizzle.oldest_program for share'));
    return found.rows.every(({ madeAt }) => madeAt <= newestMigration);
  } catch (error) {
    // A restore opens a database as it was before there was such a table.
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return true;
    throw error;
  }
}
