import * as z from 'zod/mini';
import { assertBlobName, type BlobName } from '../ports/blob-store.ts';
import { copyFactsSchema } from '../ports/records/records-copy.ts';

/*
 * A backup is a tar file, in this order:
 *   rows/TABLE/000001.jsonl …   the rows of one moment, a JSON object a line
 *   blobs/models/NAME …         the files that these rows name
 *   account-key.pem             if asked for
 *   manifest.json               what belongs to it; its absence tells a file that was cut short
 * After every so many entries, and before the manifest, SHA256SUMS/000001 … lists theirs as `sha256sum -c` reads them.
 */

export const MANIFEST = 'manifest.json';
export const KEY_ENTRY = 'account-key.pem';
export const SUMS_FOLDER = 'SHA256SUMS/';

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  facts: copyFactsSchema,
  rows: z.record(z.string(), z.int()),
  blobs: z.int(),
  /** Named by rows, but no longer in the store when the backup was made. */
  missingBlobs: z.array(z.string()),
  withKey: z.boolean(),
  /** Entries before this one, and the SHA-256 of all their lists one after the other, lower hex. */
  entries: z.int(),
  sumsSha256: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Why a backup can't be made or brought back, in words for the operator. */
export class BackupError extends Error {}

export function rowsEntry(table: string, number: number): string {
  return `rows/${table}/${pad(number)}.jsonl`;
}

export function tableOfEntry(name: string): string | null {
  return /^rows\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null;
}

export function blobEntry(name: BlobName): string {
  return `blobs/${name}`;
}

export function blobOfEntry(entry: string): BlobName | null {
  if (!entry.startsWith('blobs/')) return null;
  const name = entry.slice('blobs/'.length);
  assertBlobName(name);
  return name;
}

export function sumsEntry(number: number): string {
  return `${SUMS_FOLDER}${pad(number)}`;
}

function pad(number: number): string {
  return String(number).padStart(6, '0');
}
