import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};

export interface FileServer {
  readonly baseUrl: string;
  close(): void;
}

/** Serves the folders, the first that has a file, as a server with hashed files would: to be kept for ever. */
export async function serveFolders(folders: readonly string[]): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    for (const folder of folders) {
      const file = join(folder, path);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) continue;
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-length': found.size,
        'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
      });
      createReadStream(file).pipe(response);
      return;
    }
    response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { baseUrl: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
