import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeIges, writeTrimmed } from '#test/support/iges-text.ts';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { readIgesShape } from './read-iges-shape.ts';

const iges = await nodeEngines().iges();

test('API-17 a sound file yields the very same shape, healed lightly or in full', () => {
  const flange = readModelBytes(FIXTURE_MODELS, { file: 'flange.iges' });
  const light = readIgesShape(iges, flange, 'light');
  expect(light?.brep).toContain('CASCADE Topology');
  expect(readIgesShape(iges, flange, 'full')).toEqual(light);
});

test('API-17 how to heal is really told to the engine, in whatever order', () => {
  const notched = encodeText(
    writeIges(
      writeTrimmed(
        [
          [2, 2],
          [18, 2],
          [18, 18],
          [10, 18],
          [10, 25],
          [10, 18.0001],
          [2, 18],
        ],
        1,
      ),
    ),
  );
  const [full, light] = [readIgesShape(iges, notched, 'full'), readIgesShape(iges, notched, 'light')];
  expect(light?.brep).toContain('CASCADE Topology');
  expect(full?.brep).toContain('CASCADE Topology');
  expect(light?.brep).not.toBe(full?.brep);
  for (const _ of ['again', 'and again']) {
    expect(readIgesShape(iges, notched, 'full')).toEqual(full);
    expect(readIgesShape(iges, notched, 'light')).toEqual(light);
  }
});
