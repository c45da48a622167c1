import { writeFileSync } from 'node:fs';
import { writeGlb } from '#cad/output/write-glb.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { makeHousing } from './make-fixtures/sample-housing.ts';

// Writes the model that the viewer shows when it is asked for none: `node scripts/make-sample-model.ts`.
const target = new URL('../src/web/public/models/sample-housing.glb', import.meta.url);
const bytes = makeHousing();
const read = await readExactModel({ bytes, format: 'step', engine: nodeEngine() });
if (read.outcome === 'refused') throw new Error(read.message);
const glb = await writeGlb(read.mesh, read.measurement);
writeFileSync(target, glb);
console.log(`${glb.length} bytes, ${read.mesh.indices.length / 3} triangles, ${JSON.stringify(read.measurement.boxMm)}`);
