import type { ModelFormat } from './part.ts';

/** During beta a file must stay under this size: size / 1024² < 50 (UPL-06). */
export const MAX_UPLOAD_BYTES = 50 * 1024 ** 2;

const FORMAT_BY_EXTENSION: ReadonlyMap<string, ModelFormat> = new Map([
  ['.stl', 'stl'],
  ['.step', 'step'],
  ['.stp', 'step'],
  ['.igs', 'iges'],
  ['.iges', 'iges'],
]);

/** File name endings that are accepted, dot included, as a file input's `accept` wants them. */
export const ACCEPTED_EXTENSIONS: readonly string[] = [...FORMAT_BY_EXTENSION.keys()];

/** Whether a file of this many bytes may be uploaded. */
export function isUploadSizeAllowed(sizeBytes: number): boolean {
  return sizeBytes < MAX_UPLOAD_BYTES;
}

/** The format that a file's name promises, or null for an ending we don't take. */
export function formatOfFilename(filename: string): ModelFormat | null {
  const dot = filename.lastIndexOf('.');
  if (dot < 0) return null;
  return FORMAT_BY_EXTENSION.get(filename.slice(dot).toLowerCase()) ?? null;
}
