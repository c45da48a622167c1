import { BadResponse, fetchSound } from '../../api/calls/fetch-sound.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import type { ViewerErrorCode } from '../basics/viewer-error.ts';
import type { ReadSource } from '../mesh/messages.ts';

export type Fetched =
  | { readonly outcome: 'fetched'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly outcome: 'failed'; readonly code: ViewerErrorCode; readonly message: string };

/** A file's bytes, from the disk or over the network. Given up, they have failed. */
export async function fetchBytes(source: ReadSource, signal: AbortSignal | null = null): Promise<Fetched> {
  try {
    if (source.kind === 'file') return { outcome: 'fetched', bytes: new Uint8Array(await source.file.arrayBuffer()) };
    const response = await fetchSound(source.url, { signal });
    return { outcome: 'fetched', bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (error) {
    if (source.kind === 'file') return { outcome: 'failed', code: 'UNREADABLE', message: VIEWER_TEXTS.unreadable };
    if (error instanceof BadResponse && error.response.status === 404)
      return { outcome: 'failed', code: 'NOT_FOUND', message: VIEWER_TEXTS.notFound };
    return { outcome: 'failed', code: 'NETWORK', message: VIEWER_TEXTS.network };
  }
}
