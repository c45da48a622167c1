import type { ExactEngine } from '#kernel/occt/engine.ts';
import { createEngine } from '#kernel/occt/load-engine.ts';
import binaryUrl from '../../../../engine/built/occt.wasm?url';
import { compileBinary } from './compile-binary.ts';

let engine: Promise<ExactEngine> | undefined;

/** The engine that draws STEP and IGES files, fetched at its first use and kept. Throws what fetching and starting it throw. */
export function loadEngine(): Promise<ExactEngine> {
  engine ??= createEngine(() => compileBinary(binaryUrl))
    .start()
    .catch((error: unknown) => {
      // A failed fetch may succeed the next time.
      engine = undefined;
      throw error;
    });
  return engine;
}
