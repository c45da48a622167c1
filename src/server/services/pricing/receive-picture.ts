import type { Readable } from 'node:stream';
import type { ReceivedPicture } from '../shared/received-files.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

const MOST_BYTES = 10 * 2 ** 20;

/** Reads a picture, as far as it may be long. Throws what the source throws. */
export async function receivePicture({ source }: { readonly source: Readable }): Promise<ReceivedPicture | Refusal> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.length;
    if (sizeBytes > MOST_BYTES) return refuse(413, 'too-large', 'A picture may take 10 MB. Please send a smaller one.');
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}
