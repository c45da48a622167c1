import type { Direction } from '#domain/estimate/part-work.ts';
import { PRINT_FARM } from '#domain/machines/presets/filament.ts';
import { cross } from '#kernel/basics/vectors.ts';
import { estimateWork } from '#kernel/estimate/estimate-work.ts';
import { estimateFilament, filamentHours } from '#kernel/estimate/filament/estimate-filament.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { spansAlong } from '#kernel/estimate/shape/frame.ts';
import { chooseModels } from '../choose-models.ts';
import { median } from '../time-pair.ts';
import { percent } from './percent.ts';
import { readPlaced } from './read-placed.ts';
import { hasSlicer } from './run-slicer.ts';
import { sliceModel } from './slice-model.ts';

// What the orientation that is picked for a filament part costs by PrusaSlicer, against the cheapest of the six ways up of the file's
// axes: `npm run bench:orientation [-- [FOLDER] [PART OF A FILE NAME …]]`. Open models are left out, and ways up that our own layers
// find dearer by half than the cheapest of the six aren't sliced.

const { machine, build } = PRINT_FARM;
const SPACE = { x: build.x.value, y: build.y.value, z: build.z.value };
const FAR_DEARER = 1.5;
const GOAL = 0.02;
/** kg/cm³ of PLA. */
const DENSITY = 1.24e-3;
const UPS: Readonly<Record<string, Direction>> = {
  'z+': [0, 0, 1],
  'z-': [0, 0, -1],
  'y+': [0, 1, 0],
  'y-': [0, -1, 0],
  'x+': [1, 0, 0],
  'x-': [-1, 0, 0],
};

if (!hasSlicer()) throw new Error('PrusaSlicer is not installed.');
const { folder, models } = chooseModels();

function stand({ positions, indices }: PlacedMesh, up: Direction, along: Direction): PlacedMesh {
  const axes = [along, cross(up, along), up] as const;
  const spans = spansAlong(positions, axes);
  const placed = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    for (const [at, [x, y, z]] of axes.entries()) {
      const value = (positions[n] ?? 0) * x + (positions[n + 1] ?? 0) * y + (positions[n + 2] ?? 0) * z;
      placed[n + at] = value - (spans[at]?.low ?? 0);
    }
  }
  const [x = 0, y = 0, z = 0] = spans.map(({ low, high }) => high - low);
  return { positions: placed, indices, sizeMm: { x, y, z } };
}

const sum = (parts: object) => Object.values(parts).reduce((total: number, part: number) => total + part, 0);
const weigh = (hours: number, cm3: { readonly support: number }) => {
  return hours + machine.materialWeight.value * DENSITY * sum(cm3) + (cm3.support > 0 ? machine.removalWeight.value : 0);
};

function ourCost(mesh: PlacedMesh): number {
  const figures = estimateFilament(mesh, machine, 'full');
  return weigh(filamentHours(figures, machine), figures.laidDownCm3);
}

function slicedCost(mesh: PlacedMesh): number | null {
  const sliced = sliceModel(mesh, machine);
  return sliced && weigh(sliced.hours, sliced.cm3);
}

interface Row {
  readonly model: string;
  /** Share by which the pick costs more than the cheapest of the six. */
  readonly loss: number;
}

function compare(model: string, mesh: PlacedMesh): Row | null {
  const { placement } = estimateWork(mesh, { process: 'FDM', machine, buildMm: SPACE });
  const picked = slicedCost(stand(mesh, placement.up, placement.along));
  if (picked === null) return null;
  const ways = Object.entries(UPS).map(([name, up]) => {
    const placed = stand(mesh, up, up[0] === 0 ? [1, 0, 0] : [0, 1, 0]);
    return { name, placed, ours: ourCost(placed) };
  });
  const least = Math.min(...ways.map(({ ours }) => ours));
  let best = { name: '', cost: Number.POSITIVE_INFINITY };
  for (const { name, placed, ours } of ways) {
    const cost = ours > FAR_DEARER * least ? null : slicedCost(placed);
    if (cost !== null && cost < best.cost) best = { name, cost };
  }
  if (best.name === '') return null;
  const loss = picked / best.cost - 1;
  const up = placement.up.map((part) => part.toFixed(2)).join(' ');
  console.log(`${model.slice(0, 44).padEnd(44)} ${percent(loss).padStart(8)}  up ${up}, best ${best.name}`);
  return { model, loss };
}

const rows: Row[] = [];
for (const truth of models) {
  const mesh = await readPlaced(folder, truth);
  if (!mesh?.watertight || Math.max(mesh.sizeMm.x, mesh.sizeMm.y, mesh.sizeMm.z) < 3) continue;
  const row = compare(truth.file, mesh);
  if (row !== null) rows.push(row);
}
const losses = rows.map(({ loss }) => loss).sort((a, b) => a - b);
const ninth = losses[Math.floor(0.9 * (losses.length - 1))] ?? Number.NaN;
const over = losses.filter((loss) => loss > GOAL).length;
console.log(`${rows.length} models: median ${percent(median(losses))}, p90 ${percent(ninth)}, ${over} over ${percent(GOAL)}`);
