import { ACCEPTED_EXTENSIONS, formatOfFilename } from '../part/upload-limit.ts';
import { MOST_REQUEST_FILES, type RequestFileType } from './request-file.ts';

/** Bytes that a file of a request may have. */
export const LARGEST_REQUEST_FILE_BYTES = 25 * 1024 ** 2;

/** File name endings that are taken, dot included, as a file input's `accept` wants them. */
export const REQUEST_FILE_ENDINGS: readonly string[] = ['.pdf', ...ACCEPTED_EXTENSIONS];

/** What is said of files that are not taken, before their content is looked at. */
export const FILE_REFUSALS = {
  ending: `We take ${REQUEST_FILE_ENDINGS.join(', ')} files; this one has another ending.`,
  tooLarge: 'A file may take 25 MB. Please send a smaller one.',
  empty: 'The file is empty.',
  tooMany: `A request takes at most ${MOST_REQUEST_FILES} files.`,
} as const;

/** What a file's name promises, or null for an ending that is not taken. */
export function typeOfRequestFile(filename: string): RequestFileType | null {
  return filename.toLowerCase().endsWith('.pdf') ? 'pdf' : formatOfFilename(filename);
}
