import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL that can be cut, or fall silent, as one does whose machine is gone. */
export interface PostgresWay extends AsyncDisposable {
  /** Of the database, by this way. */
  readonly url: string;
  /** How much has been asked, counted in what comes at once. */
  countAsked(): number;
  /** Breaks every connection, once, when so much more has been asked. */
  cutAfter(asked: number): void;
  /** Nothing comes through the connections there are any more, and nobody is told; new ones work. */
  silence(): void;
}

export async function openPostgresWay(databaseUrl: string): Promise<PostgresWay> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let asked = 0;
  let cutAt = Number.POSITIVE_INFINITY;
  const cut = () => {
    cutAt = Number.POSITIVE_INFINITY;
    for (const socket of open) socket.destroy();
  };
  const server = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const end of [socket, upstream]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        socket.destroy();
        upstream.destroy();
      });
    }
    socket.on('data', () => {
      asked += 1;
      if (asked >= cutAt) cut();
    });
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const way = new URL(databaseUrl);
  way.port = String(address.port);
  return {
    url: way.href,
    countAsked: () => asked,
    cutAfter(more) {
      cutAt = asked + more;
    },
    silence() {
      for (const socket of open) socket.unpipe().pause();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      cut();
    },
  };
}
