import { read, write } from 'node:fs';
import { promisify } from 'node:util';

/** The server started this process with it: models come in by it, and what is made of them goes out. */
const BYTES = 4;

/** The next `sizeBytes` bytes of the input. Throws where it ends before. */
export async function readInput(sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; ) {
    const { bytesRead } = await promisify(read)(BYTES, bytes, at, sizeBytes - at, null);
    if (bytesRead === 0) throw new Error('the input ended before its time');
    at += bytesRead;
  }
  return bytes;
}

/** Resolves when the server has taken all of it. */
export async function writeOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await promisify(write)(BYTES, bytes, at, bytes.length - at, null);
    at += bytesWritten;
  }
}
