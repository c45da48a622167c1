import { describe, expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readIgesShape } from './read-iges-shape.ts';

const iges = await nodeEngines().iges();
const flange = readModelBytes(FIXTURE_MODELS, { file: 'flange.iges' });

describe('healing', () => {
  test('done lightly yields the very shape of a sound file that full healing yields', () => {
    const light = readIgesShape(iges, flange, 'light');
    const full = readIgesShape(iges, flange, 'full');
    expect(light?.brep).toContain('CASCADE Topology');
    expect(light).toEqual(full);
  });

  test('is really told to the engine, in whatever order', () => {
    for (const _ of ['first', 'again']) {
      const [none, full, light] = (['none', 'full', 'light'] as const).map((healing) => readIgesShape(iges, flange, healing));
      const settings = iges.FS.readFile('/healing/IGES', { encoding: 'utf8' });
      expect(settings).toMatch(/^FromIGES\.FixShape\.FixSelfIntersectionMode: 0$/m);
      expect(none?.brep).not.toBe(full?.brep);
      expect(light).toEqual(full);
      expect(readIgesShape(iges, flange, 'none')).toEqual(none);
    }
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
