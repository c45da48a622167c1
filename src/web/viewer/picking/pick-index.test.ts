import { expect, test } from 'vitest';
import { cubeFacets, looseMesh } from '#test/support/stl-samples.ts';
import type { HalfSpace } from '../mesh/messages.ts';
import { PickIndex } from './pick-index.ts';
import type { KeptMesh } from './pick-shape.ts';

/** 0..10 along each axis. */
function cube(extra: Partial<KeptMesh> = {}): PickIndex {
  return new PickIndex({ ...looseMesh(cubeFacets(10)), welded: false, edgeSegments: null, features: null, ...extra });
}

const down = (x: number, y: number, shown: HalfSpace | null = null) => ({
  origin: { x, y, z: 110 },
  direction: { x: 0, y: 0, z: -1 },
  reach: 0.005,
  shown,
});

test('VIEW-12 a look at the middle of a side finds the side, flat and not exact', () => {
  const feature = cube().findFeature(down(5, 4));
  expect(feature?.picked).toEqual({ kind: 'face', areaMm2: 100, radiusMm: null, surface: 'plane', exact: false });
  expect(feature?.points).toHaveLength(2 * 9);
});

test('VIEW-12 near an edge it finds the edge, from outside as well', () => {
  for (const x of [9.8, 10.2]) {
    const feature = cube().findFeature(down(x, 4));
    expect(feature?.picked).toEqual({ kind: 'edge', lengthMm: 10, radiusMm: null, exact: false });
  }
  expect(cube().findFeature(down(14, 4))).toBeNull();
});

test('VIEW-12 points snap to a corner, else to an edge, else stay on the face', () => {
  const index = cube();
  expect(index.findPoint(down(9.8, 9.7))).toEqual({ at: { x: 10, y: 10, z: 10 }, snapped: 'vertex' });
  expect(index.findPoint(down(9.8, 4))).toMatchObject({ at: { x: 10, z: 10 }, snapped: 'edge' });
  expect(index.findPoint(down(5, 4))).toMatchObject({ at: { x: 5, y: 4, z: 10 }, snapped: null });
});

test('VIEW-12 what a section cut away is not found, but what it laid open is', () => {
  const below = { normal: { x: 0, y: 0, z: -1 }, constant: 5 };
  expect(cube().findPoint(down(5, 4, below))).toMatchObject({ at: { z: 0 } });
});

test('VIEW-12 where the file tells exact figures, these are the answer', () => {
  const index = cube({
    edgeSegments: Float32Array.of(10, 0, 10, 10, 10, 10),
    features: {
      faceOfTriangle: new Uint32Array(12),
      edgeOfSegment: Uint32Array.of(0),
      describeFace: () => ({ surface: 'sphere', areaMm2: 600, radiusMm: 7 }),
      edges: [{ lengthMm: 10.5, radiusMm: 3 }],
    },
  });
  expect(index.findFeature(down(5, 4))?.picked).toEqual({ kind: 'face', surface: 'sphere', areaMm2: 600, radiusMm: 7, exact: true });
  expect(index.findFeature(down(9.8, 4))?.picked).toEqual({ kind: 'edge', lengthMm: 10.5, radiusMm: 3, exact: true });
  expect(index.findPoint(down(9.8, 9.9))).toMatchObject({ snapped: 'vertex' });
});
