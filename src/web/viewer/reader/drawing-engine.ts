import type { ExactEngine } from '#kernel/occt/engine.ts';
import { createEngine } from '#kernel/occt/load-engine.ts';
import binaryUrl from '../../../../engine/built/occt.wasm?url';
import { fetchSound } from '../../api/calls/fetch-sound.ts';

let engine: Promise<ExactEngine> | undefined;
/** Who is told of the drawing that goes on. */
let onShare: (share: number) => void = () => {};

/** The engine's file, fetched and compiled. Throws what either throws. */
export async function compileEngine(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(await fetchSound(binaryUrl));
}

/** The engine that draws STEP and IGES files, fetched at its first use and kept. Throws what fetching and starting it throw. */
export function loadEngine(): Promise<ExactEngine> {
  engine ??= createEngine(compileEngine, (share) => onShare(share))
    .start()
    .catch((error: unknown) => {
      // A failed fetch may succeed the next time.
      engine = undefined;
      throw error;
    });
  return engine;
}

/** Has `onPercent` told how far the next drawing is, in whole percent, each time more. */
export function watchDrawing(onPercent: (percent: number) => void): void {
  let told = 0;
  onShare = (share) => {
    const percent = Math.floor(100 * share);
    if (percent <= told) return;
    told = percent;
    onPercent(percent);
  };
}
