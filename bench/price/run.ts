import type { FdmMachine } from '#domain/machines/machines.ts';
import { PRINT_FARM, PRUSA_MK3S } from '#domain/machines/presets/filament.ts';
import { sharedModels } from '#test/support/model-files.ts';
import { chooseModels } from '../choose-models.ts';
import { compareFilament, type FilamentRow } from './compare-filament.ts';
import { compareResin, type ResinRow } from './compare-resin.ts';
import { percent } from './percent.ts';
import { readPlaced } from './read-placed.ts';
import { hasSlicer, KEPT, LIMIT_S } from './run-slicer.ts';
import { showErrors, showWorst } from './show-errors.ts';

// What we say of filament and resin parts against what PrusaSlicer says, as the models stand in their files, longest side 200 mm at
// most of the shared ones and 340 mm of others: `npm run bench:price [-- [FOLDER] [PART OF A FILE NAME …]]`. `SLICE_SECONDS` of
// processor time is what a slice may take; what takes longer is left out.

const MACHINES: ReadonlyArray<{ readonly name: string; readonly machine: FdmMachine; readonly withHundred: boolean }> = [
  { name: 'Print farm', machine: PRINT_FARM.machine, withHundred: true },
  { name: 'MK3S+', machine: PRUSA_MK3S.machine, withHundred: false },
];

if (!hasSlicer()) throw new Error('PrusaSlicer is not installed.');
const { folder, models } = chooseModels();
// Some of the shared models are whole rooms; no more than 340 mm fit the slicer's plate with their skirt.
const longestMm = folder === sharedModels() ? 200 : 340;
console.log(`Against PrusaSlicer, at most ${LIMIT_S} s of processor time a slice; slices are kept in ${KEPT}.`);

const rows = MACHINES.map((): FilamentRow[] => []);
const resinRows: ResinRow[] = [];
for (const [at, truth] of models.entries()) {
  const started = performance.now();
  const mesh = await readPlaced(folder, truth, longestMm);
  const found: string[] = [];
  if (mesh !== null && Math.max(mesh.sizeMm.x, mesh.sizeMm.y, mesh.sizeMm.z) >= 3) {
    for (const [n, { name, machine, withHundred }] of MACHINES.entries()) {
      const row = compareFilament(truth.file, mesh, machine, withHundred);
      if (row === null) continue;
      rows[n]?.push(row);
      found.push(`${name} ${percent(row.time)}`);
    }
    const resin = compareResin(truth.file, mesh);
    if (resin !== null) resinRows.push(resin);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`${at + 1}/${models.length} ${truth.file}: ${found.join(', ') || 'nothing'}, ${seconds} s`);
}

for (const [n, { name }] of MACHINES.entries()) {
  const ofMachine = rows[n] ?? [];
  showErrors(name, ['mass', 'time', 'one', 'hundred'], ofMachine);
  for (const figure of ['mass', 'time'] as const) showWorst(name, figure, ofMachine, ({ reason }) => reason);
}
showErrors('Masked vat', ['resin'], resinRows);
showWorst('Masked vat', 'resin', resinRows, () => '');
const offByMore = resinRows.filter(({ layers }) => Math.abs(layers) > 1).length;
console.log(`\nMasked vat: layers off by more than one in ${offByMore} of ${resinRows.length}`);
