import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { dot, lengthOf, type Vector } from '../../basics/vectors.ts';
import { CURVE, type Face, SURFACE } from '../../occt/words.ts';

const ORIGIN: Vector = [0, 0, 0];

test('planes that lines, circles and ellipses bound have the area that the engine integrates, others are left to it', async () => {
  const oc = await nodeEngine().start();
  const read = oc.readStep(readModelBytes(FIXTURE_MODELS, { file: 'bracket.step' }));
  if (read === null) throw new Error('The fixture holds no shape.');
  const planes = oc.listFaces(read.shape).filter((each) => oc.surfaceOf(each) === SURFACE.plane);
  const isRound = (face: Face) => oc.listEdges(face).some((edge) => oc.curveOf(edge).kind === CURVE.circle);
  expect(new Set(planes.map(isRound)).size).toBe(2);
  for (const face of planes) {
    const { area, corner } = oc.followPlane(face) ?? { area: ORIGIN, corner: ORIGIN };
    const { areaMm2, volumeMm3 } = oc.shareOf(face, ORIGIN, 1e-5);
    expect(lengthOf(area) / areaMm2).toBeCloseTo(1, 9);
    expect(dot(corner, area) / 3).toBeCloseTo(volumeMm3, 6);
  }
});
