import { createHash } from 'node:crypto';
import { type BlobName, modelBlob } from '../../ports/blob-store.ts';
import type { PartRecord } from '../../ports/records/records.ts';

/** Where the picture and the meshes of a part lie as soon as it is measured. */
export function outputBlobs(partId: string) {
  return {
    image: `images/${deriveName(partId, 'image')}.webp`,
    mesh: `meshes/${deriveName(partId, 'mesh')}.glb`,
    stl: `meshes/${deriveName(partId, 'stl')}.stl`,
  } as const satisfies Record<string, BlobName>;
}

/** Where the upload lies that a part is, or is a body of. */
export function uploadOf({ internalFilename, body }: Pick<PartRecord, 'internalFilename' | 'body'>): BlobName {
  return modelBlob(body?.source ?? internalFilename);
}

/** Every blob that a part may have of its own, whatever became of it. */
export function blobsOf(part: Pick<PartRecord, 'id' | 'internalFilename'>): readonly BlobName[] {
  return [modelBlob(part.internalFilename), ...Object.values(outputBlobs(part.id))];
}

/** A name of 132 bits that only who knows the part's id can tell, the same each time, and that does not lead back to the id. */
export function deriveName(partId: string, kind: string): string {
  return createHash('sha256').update(`${kind}:${partId}`).digest('base64url').slice(0, 22);
}
