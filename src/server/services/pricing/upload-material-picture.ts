import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobName } from '../../ports/blob-store.ts';
import type { Handlers } from '../shared/context.ts';
import { createTurns } from '../shared/guards/take-turns.ts';
import type { ReceivedPicture } from '../shared/received-files.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Unfolding a picture takes some hundred megabytes, so one is unfolded at a time. */
const inTurn = createTurns();

/** Stores a picture for what the caller's provider offers of its own. */
export const uploadMaterialPicture: Handlers['uploadMaterialPicture'] = async ({
  ports,
  member: { provider },
  file: { bytes },
  origin,
}) => {
  const picture = await inTurn('pictures', () => ports.pictures.encode(bytes));
  if (picture === null) return refuse(415, 'wrong-type', 'This is no picture that we can read. Please send a JPEG, PNG or WebP file.');
  const image = `${nameContent(provider.id, picture)}.webp`;
  const stored = { filename: image, sizeBytes: picture.length, uploader: origin, uploadedFor: provider.id };
  const refusal = await ports.storage.admit(stored);
  if (refusal !== null) return refusal;
  const name: BlobName = `images/${image}`;
  // The row first: should the file never come, it is removed like any picture that nothing names.
  await ports.records.rateCards.addPicture({ name, providerId: provider.id, sizeBytes: picture.length, addedAt: ports.clock.now() });
  await ports.blobs.put(name, Readable.from([picture]));
  return { image };
};

/** The same picture has one name with each provider, so that one's picture does not go with another's. */
function nameContent(providerId: string, bytes: Buffer): string {
  return createHash('sha256').update(`${providerId}:`).update(bytes).digest('base64url');
}

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
