import type { StatusFeed } from '../../ports/status-feed.ts';
import type { Database } from '../records/core/database.ts';

const CHANNEL = 'part_changed';
/** Between a subject and a percentage. */
const SEPARATOR = '%';
/** Before what is told to all; no subject begins like it. */
const TOLD = '!';

/** The feed over LISTEN/NOTIFY. One channel for all parts; each process sorts out whom it concerns. */
export async function startStatusFeed(database: Database): Promise<StatusFeed> {
  const watchers = createWatchers();
  const listening =
    database.kind === 'embedded'
      ? { stop: await database.pglite.listen(CHANNEL, watchers.tell), isBroken: () => false }
      : await (await import('./listen-on-postgres.ts')).listenOnPostgres(database.url, CHANNEL, watchers.tell, watchers.tellAll);

  const notify = async (payload: string) => {
    const statement = 'select pg_notify($1, $2)';
    if (database.kind === 'embedded') await database.pglite.query(statement, [CHANNEL, payload]);
    else await database.pool.query(statement, [CHANNEL, payload]);
  };

  return {
    publish: (subject, percent) => notify(percent === undefined ? subject : `${subject}${SEPARATOR}${percent}`),
    tell: (text) => notify(TOLD + text),
    hear: (onText) => watchers.hear(onText),
    watch: async (partId, onChange) => watchers.add(partId, onChange),
    async ping() {
      if (listening.isBroken()) throw new Error('The connection of the feed is broken.');
    },
    async close() {
      watchers.clear();
      await listening.stop();
    },
  };
}

type OnChange = Parameters<StatusFeed['watch']>[1];

/** Who watches which part in this process. */
interface Watchers {
  add(partId: string, onChange: OnChange): () => void;
  hear(onText: (text: string) => void): void;
  tell(payload: string): void;
  tellAll(): void;
  clear(): void;
}

function createWatchers(): Watchers {
  const byPart = new Map<string, Set<OnChange>>();
  const hearers = new Set<(text: string) => void>();
  const tell = (payload: string) => {
    if (payload.startsWith(TOLD)) {
      for (const onText of hearers) onText(payload.slice(TOLD.length));
      return;
    }
    const [partId = '', percent] = payload.split(SEPARATOR);
    for (const onChange of [...(byPart.get(partId) ?? [])]) onChange(percent === undefined ? undefined : Number(percent));
  };
  return {
    add(partId, onChange) {
      // A function of its own, so that one callback watching twice is two watchers.
      const own: OnChange = (percent) => onChange(percent);
      const ofPart = byPart.get(partId) ?? new Set();
      byPart.set(partId, ofPart.add(own));
      return () => {
        ofPart.delete(own);
        if (ofPart.size === 0 && byPart.get(partId) === ofPart) byPart.delete(partId);
      };
    },
    hear: (onText) => void hearers.add(onText),
    tell,
    tellAll() {
      for (const partId of [...byPart.keys()]) tell(partId);
    },
    clear() {
      byPart.clear();
      hearers.clear();
    },
  };
}
