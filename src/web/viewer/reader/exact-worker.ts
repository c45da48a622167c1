import type { ModelMesh } from '#kernel/basics/model.ts';
import { createEngine, type KernelEngine } from '#kernel/occt/load-engine.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import binaryUrl from '../../../../engine/built/occt.wasm?url';
import { compileBinary } from './compile-binary.ts';
import type { ExactReply, ExactRequest } from './exact-reader.ts';

// Reads files by the exact engine, which does not listen while it reads: it may be ended at any time.

addEventListener('message', async ({ data }: MessageEvent<ExactRequest>) => {
  postMessage((await readExactMesh(data.format, data.bytes)) satisfies ExactReply);
});

let engine: KernelEngine | null = null;

/** The mesh of a STEP or IGES file with its exact figures, by the kernel the server measures with. Null: it could not be read so. */
async function readExactMesh(format: 'step' | 'iges', bytes: Uint8Array): Promise<ModelMesh | null> {
  engine ??= createEngine(() => compileBinary(binaryUrl));
  try {
    const outcome = await readExactModel({ bytes, format, engine });
    return outcome.outcome === 'read' ? outcome.mesh : null;
  } catch {
    // What is left of an engine after a trap, or of one that was never fetched, is of no use.
    engine = null;
    return null;
  }
}
