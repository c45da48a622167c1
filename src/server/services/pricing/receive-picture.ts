import type { Readable } from 'node:stream';
import { type Refusal, refuse } from '../refusal.ts';

/** A picture as it was sent, in memory. */
export interface ReceivedPicture {
  readonly success: true;
  readonly bytes: Buffer;
}

const MOST_BYTES = 10 * 2 ** 20;

/** Reads a picture, as far as it may be long. Throws what the source throws. */
export async function receivePicture({ source }: { readonly source: Readable }): Promise<ReceivedPicture | Refusal> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.length;
    if (sizeBytes > MOST_BYTES) return refuse(413, 'A picture may take 10 MB. Please send a smaller one.');
    chunks.push(chunk);
  }
  return { success: true, bytes: Buffer.concat(chunks) };
}
