import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { lengthOf } from '../../basics/vectors.ts';
import { SURFACE } from '../../occt/words.ts';
import { measureArea } from './measure-body.ts';

test('planes with straight edges have the area that the engine integrates, planes with round ones are left to it', async () => {
  const oc = await nodeEngine().start();
  const read = oc.readStep(readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' }));
  if (read === null) throw new Error('The fixture holds no shape.');
  const seen = new Set<string>();
  for (const face of oc.listFaces(read.shape).filter((each) => oc.surfaceOf(each) === SURFACE.plane)) {
    const { isPlain, polygon } = oc.followPlane(face);
    seen.add(`${isPlain} ${polygon === null}`);
    if (polygon !== null) expect(lengthOf(polygon.area) / measureArea(oc, face)).toBeCloseTo(1, 9);
  }
  expect([...seen].sort()).toEqual(['true false', 'true true']);
});
