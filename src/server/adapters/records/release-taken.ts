import { isNotNull } from 'drizzle-orm';
import type { QueryRunner } from './core/database.ts';
import { outbox, parts } from './core/schema.ts';

/** Frees what a process that died still holds. Only for a database that no other process has open. */
export async function releaseTaken(runner: QueryRunner): Promise<void> {
  for (const table of [parts, outbox]) await runner.update(table).set({ takenUntil: null }).where(isNotNull(table.takenUntil));
}
