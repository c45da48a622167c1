import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import type { CopyFacts, RecordsCopy, RowBatch } from '../../ports/records/records-copy.ts';
import { answer, unanswered } from './core/answer.ts';
import type { Database, QueryRunner } from './core/database.ts';
import { holdBlobs } from './core/doomed-blobs.ts';

/** Some 1 MB, so that neither memory nor a statement's time grows with the table. */
const ROWS_AT_ONCE = 500;
const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

export function createRecordsCopy(database: Database): RecordsCopy {
  const { runner } = database;
  return {
    async read(take) {
      const release = await answer(() => holdBlobs(database));
      try {
        const facts = await inOne(runner.transaction((transaction) => readAll(transaction, take), ONE_MOMENT));
        return { facts, release: () => answer(release) };
      } catch (error) {
        // Where the connection broke there is nothing to release, and that it broke is said already.
        await release().catch(() => {});
        throw error;
      }
    },
    write: (facts, batches) => inOne(runner.transaction((transaction) => writeAll(transaction, facts, batches))),
  };
}

/** The outcome of a transaction; of its begin and its end the query layer speaks in SQL. What `take` or the batches throw stays as it is. */
async function inOne<T>(transaction: Promise<T>): Promise<T> {
  try {
    return await transaction;
  } catch (error) {
    throw error instanceof DrizzleQueryError ? unanswered(error) : error;
  }
}

async function readAll(runner: QueryRunner, take: (batch: RowBatch) => Promise<void>): Promise<CopyFacts> {
  const tables = await ask<{ name: string }>(runner, sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await ask(runner, sql`declare copied no scroll cursor for select row_to_json(${table}.*)::text as row from public.${table}`);
    for (;;) {
      const rows = await ask<{ row: string }>(runner, sql.raw(`fetch ${ROWS_AT_ONCE} from copied`));
      if (rows.length === 0) break;
      await take({ table: name, rows: rows.map(({ row }) => row) });
    }
    await ask(runner, sql`close copied`);
  }
  const [last] = await ask<{ at: string }>(runner, sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`);
  const sequences = await ask<{ name: string; value: string }>(
    runner,
    sql`select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return { migration: Number(last?.at), sequences: sequences.map(({ name, value }) => ({ name, value: Number(value) })) };
}

async function writeAll(runner: QueryRunner, facts: CopyFacts, batches: AsyncIterable<RowBatch>): Promise<void> {
  for await (const { table, rows } of batches) {
    const name = sql.identifier(table);
    const list = `[${rows.join(',')}]`;
    await ask(runner, sql`insert into public.${name} select * from jsonb_populate_recordset(null::public.${name}, ${list}::jsonb)`);
  }
  for (const { name, value } of facts.sequences)
    await ask(runner, sql`select setval(format('public.%I', ${name}::text)::regclass, ${value})`);
}

/** Both drivers answer with `rows`, of which the query layer knows nothing. */
async function ask<Row>(runner: QueryRunner, statement: SQL): Promise<readonly Row[]> {
  return ((await answer(() => runner.execute(statement))) as { readonly rows: readonly Row[] }).rows;
}
