import type * as z from 'zod/mini';
import { type Refusal, refuse } from './refusal.ts';

/** Where a page ended, as its reader brings it back for the next: nothing to read into. */
export function writeCursor(end: object): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url');
}

/** What a cursor stands for; a refusal for one that this server did not write. */
export function readCursor<End extends z.ZodMiniType>(cursor: string, end: End): z.infer<End> | Refusal {
  const read = end.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  return read.success ? read.data : refuse(400, 'invalid', "'cursor' is missing or not valid.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
