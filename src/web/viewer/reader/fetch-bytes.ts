import { BadResponse, fetchSound } from '../../api/calls/fetch-sound.ts';
import { VIEWER_TEXTS } from '../basics/texts.ts';
import type { ModelSource } from '../basics/viewer.ts';
import { type Refusal, refuse } from '../mesh/read-mesh.ts';

/** A file's bytes, from the disk or over the network. Given up, they have failed. */
export async function fetchBytes(source: ModelSource, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  try {
    const body = source.kind === 'file' ? source.file : await fetchSound(source.url, { signal });
    return new Uint8Array(await body.arrayBuffer());
  } catch (error) {
    if (source.kind === 'file') return refuse('UNREADABLE', VIEWER_TEXTS.unreadable);
    if (error instanceof BadResponse && error.response.status === 404) return refuse('NOT_FOUND', VIEWER_TEXTS.notFound);
    return refuse('NETWORK', VIEWER_TEXTS.network);
  }
}
