import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresState } from '../adapters/records/inspect-postgres.ts';
import type { DatabaseConfig } from '../config/config.ts';
import { codeOf, type Finding, tell } from './finding.ts';
import { judgeClock } from './judge-clock.ts';

const OLDEST_POSTGRES = 15;

/** Whether the database can be worked with. The embedded one belongs to the server's process: only that it is there can be seen. */
export async function lookAtDatabase(
  database: DatabaseConfig,
  inspect: (url: string) => Promise<PostgresState>,
  now: () => Date = () => new Date(),
): Promise<readonly Finding[]> {
  const about = 'database';
  if (database.kind === 'embedded') {
    const isThere = await stat(join(database.folder, 'database')).then(
      () => true,
      () => false,
    );
    const says = isThere
      ? 'The embedded database is there; whether it is sound, its server says at /ready.'
      : 'There is no database yet; the first start makes it.';
    return [{ about, level: 'good', says }];
  }
  try {
    const state = await inspect(database.url);
    return [judgeState(state), ...judgeClock('PostgreSQL', state.now, now())];
  } catch (error) {
    return [{ about, level: 'bad', says: explain(error) }];
  }
}

function judgeState({ majorVersion, onlyReads, schema }: PostgresState): Finding {
  const bad = (says: string): Finding => ({ about: 'database', level: 'bad', says });
  if (majorVersion < OLDEST_POSTGRES) return bad(`PostgreSQL ${majorVersion} is too old. Bring it to ${OLDEST_POSTGRES} or newer.`);
  if (onlyReads) return bad('PostgreSQL only reads, as a standby does. Let DATABASE_URL lead to the server that writes.');
  if (schema === 'ahead')
    return bad(
      'The database was brought up to date by a newer version of QuickQuote. Start that version, or restore a backup from before the update.',
    );
  const told = {
    empty: 'is empty; the first start makes its tables',
    behind: 'is of an older version; the next start brings it up to date',
    current: 'is up to date',
  };
  return { about: 'database', level: 'good', says: `PostgreSQL ${majorVersion} answers, and the database ${told[schema]}.` };
}

/** What PostgreSQL and the network say most often when something was written wrongly. */
const EXPLAINED: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The host in DATABASE_URL is not known to this machine. Check its name.',
  ECONNREFUSED: 'Nothing listens where DATABASE_URL leads. Start PostgreSQL, or correct host and port.',
  '28P01': 'PostgreSQL refuses the password in DATABASE_URL. Correct it.',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL. Correct it, or let it in in pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist. Make it: createdb.',
};

function explain(error: unknown): string {
  return EXPLAINED[codeOf(error)] ?? `PostgreSQL at DATABASE_URL does not answer as it should (${tell(error)}).`;
}
