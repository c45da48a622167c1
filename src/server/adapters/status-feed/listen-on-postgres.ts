import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const HEARTBEAT_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Listens on a connection of its own and connects again whenever it breaks, silently broken ones included (a heartbeat
 * finds them). Notifications sent meanwhile are lost, so `onBack` is called after each reconnection.
 * Rejects when the first connection fails.
 */
export async function listenOnPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onBack: () => void,
): Promise<{ stop(): Promise<void>; isBroken(): boolean }> {
  const stopping = new AbortController();
  let current = await connect(url, channel, onMessage);
  let isBroken = false;

  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await Promise.race([current.broken, whenAborted(stopping.signal)]);
      isBroken = true;
      for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
        try {
          current = await connect(url, channel, onMessage);
          isBroken = false;
          onBack();
          break;
        } catch {
          await pause(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** attempt), undefined, { signal: stopping.signal }).catch(() => {});
        }
      }
    }
  };
  const kept = keepListening();

  return {
    isBroken: () => isBroken,
    async stop() {
      stopping.abort();
      await kept;
      await current.close();
    },
  };
}

interface Listening {
  /** Resolves when the connection is of no more use. */
  readonly broken: Promise<void>;
  close(): Promise<void>;
}

async function connect(url: string, channel: string, onMessage: (payload: string) => void): Promise<Listening> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: 'quickquote-feed',
  });
  const { promise: broken, resolve: giveUp } = Promise.withResolvers<void>();
  client.on('notification', (message) => onMessage(message.payload ?? ''));
  client.on('error', () => giveUp());
  client.on('end', () => giveUp());
  const drop = () => client.end().catch(() => {});

  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    void drop();
    throw error;
  }
  const heartbeat = setInterval(() => {
    client.query('select 1').catch(() => giveUp());
  }, HEARTBEAT_MS);
  void broken.then(() => {
    clearInterval(heartbeat);
    return drop();
  });
  return {
    broken,
    async close() {
      clearInterval(heartbeat);
      await drop();
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
