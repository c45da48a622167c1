import igesBinaryUrl from '@bitbybit-dev/occt/bitbybit-dev-occt/bitbybit-dev-occt.wasm?url';
import exactBinaryUrl from 'replicad-opencascadejs/wasm?url';
import type { ModelMesh } from '#kernel/basics/model.ts';
import { createEngines, type KernelEngines } from '#kernel/occt/load-engines.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { compileBinary } from './compile-binary.ts';
import type { ExactReply, ExactRequest } from './exact-reader.ts';

// Reads files by the exact engine, which does not listen while it reads: it may be ended at any time.

addEventListener('message', async ({ data }: MessageEvent<ExactRequest>) => {
  postMessage((await readExactMesh(data.format, data.bytes)) satisfies ExactReply);
});

let engines: KernelEngines | null = null;

/** The mesh of a STEP or IGES file with its exact figures, by the kernel the server measures with. Null: it could not be read so. */
async function readExactMesh(format: 'step' | 'iges', bytes: Uint8Array): Promise<ModelMesh | null> {
  engines ??= createEngines({ exact: () => compileBinary(exactBinaryUrl), iges: () => compileBinary(igesBinaryUrl) });
  try {
    const outcome = await readExactModel({ bytes, format, engines });
    return outcome.outcome === 'read' ? outcome.mesh : null;
  } catch {
    // What is left of an engine after a trap, or of one that was never fetched, is of no use.
    engines = null;
    return null;
  }
}
