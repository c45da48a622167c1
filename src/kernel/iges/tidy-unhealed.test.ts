import { describe, expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { type Declared, measureShape } from '../exact/measure-shape.ts';
import type { Healing } from './healing.ts';
import { readIgesShape } from './read-iges-shape.ts';
import { type TidyBrep, tidyBrep, tidyUnhealed } from './tidy-brep.ts';

const engines = nodeEngines();
const [exact, iges] = [await engines.exact(), await engines.iges()];

function read(bytes: Uint8Array, healing: Healing): string {
  return readIgesShape(iges, bytes, healing)?.brep ?? '';
}

function measure({ brep, weldToleranceMm }: TidyBrep, declared: Declared) {
  const outcome = measureShape(exact, exact.BRepToolsWrapper.Read(brep), { ...declared, weldToleranceMm });
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome.measurement;
}

test('a file without curves in its surfaces’ parameters needs healing', () => {
  const flange = readModelBytes(FIXTURE_MODELS, { file: 'flange.iges' });
  expect(tidyUnhealed(read(flange, 'none'), false)).toBeNull();
  expect(tidyUnhealed(read(flange, 'full'), false)).not.toBeNull();
});

const shared = sharedModels();
describe.skipIf(shared === null)('models from the field', () => {
  const folder = shared ?? '';
  const models = shared === null ? [] : readManifest(folder).filter(({ format, faces }) => format === 'IGES' && faces);

  test.each(models)('$file measures the same unhealed, or is healed', (truth) => {
    const bytes = readModelBytes(folder, truth);
    const weld = truth.solids === 0;
    const unhealed = tidyUnhealed(read(bytes, 'none'), weld);
    expect(unhealed === null).toBe(truth.file === 'hammer.iges');
    if (unhealed === null) return;
    const declared = { complete: true, solidsDeclared: truth.solids };
    const [own, healed] = [measure(unhealed, declared), measure(tidyBrep(read(bytes, 'full'), weld), declared)];
    expect(own).toMatchObject({ faces: healed.faces, solids: healed.solids, watertight: healed.watertight, findings: healed.findings });
    expect(own.areaMm2 / healed.areaMm2).toBeCloseTo(1, 9);
    expect((own.volumeMm3 ?? 1) / (healed.volumeMm3 ?? 1)).toBeCloseTo(1, 9);
    for (const axis of ['x', 'y', 'z'] as const) expect(own.boxMm[axis]).toBeCloseTo(healed.boxMm[axis], 6);
  });
});
