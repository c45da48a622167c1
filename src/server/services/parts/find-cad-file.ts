import { type BlobName, modelBlob } from '../../ports/blob-store.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import type { Ports } from '../shared/ports.ts';

/** Where a part's CAD file lies, and what it is to be called when it is saved. */
export interface CadFile {
  readonly blob: BlobName;
  readonly filename: string;
}

/** Whether the whole upload has to do for a body: its own file is not written yet, or could not be. */
export function lacksOwnFile({ body }: Pick<PartRecord, 'body'>): boolean {
  return body !== null && body.number !== null && body.file == null;
}

/** The file that a part is made from. A body that lacks one has its upload, under the upload's own name; null where that is gone. */
export async function findCadFile({ records }: Pick<Ports, 'records'>, part: PartRecord): Promise<CadFile | null> {
  const { body } = part;
  if (body === null || body.file != null) return { blob: modelBlob(part.internalFilename), filename: part.filename };
  if (body.number === null) return { blob: modelBlob(body.source), filename: part.filename };
  const upload = await records.parts.findByInternalFilename(body.source);
  return upload === null ? null : { blob: modelBlob(upload.internalFilename), filename: upload.filename };
}
