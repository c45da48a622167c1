import { describe, expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { setHealing } from './healing.ts';
import { readIgesShape } from './read-iges-shape.ts';

const iges = await nodeEngines().iges();
const flange = readModelBytes(FIXTURE_MODELS, { file: 'flange.iges' });
const BROKEN = 'FromIGES.exec.op: Nothing\n';

describe('healing', () => {
  test('done lightly yields the very shape of a sound file that full healing yields', () => {
    const light = readIgesShape(iges, flange, 'light');
    const full = readIgesShape(iges, flange, 'full');
    expect(light?.brep).toContain('CASCADE Topology');
    expect(light).toEqual(full);
  });

  test('is really told to the engine', () => {
    const path = '/healing/IGES';
    setHealing(iges, 'light');
    const settings = iges.FS.readFile(path, { encoding: 'utf8' });
    iges.FS.writeFile(path, BROKEN);
    const untouched = readIgesShape(iges, flange, 'light');
    const full = readIgesShape(iges, flange, 'full');
    expect(iges.FS.analyzePath(path).exists).toBe(false);
    expect(settings).toMatch(/^FromIGES\.FixShape\.FixSelfIntersectionMode: 0$/m);
    expect(untouched?.brep).not.toBe(full?.brep);
  });
});

const shared = sharedModels();
describe.skipIf(shared === null)('models from the field', () => {
  const folder = shared ?? '';
  const models = shared === null ? [] : readManifest(folder).filter(({ format, solids }) => format === 'IGES' && solids > 0);
  test.each(models)('$file needs light healing only', (truth) => {
    const bytes = readModelBytes(folder, truth);
    expect(readIgesShape(iges, bytes, 'light')).toEqual(readIgesShape(iges, bytes, 'full'));
  });
});
