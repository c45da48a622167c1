import { measureStl } from '#kernel/stl/measure-stl.ts';
import type { StlFigures, StlFiguresReply, StlFiguresRequest } from './stl-figures.ts';

// Measures STL files by the pass that the server measures them with, one after the other.

addEventListener('message', async ({ data }: MessageEvent<StlFiguresRequest>) => {
  postMessage({ id: data.id, figures: await measure(data).catch(() => null) } satisfies StlFiguresReply);
});

async function measure({ file, unit }: StlFiguresRequest): Promise<StlFigures | null> {
  const read = measureStl(new Uint8Array(await file.arrayBuffer()), unit);
  if (read.outcome !== 'read') return null;
  const { boxMm, volumeMm3, triangles } = read.measurement;
  return { boxMm, volumeMm3, triangles };
}
