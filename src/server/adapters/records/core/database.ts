import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** What every query is written against, whichever PostgreSQL answers it. */
export type QueryRunner = PgDatabase<PgQueryResultHKT>;

/** PostgreSQL in this process: one connection, one process. Use `pglite` itself only where the queue and the feed need it. */
export interface EmbeddedDatabase {
  readonly kind: 'embedded';
  readonly runner: QueryRunner;
  readonly pglite: PGlite;
  /** Resolves when it has given up and answers nothing any more, which only a new process mends. */
  readonly aborted: Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL server that many processes share. */
export interface PostgresDatabase {
  readonly kind: 'postgres';
  readonly runner: QueryRunner;
  readonly pool: Pool;
  readonly url: string;
  /** Resolves when a newer version has changed it so that this one may not go on: it answers nothing any more. */
  readonly outdated: Promise<void>;
  close(): Promise<void>;
}

/** An open, migrated database; records, queue and feed all stand on one. */
export type Database = EmbeddedDatabase | PostgresDatabase;

/** Written and reviewed as SQL, one folder for both kinds. */
export const MIGRATIONS_FOLDER = new URL('../migrations', import.meta.url).pathname;
