import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFinish, findMaterial } from '#domain/catalogue/catalogue.ts';
import type { FilamentWork, Placement } from '#domain/estimate/part-work.ts';
import { PRINT_FARM, PRUSA_MK3S } from '#domain/machines/presets/filament.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { estimateFilament, filamentHours } from '#kernel/estimate/filament/estimate-filament.ts';
import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { sharedModels } from '#test/support/model-files.ts';
import { chooseModels } from '../choose-models.ts';
import { median } from '../time-pair.ts';
import { compareResin, type ResinRow } from './compare-resin.ts';
import { percent } from './percent.ts';
import { readPlaced } from './read-placed.ts';
import { hasSlicer } from './run-slicer.ts';
import { type SlicedFigures, sliceModel } from './slice-model.ts';

// What we say of filament and resin parts against what PrusaSlicer says, as the models stand in their files, longest side 200 mm at
// most of the shared ones and 340 mm of others: `npm run bench:price [-- [FOLDER] [PART OF A FILE NAME …]]`. Without a slicer, stored figures are compared where there are any.
// Constants of the estimate may be fitted on the first half of the models alone; the second tells how it does on others.

const MACHINES = { 'print farm': PRINT_FARM.machine, 'MK3S+': PRUSA_MK3S.machine } as const;
type MachineName = keyof typeof MACHINES;
const STORED = fileURLToPath(new URL('../../../shared/slicer/fdm.csv', import.meta.url));
const DENSITY = 1.24;
/** Less is no part, but what a slicer saves of a surface. */
const LEAST_G = 0.2;

const { folder, models } = chooseModels();
// Stored figures are of models scaled down to 200 mm; no more than 340 mm fit the slicer's plate with their skirt.
const longestMm = folder === sharedModels() ? 200 : 340;
/** Grams at which a class of sizes begins. */
const SIZES_G = [0, 2, 20, 100, Infinity];
const slices = hasSlicer();
const stored = slices || !existsSync(STORED) ? new Map<string, Readonly<Record<string, string>>>() : readStored();

interface Row {
  readonly model: string;
  readonly machine: MachineName;
  readonly half: 'first' | 'second';
  /** By the slicer. */
  readonly massG: number;
  /** Shares by which ours is over the slicer's. */
  readonly mass: number;
  readonly time: number;
  readonly one: number;
  readonly hundred: number | null;
  /** Grams of support, against the slicer's mass. */
  readonly support: number;
  readonly reason: string;
}

function readStored(): Map<string, Readonly<Record<string, string>>> {
  const [head = '', ...lines] = readFileSync(STORED, 'utf8').trim().split('\n');
  const names = head.split(',');
  return new Map(
    lines.map((line) => {
      const values = line.split(',');
      return [(values[0] ?? '').replace(/^shared_+/, ''), Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))] as const;
    }),
  );
}

/** Where nothing was sliced. */
function findStored(model: string, machine: MachineName): SlicedFigures | null {
  const row = stored.get(model);
  if (row === undefined) return null;
  const key = machine === 'MK3S+' ? 'mk3' : 'prusa_card';
  const support = Number(row[`${key}_support_g`]) / DENSITY;
  return { hours: Number(row[`${key}_h`]), cm3: { walls: Number(row[`${key}_g`]) / DENSITY - support, skins: 0, infill: 0, support } };
}

function priceOf(
  figures: Omit<FilamentWork, 'process' | 'placement'>,
  machine: MachineName,
  placement: Placement,
  quantity: number,
): number {
  const material = findMaterial('fdm-pla');
  const finish = material && findFinish(material, 'as-printed');
  if (!material || !finish) throw new Error('The catalogue lacks PLA.');
  const { processes } = DEMO_RATE_CARD;
  const { machines, leadTimes } = processes.FDM;
  const made = { ...machines[0], figures: MACHINES[machine] };
  const work = [{ bodies: [0], volumeMm3: 1, areaMm2: 1, work: { process: 'FDM' as const, placement, ...figures } }];
  const priced = priceLine({
    modelSha256: '',
    work,
    quantity,
    material,
    finish,
    rateCard: DEMO_RATE_CARD,
    machine: made,
    leadTime: leadTimes[0],
  });
  if (priced.outcome !== 'priced') throw new Error(priced.reasons.join(' '));
  return priced.unitPriceMicros;
}

function sliced({ cm3, hours }: SlicedFigures): Omit<FilamentWork, 'process' | 'placement'> {
  return { layers: 1, laidDownCm3: cm3, hours: { walls: hours, skins: 0, infill: 0, support: 0, travel: 0 }, quickLayers: [] };
}

const over = (ours: number, theirs: number) => ours / theirs - 1;
const sum = (parts: object) => Object.values(parts).reduce((total: number, part: number) => total + part, 0);

function compare(model: string, mesh: PlacedMesh, machine: MachineName): Row | null {
  const figures = MACHINES[machine];
  const theirs = slices ? sliceModel(mesh, figures) : findStored(model, machine);
  if (theirs === null || sum(theirs.cm3) * DENSITY < LEAST_G) return null;
  const ours = estimateFilament(mesh, figures, 'full');
  const { sizeMm } = mesh;
  const placement: Placement = { up: [0, 0, 1], along: [1, 0, 0], sizeMm, fits: true };
  const [{ build }] = DEMO_RATE_CARD.processes.FDM.machines;
  const { x, y } = { x: build.x.value, y: build.y.value };
  const gap = figures.gap.value;
  const pieces = Math.max(1, Math.floor((x + gap) / (sizeMm.x + gap)) * Math.floor((y + gap) / (sizeMm.y + gap)));
  // A hundred share plates: what a layer waits for is shared by the pieces of a plate.
  const shared = slices ? sliceModel(mesh, figures, figures.minimumLayerTime.value / Math.min(100, pieces)) : null;
  const mass = sum(theirs.cm3);
  const roles = Object.entries(theirs.cm3).map(
    ([role, cm3]) => [role, (ours.laidDownCm3[role as keyof typeof theirs.cm3] - cm3) / mass] as const,
  );
  const [role, share] = roles.reduce((worst, next) => (Math.abs(next[1]) > Math.abs(worst[1]) ? next : worst));
  return {
    model,
    machine,
    half: halfOf(model),
    massG: mass * DENSITY,
    mass: over(sum(ours.laidDownCm3), mass),
    time: over(filamentHours(ours, figures), theirs.hours),
    one: over(priceOf(ours, machine, placement, 1), priceOf(sliced(theirs), machine, placement, 1)),
    hundred: shared && over(priceOf(ours, machine, placement, 100), priceOf(sliced(shared), machine, placement, 100)),
    support: (ours.laidDownCm3.support - theirs.cm3.support) / mass,
    reason: slices ? `${role} ${percent(share)} of the mass` : '',
  };
}

function halfOf(model: string): 'first' | 'second' {
  let hash = 0x811c_9dc5;
  for (const letter of model) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193) >>> 0;
  return hash % 2 === 0 ? 'first' : 'second';
}

function summarise<Figure extends string>(
  name: string,
  figures: readonly Figure[],
  rows: ReadonlyArray<Readonly<Record<Figure, number | null>>>,
): void {
  for (const figure of figures) {
    const errors = rows.map((row) => row[figure]).filter((error) => error !== null);
    if (errors.length === 0) continue;
    const sizes = errors.map(Math.abs).sort((a, b) => a - b);
    const ninth = sizes[Math.floor(0.9 * (sizes.length - 1))] ?? Number.NaN;
    const [middle, bias] = [median(sizes), median(errors)].map(percent);
    console.log(`${name.padEnd(26)} ${figure.padEnd(8)} median ${middle}, p90 ${percent(ninth)}, bias ${bias}, ${errors.length} models`);
  }
}

const FILAMENT_FIGURES = ['mass', 'time', 'support', 'one', 'hundred'] as const;
const rows: Row[] = [];
const resinRows: ResinRow[] = [];
console.log(slices ? 'Against PrusaSlicer.' : 'Against stored figures: no PrusaSlicer here.');
for (const truth of models) {
  const mesh = await readPlaced(folder, truth, longestMm);
  if (mesh === null || Math.max(mesh.sizeMm.x, mesh.sizeMm.y, mesh.sizeMm.z) < 3) continue;
  for (const machine of Object.keys(MACHINES) as MachineName[]) {
    const row = compare(truth.file, mesh, machine);
    if (row !== null) rows.push(row);
  }
  resinRows.push(...compareResin(truth.file, mesh, slices));
}
for (const machine of Object.keys(MACHINES) as MachineName[]) {
  for (const half of ['first', 'second'] as const) {
    summarise(
      `${machine}, ${half} half`,
      FILAMENT_FIGURES,
      rows.filter((row) => row.machine === machine && row.half === half),
    );
  }
}
for (const machine of Object.keys(MACHINES) as MachineName[]) {
  for (const [n, from] of SIZES_G.slice(0, -1).entries()) {
    const to = SIZES_G[n + 1] ?? Infinity;
    const ofSize = rows.filter((row) => row.machine === machine && row.massG >= from && row.massG < to);
    summarise(`${machine}, ${to === Infinity ? `over ${from} g` : `${from} to ${to} g`}`, FILAMENT_FIGURES, ofSize);
  }
}
for (const half of ['first', 'second'] as const) {
  summarise(
    `masked vat, ${half} half`,
    ['resin', 'layers'],
    resinRows.filter(({ model }) => halfOf(model) === half),
  );
}
for (const figure of FILAMENT_FIGURES) {
  console.log(`Worst by ${figure}:`);
  const worst = [...rows].sort((a, b) => Math.abs(b[figure] ?? 0) - Math.abs(a[figure] ?? 0)).slice(0, 10);
  for (const row of worst)
    console.log(`  ${row.model.slice(0, 44).padEnd(44)} ${row.machine.padEnd(10)} ${percent(row[figure] ?? 0).padStart(9)}  ${row.reason}`);
}
console.log('Worst by resin:');
for (const { model, resin } of [...resinRows].sort((a, b) => Math.abs(b.resin) - Math.abs(a.resin)).slice(0, 10))
  console.log(`  ${model.slice(0, 44).padEnd(44)} ${percent(resin).padStart(20)}`);
