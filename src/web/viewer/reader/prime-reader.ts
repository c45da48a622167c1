import { fetchSound } from '../../api/calls/fetch-sound.ts';
import { loadOcctImport, readCadBytes } from './occt-import.ts';
import primingUrl from './priming.step?url';

let primed: Promise<void> | undefined;

/**
 * Fetches the reader of STEP and IGES files and reads a small model with many kinds of surfaces, so that the browser has
 * optimised the reader's code before the first file comes. Once per worker, and not while a file waits.
 */
export function primeReader(isIdle: () => boolean): Promise<void> {
  primed ??= readSample(isIdle).catch((error: unknown) => {
    primed = undefined;
    throw error;
  });
  return primed;
}

async function readSample(isIdle: () => boolean): Promise<void> {
  const [occt, response] = await Promise.all([loadOcctImport(), fetchSound(primingUrl)]);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (isIdle()) readCadBytes(occt, 'step', bytes);
}
