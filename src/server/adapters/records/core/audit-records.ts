import { asc } from 'drizzle-orm';
import type { AuditEntry, AuditRecords } from '../../../ports/records/audit-log.ts';
import type { QueryRunner } from './database.ts';
import { auditLog } from './schema.ts';

/** A statement takes no more than 65,535 values. */
const AT_ONCE = 1000;

/** Adds entries in the caller's transaction. */
export async function note(runner: QueryRunner, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) await runner.insert(auditLog).values(entries.slice(from, from + AT_ONCE));
}

export function createAuditRecords(runner: QueryRunner): AuditRecords {
  return {
    add: (entries) => note(runner, entries),
    list: async (skip, limit) => {
      const rows = await runner.select().from(auditLog).orderBy(asc(auditLog.position)).offset(skip).limit(limit);
      return rows.map(({ position: _, ...entry }) => entry);
    },
  };
}
