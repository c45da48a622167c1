import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import sharp from 'sharp';
import type { OutputName } from '#contract/jobs/measure-model.ts';
import { CadRunnerError } from '#server/ports/cad-runner.ts';

const CHUNK_BYTES = 1024 * 1024;

/**
 * Hands the first `sizeBytes` bytes of a file to a child, whose pipe stays open. Throws CadRunnerError where the file can't be
 * read or is shorter; a child that ends meanwhile is nothing to throw for.
 */
export async function sendModel(path: string, sizeBytes: number, input: Writable): Promise<void> {
  const file = createReadStream(path, { end: sizeBytes - 1, highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of file) if (!(await write(chunk, input))) return;
  } catch (cause) {
    throw new CadRunnerError('A stored model could not be read.', { cause });
  }
  if (file.bytesRead < sizeBytes) throw new CadRunnerError('A stored model is shorter than what was received.');
}

/** Whether it went through. A pipeline would leave listeners on a pipe that stays open. */
function write(chunk: Buffer, output: Writable): Promise<boolean> {
  return new Promise((resolve) => output.write(chunk, (error) => resolve(!error)));
}

/** Cuts a stream that goes on for ever into pieces of known length. A piece that is given up early is read to its end all the same. */
export function cutStream(source: Readable): (byteLength: number) => AsyncGenerator<Buffer, void> {
  const chunks: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async function* take(byteLength) {
    let left = byteLength;
    const next = async () => {
      if (rest.length === 0) {
        const chunk = await chunks.next();
        if (chunk.done === true) throw new Error('A CAD child ended in the middle of an output.');
        rest = chunk.value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      return part;
    };
    try {
      while (left > 0) yield await next();
    } finally {
      while (left > 0) await next();
    }
  };
}

/**
 * Takes an output that a child sends and resolves when all of it was read; `saved`, when it lies in `folder`, is false where it is a
 * picture that can't be compressed. Both throw CadRunnerError where the disk refuses.
 */
export async function takeOutput(
  name: OutputName,
  bytes: AsyncGenerator<Buffer, void>,
  folder: string,
): Promise<{ readonly saved: Promise<boolean> }> {
  const path = join(folder, name);
  if (name === 'thumbnail.webp') {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    return { saved: savePicture(path, Buffer.concat(chunks)).catch(refuse) };
  }
  try {
    await writeFile(path, bytes);
    return { saved: Promise.resolve(true) };
  } catch (cause) {
    for await (const _ of bytes);
    return refuse(cause);
  }
}

function refuse(cause: unknown): never {
  throw new CadRunnerError('What was made of a model could not be written.', { cause });
}

async function savePicture(path: string, pixels: Buffer): Promise<boolean> {
  const compressed = await compressPicture(pixels);
  if (compressed !== null) await writeFile(path, compressed);
  return compressed !== null;
}

/** The child has no native code to do it with, and pixels can do a server no harm. */
function compressPicture(pixels: Buffer): Promise<Buffer | null> {
  const side = Math.sqrt(pixels.length / 4);
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 4 } });
  return picture
    .webp({ quality: 88, alphaQuality: 95, effort: 2 })
    .toBuffer()
    .catch(() => null);
}
