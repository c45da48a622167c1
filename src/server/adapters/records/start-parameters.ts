import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite starts with -F, which means "never fsync". A statement_timeout would do nothing: there are no timer signals in it.
 * `max_wal_size` takes no checkpoint in it either, but bounds how many segments are kept for further use. Of the usual 128 MB of
 * `shared_buffers` it touches each byte at its start; behind them lies the system's own cache.
 */
const SETTINGS = [
  'fsync=on',
  'wal_sync_method=fsync',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_compression=pglz',
  'shared_buffers=32MB',
];
/** What the embedded database is started with. */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((it) => it !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
];
