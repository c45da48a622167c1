import { writeFile } from 'node:fs/promises';
import { writeGlb } from '../../src/cad/output/write-glb.ts';
import { readExactModel } from '../../src/kernel/read-exact-model.ts';
import { measureStl } from '../../src/kernel/stl/measure-stl.ts';
import { nodeEngine } from '../../test/support/kernel-engine.ts';
import type { ModelTruth } from '../../test/support/model-files.ts';

const engine = nodeEngine();

/** Writes the GLB that the CAD server makes of a model. */
export async function convertModel({ file, format }: ModelTruth, bytes: Uint8Array, path: string): Promise<void> {
  const read =
    format === 'STL' ? measureStl(bytes, 'mm') : await readExactModel({ bytes, format: format === 'STEP' ? 'step' : 'iges', engine });
  if (read.outcome === 'refused') throw new Error(`${file}: ${read.message}`);
  await writeFile(path, await writeGlb(read.mesh, read.measurement));
}
