import type { ModelMesh } from '#kernel/basics/model.ts';
import type { ExactReply, ExactRequest } from './exact-reader.ts';
import { readExact } from './read-exact.ts';

// Reads files by the exact engine, which does not listen while it reads: it may be ended at any time.

addEventListener('message', async ({ data }: MessageEvent<ExactRequest>) => {
  postMessage((await readExactMesh(data.format, data.bytes)) satisfies ExactReply);
});

/** The mesh of a STEP or IGES file with its exact figures. Null: it could not be read so. */
async function readExactMesh(format: 'step' | 'iges', bytes: Uint8Array): Promise<ModelMesh | null> {
  const outcome = await readExact(format, bytes);
  return outcome?.outcome === 'read' ? outcome.mesh : null;
}
