import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { BackupError } from './archive-format.ts';

/*
 * The embedded database belongs to the server's process, so that a backup of a running one is made by it. Whoever may write into
 * the data folder asks over a socket in it: a JSON request, answered by a JSON outcome.
 */

const requestSchema = z.object({ path: z.string(), withKey: z.boolean() });
export type BackupRequest = z.infer<typeof requestSchema>;
const outcomeSchema = z.object({ failure: z.nullable(z.string()) });

/** The rights of the socket are those that `keepPrivate` leaves to new files: its owner's. Answers how to stop. */
export async function serveBackups(folder: string, make: (request: BackupRequest) => Promise<void>): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  // Left by a process that was killed: the folder is locked, so nobody listens there.
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // Who asked has gone; the backup is made all the same.
    socket.on('error', () => {});
    void answer(socket, make);
  });
  server.listen(path);
  await once(server, 'listening');
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(socket: Socket, make: (request: BackupRequest) => Promise<void>): Promise<void> {
  let failure: string | null = null;
  try {
    await make(requestSchema.parse(JSON.parse(await text(socket))));
  } catch (error) {
    failure = explain(error);
  }
  socket.end(JSON.stringify({ failure }));
}

/** Has the server on `folder` make a backup; false when none is running. Throws BackupError with its reason when it fails. */
export async function askServer(folder: string, request: BackupRequest): Promise<boolean> {
  const socket = createConnection({ path: socketPath(folder), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return false;
  }
  socket.end(JSON.stringify(request));
  const said = await text(socket).catch(() => '');
  if (said === '') throw new BackupError('The server ended before the backup was made. Please try again.');
  const { failure } = outcomeSchema.parse(JSON.parse(said));
  if (failure !== null) throw new BackupError(failure);
  return true;
}

/** An error and what caused it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function socketPath(folder: string): string {
  return join(folder, 'backup.sock');
}
