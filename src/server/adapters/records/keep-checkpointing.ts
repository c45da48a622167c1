import type { PGlite } from '@electric-sql/pglite';

/**
 * One of these follows the other: the write-ahead log is emptied when it has grown by so much, so that each checkpoint is short,
 * and sooner or later when hardly anything is written, so that little is left to replay after a crash.
 */
const MOST_BYTES = 16 * 2 ** 20;
const LEAST_BYTES = 2 ** 20;
const LONGEST_MS = 600_000;
const LOOK_EVERY_MS = 2_000;

/**
 * What the planner knows of the desk's tables, which grow without end, is as old as their last analysis, and this database has no process
 * for that, either. So small a sample takes some hundredths of a second and tells a large shop from a small one.
 */
const ANALYZE = 'set local default_statistics_target = 10; analyze desk_requests, desk_lines';

/**
 * Takes checkpoints of the embedded database, which has no process of its own for them and would never take one. The write-ahead
 * log so stays within a few segments of 16 MB. Answers how to stop, which waits for one that runs.
 */
export function keepCheckpointing(pglite: PGlite): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A database that can't take one refuses other statements too, and whoever sends those tells; the next look tries again.
    looking ??= takeIfDue(pglite)
      .catch(() => {})
      .finally(() => {
        looking = null;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

async function takeIfDue(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ due: boolean }>(
    `select bytes >= $1 or (bytes >= $2 and age_ms >= $3) as due from (
       select pg_current_wal_insert_lsn() - redo_lsn as bytes, extract(epoch from now() - checkpoint_time) * 1000 as age_ms
       from pg_control_checkpoint()
     ) as since_last`,
    [MOST_BYTES, LEAST_BYTES, LONGEST_MS],
  );
  if (rows[0]?.due !== true) return;
  await pglite.exec('checkpoint');
  await pglite.transaction((transaction) => transaction.exec(ANALYZE));
}
