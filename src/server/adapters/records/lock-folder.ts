import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { RecordsError } from '../../ports/records/records.ts';
import { processIsAlive } from '../process-is-alive.ts';

/**
 * Makes this process the only one on `folder` until the returned function is called or the process ends, however it ends.
 * On Linux the lock is an abstract Unix socket, which the kernel frees even on kill -9; the pid file beside it only says
 * who holds it. Elsewhere the pid file is all there is. Throws RecordsError when another holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const pidFile = join(folder, 'server.pid');
  const release = process.platform === 'linux' ? await bindSocket(await realpath(folder)) : await checkPid(pidFile);
  if (release === null) {
    const pid = await readFile(pidFile, 'utf8').catch(() => 'unknown');
    throw new RecordsError(
      `The data folder ${folder} is in use by another QuickQuote process (pid ${pid.trim()}). ` +
        'Stop that one first, give this one a DATA_DIR of its own, or use DATABASE_URL to share one PostgreSQL.',
    );
  }
  await writeFile(pidFile, `${process.pid}\n`);
  return async () => {
    await rm(pidFile, { force: true });
    await release();
  };
}

async function bindSocket(folder: string): Promise<(() => Promise<void>) | null> {
  const server = createServer((socket) => socket.destroy());
  const address = `\0quickquote-${createHash('sha256').update(folder).digest('hex').slice(0, 40)}`;
  const bound = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new RecordsError('The data folder could not be locked.', { cause: error }));
    });
    server.listen({ path: address }, () => resolve(true));
  });
  if (!bound) return null;
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function checkPid(pidFile: string): Promise<(() => Promise<void>) | null> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  return pid > 0 && pid !== process.pid && processIsAlive(pid) ? null : async () => {};
}
