import type { ExactReply, ExactRequest } from './exact-reader.ts';
import { readExactMesh } from './read-exact-mesh.ts';

// Reads files by the exact engine, which does not listen while it reads: it may be ended at any time.

addEventListener('message', async ({ data }: MessageEvent<ExactRequest>) => {
  postMessage((await readExactMesh(data.format, data.bytes)) satisfies ExactReply);
});
