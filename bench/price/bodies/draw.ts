import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelTruth } from '#test/support/model-files.ts';
import { writeStl } from '../../../src/cad/output/write-stl.ts';
import { createDice } from './dice.ts';
import { KINDS } from './kinds.ts';
import type { Manifold } from './solids.ts';

// Draws bodies to compare prices on, as STL files with a manifest: `npm run bench:bodies -- SEED COUNT FOLDER`, then
// `npm run bench:price -- FOLDER`. The same seed draws the same bodies. An eighth of them lean.

const [seed = '1', count = '60', folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Name a folder to draw into.');

/** Bodies are drawn for masses from 0.8 to 600 g of a print with a fifth of infill, as many in each of these, g. */
const SIZES_G = [0.8, 2, 7, 20, 45, 100, 250, 600];
/** Of PLA, g/mm³. */
const DENSITY = 1.24e-3;
/** What walls and skins are about deep, mm, and what is left of the inside. */
const [SHELL_MM, INFILL] = [1.1, 0.2];
const SHORTEST_MM = 1;
const LONGEST_MM = 330;

const dice = createDice(Number(seed));

function massOf(body: Manifold): number {
  const volume = body.volume();
  return DENSITY * (INFILL * volume + (1 - INFILL) * Math.min(volume, SHELL_MM * body.surfaceArea()));
}

/** A body of the kind that comes near a mass: the same throws of the dice, longer or shorter. */
function drawNear(draw: (long: number) => Manifold, massG: number): Manifold {
  let long = 60;
  for (let round = 0; round < 6; round++) long = Math.min(290, long * Math.cbrt(massG / massOf(draw(long))));
  return draw(long);
}

function drawBody(kind: string): Manifold | null {
  const draw = KINDS[kind];
  if (draw === undefined) return null;
  const size = dice.count(0, SIZES_G.length - 2);
  const massG = dice.between(SIZES_G[size] ?? 1, SIZES_G[size + 1] ?? 1);
  const ownSeed = dice.count(0, 2 ** 30);
  const body = drawNear((long) => draw(long, createDice(ownSeed)), massG);
  const leans = dice.oneOf(true, false, false, false, false, false, false, false);
  const tilt = leans ? [dice.between(-30, 30), dice.between(-30, 30)] : [0, 0];
  const placed = body.rotate([tilt[0] ?? 0, tilt[1] ?? 0, dice.oneOf(0, 0, 0, dice.between(0, 90))]);
  const { min, max } = placed.boundingBox();
  const sides = max.map((high, axis) => high - (min[axis] ?? 0));
  if (placed.isEmpty() || placed.decompose().length !== 1) return null;
  if (Math.min(...sides) < SHORTEST_MM || Math.max(...sides) > LONGEST_MM) return null;
  return placed.translate([-min[0], -min[1], -min[2]]);
}

function writeBody(file: string, body: Manifold): ModelTruth {
  const { vertProperties: positions, triVerts: indices } = body.getMesh();
  writeFileSync(join(folder, file), writeStl({ positions, indices }));
  const [x, y, z] = body.boundingBox().max;
  return {
    file,
    format: 'STL',
    bbox_mm: [x, y, z],
    volume_mm3: body.volume(),
    volumeKind: 'mesh',
    volumeTrusted: true,
    area_mm2: body.surfaceArea(),
    solids: 1,
    faces: null,
    triangles: indices.length / 3,
    watertight: true,
  };
}

mkdirSync(folder, { recursive: true });
const manifest: ModelTruth[] = [];
const kinds = Object.keys(KINDS);
for (let turn = dice.count(0, kinds.length - 1); manifest.length < Number(count); turn++) {
  const kind = kinds[turn % kinds.length] ?? '';
  const body = drawBody(kind);
  if (body !== null) manifest.push(writeBody(`${kind}-${seed}-${manifest.length}.stl`, body));
}
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
console.log(`${manifest.length} bodies in ${folder}`);
