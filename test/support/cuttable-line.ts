import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and mended; a browser told that it is offline would still bring to its end what is under way. */
export interface CuttableLine extends AsyncDisposable {
  /** Where it begins. */
  readonly baseUrl: string;
  /** Ends all connections, and each that is tried from now on. */
  readonly cut: () => void;
  readonly mend: () => void;
}

/** Lays a line to the server at `baseUrl`. */
export async function layLine(baseUrl: string): Promise<CuttableLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(new URL(baseUrl).port), new URL(baseUrl).hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    [Symbol.asyncDispose]: async () => {
      endAll();
      line.close();
      await once(line, 'close');
    },
  };
}
