import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Hands each call to the next of several servers, as a load balancer in front of them does. */
export interface LoadBalancer extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Whom the calls go to from now on. */
  setServers(baseUrls: readonly string[]): void;
}

/** Of an address all calls to it reach the same server, as in deploy/Caddyfile and the ingress: what came of an upload lies with one. */
const STICKS = /^\/api\/uploads\b/;

/** Longer than any test thinks: who asks again on a connection that is just being closed is let down. */
const KEPT_FOR_MS = 600_000;

/** Call by call in turn, headers as they came: who the test says that it is counts as the caller's address. */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  let servers: readonly string[] = [];
  let turn = 0;
  const choose = ({ url = '', headers }: IncomingMessage): readonly string[] => {
    turn += 1;
    const number = STICKS.test(url) ? hashAddress(String(headers['x-forwarded-for'])) : turn;
    const first = number % Math.max(1, servers.length);
    return [...servers.slice(first), ...servers.slice(0, first)];
  };
  const server = createServer((incoming, answer) => passOn(choose(incoming), incoming, answer));
  // Bodies that trickle, and streams that stay open, are the servers' to end.
  server.requestTimeout = 0;
  server.keepAliveTimeout = KEPT_FOR_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    setServers(baseUrls) {
      servers = baseUrls;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function hashAddress(address: string): number {
  return createHash('sha256').update(address).digest().readUInt32BE();
}

/** Those that are not about one connection alone. */
function passable(rawHeaders: readonly string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : []));
  return pairs.filter(([name]) => !/^(connection|keep-alive)$/i.test(name)).flat();
}

/** A server that takes no connection gets nothing, so that the next one may; a call that has reached one is not asked twice. */
function passOn([target, ...others]: readonly string[], incoming: IncomingMessage, answer: ServerResponse): void {
  if (target === undefined) {
    answer.writeHead(502).end();
    return;
  }
  const { hostname, port } = new URL(target);
  const { method, url: path } = incoming;
  const outgoing = request({ hostname, port, method, path, headers: passable(incoming.rawHeaders), setHost: false, agent: false });
  let isConnected = false;
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      incoming.pipe(outgoing);
    }),
  );
  outgoing.on('information', ({ statusCode }) => {
    if (statusCode === 100) answer.writeContinue();
  });
  outgoing.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.statusMessage, passable(response.rawHeaders));
    answer.flushHeaders();
    response.pipe(answer);
    response.on('error', () => answer.destroy());
    response.on('close', () => {
      if (!response.complete) answer.destroy();
    });
  });
  outgoing.on('error', () => {
    if (!isConnected) passOn(others, incoming, answer);
    else answer.destroy();
  });
  answer.on('close', () => outgoing.destroy());
}
