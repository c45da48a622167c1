import type { StatusFeed } from '../../ports/status-feed.ts';
import type { Database } from '../records/core/database.ts';

const CHANNEL = 'part_changed';
/** Between a subject and a percentage. */
const SEPARATOR = '%';
/** Before what is told to all, and after its topic; no subject begins like it. */
const TOLD = '!';

/** The feed over LISTEN/NOTIFY. One channel for all parts; each process sorts out whom it concerns. */
export async function startStatusFeed(database: Database): Promise<StatusFeed> {
  const watchers = createListeners<OnChange>();
  const hearers = createListeners<(text: string) => void>();
  const receive = (payload: string) => {
    if (!payload.startsWith(TOLD)) return tellWatchers(payload);
    const end = payload.indexOf(TOLD, 1);
    for (const onText of hearers.of(payload.slice(1, end))) onText(payload.slice(end + 1));
  };
  const tellWatchers = (payload: string) => {
    const [partId = '', percent] = payload.split(SEPARATOR);
    for (const onChange of watchers.of(partId)) onChange(percent === undefined ? undefined : Number(percent));
  };
  const tellAll = () => {
    for (const partId of watchers.names()) tellWatchers(partId);
  };
  const listening =
    database.kind === 'embedded'
      ? { stop: await database.pglite.listen(CHANNEL, receive), isBroken: () => false }
      : await (await import('./listen-on-postgres.ts')).listenOnPostgres(database.url, CHANNEL, receive, tellAll);

  const notify = async (payload: string) => {
    const statement = 'select pg_notify($1, $2)';
    if (database.kind === 'embedded') await database.pglite.query(statement, [CHANNEL, payload]);
    else await database.pool.query(statement, [CHANNEL, payload]);
  };

  return {
    publish: (subject, percent) => notify(percent === undefined ? subject : `${subject}${SEPARATOR}${percent}`),
    tell: (topic, text) => notify(TOLD + topic + TOLD + text),
    hear: (topic, onText) => hearers.add(topic, onText),
    watch: async (partId, onChange) => watchers.add(partId, onChange),
    async ping() {
      if (listening.isBroken()) throw new Error('The connection of the feed is broken.');
    },
    async close() {
      watchers.clear();
      hearers.clear();
      await listening.stop();
    },
  };
}

type OnChange = Parameters<StatusFeed['watch']>[1];

/** Who listens in this process, by what they listen to. */
interface Listeners<Call> {
  /** Returns the way to stop. */
  add(name: string, call: Call): () => void;
  of(name: string): readonly Call[];
  names(): readonly string[];
  clear(): void;
}

function createListeners<Call extends (...said: never[]) => void>(): Listeners<Call> {
  const byName = new Map<string, Set<{ readonly call: Call }>>();
  return {
    add(name, call) {
      // An object of its own, so that one callback listening twice is two listeners.
      const own = { call };
      const ofName = byName.get(name) ?? new Set();
      byName.set(name, ofName.add(own));
      return () => {
        ofName.delete(own);
        if (ofName.size === 0 && byName.get(name) === ofName) byName.delete(name);
      };
    },
    of: (name) => [...(byName.get(name) ?? [])].map(({ call }) => call),
    names: () => [...byName.keys()],
    clear: () => byName.clear(),
  };
}
