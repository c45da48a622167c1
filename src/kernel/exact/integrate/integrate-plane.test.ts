import { expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { lengthOf } from '../../basics/vectors.ts';
import { readStepShape } from '../../step/read-step-shape.ts';
import { listFaces } from '../faces/collect-bodies.ts';
import { followPlane } from './integrate-plane.ts';
import { measureArea } from './measure-body.ts';

test('planes with straight edges have the area that the engine integrates, planes with round ones are left to it', async () => {
  const oc = await nodeEngines().exact();
  const bytes = readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' });
  const { shape } = readStepShape(oc, { bytes });
  if (shape === null) throw new Error('The fixture holds no shape.');
  const planes = listFaces(oc, shape).filter((face) => {
    using surface = new oc.BRepAdaptor_Surface(face, false);
    return surface.GetType() === oc.GeomAbs_SurfaceType.GeomAbs_Plane;
  });
  const seen = new Set<string>();
  for (const face of planes) {
    const { isPlain, polygon } = followPlane(oc, face);
    seen.add(`${isPlain} ${polygon === null}`);
    if (polygon !== null) expect(lengthOf(polygon.area) / measureArea(oc, face)).toBeCloseTo(1, 9);
  }
  expect([...seen].sort()).toEqual(['true false', 'true true']);
});
