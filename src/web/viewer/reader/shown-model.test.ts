import { afterEach, expect, test, vi } from 'vitest';
import { ShownModel } from './shown-model.ts';

const exact = vi.hoisted(() => ({ reads: vi.fn(), givesUp: vi.fn() }));
vi.mock('./exact-reader.ts', () => ({
  ExactReader: class {
    read = exact.reads;
    giveUp = exact.givesUp;
  },
}));

afterEach(() => {
  exact.reads.mockReset();
  exact.givesUp.mockReset();
});

/** One triangle of 3 × 4 mm. */
const mesh = {
  positions: Float32Array.of(0, 0, 0, 3, 0, 0, 0, 4, 0),
  indices: Uint32Array.of(0, 1, 2),
  faces: null,
  welded: true,
  edgeSegments: null,
  features: null,
};
const file = new File(['ISO-10303-21;'], 'part.step');
const origin = { format: 'step', source: { kind: 'file', file }, centreMm: { x: 0, y: 0, z: 0 } } as const;
const features = {
  faceOfTriangle: Uint32Array.of(0),
  edgeOfSegment: new Uint32Array(0),
  faces: [{ surface: 'plane', areaMm2: 6.5, radiusMm: null }],
  edges: [],
} as const;
const READ = { outcome: 'read', mesh: { ...mesh, normals: null, features } };
const ray = { origin: { x: 1, y: 1, z: 5 }, direction: { x: 0, y: 0, z: -1 }, reach: 0, shown: null };

async function pick(model: ShownModel) {
  return (await model.index())?.findFeature(ray)?.picked;
}

test('VIEW-12 the exact shape is read once, however often it is asked for, and answers from then on', async () => {
  exact.reads.mockResolvedValue(READ);
  const model = new ShownModel();
  model.keep(mesh, origin);
  const asked = model.measureExactly();
  expect(model.measureExactly()).toBe(asked);
  // What is found out about the mesh meanwhile changes nothing.
  model.replace({ ...mesh });
  await asked;
  expect(exact.reads).toHaveBeenCalledOnce();
  expect(await pick(model)).toMatchObject({ kind: 'face', areaMm2: 6.5, exact: true });
});

test('VIEW-12 where the exact engine cannot be had, the mesh answers and says so; the next time it is tried again', async () => {
  exact.reads.mockResolvedValue({ outcome: 'failed' });
  const model = new ShownModel();
  model.keep(mesh, origin);
  await model.measureExactly();
  expect(await pick(model)).toMatchObject({ kind: 'face', areaMm2: 6, exact: false });
  exact.reads.mockResolvedValue(READ);
  await model.measureExactly();
  expect(await pick(model)).toMatchObject({ areaMm2: 6.5, exact: true });
});

test('VIEW-12 a measurement that takes too long is told, and the mesh answers', async () => {
  exact.reads.mockResolvedValue({ outcome: 'too long' });
  const model = new ShownModel();
  model.keep(mesh, origin);
  expect(await model.measureExactly()).toBe('too long');
  expect(await pick(model)).toMatchObject({ areaMm2: 6, exact: false });
  // Nobody waits for it twice.
  expect(await model.measureExactly()).toBe('too long');
  expect(exact.reads).toHaveBeenCalledOnce();
});

test('VIEW-02 VIEW-12 the next model ends the measurement of the one before', async () => {
  const waiting = Promise.withResolvers();
  exact.reads.mockReturnValue(waiting.promise);
  const model = new ShownModel();
  model.keep(mesh, origin);
  const asked = model.measureExactly();
  await vi.waitFor(() => expect(exact.reads).toHaveBeenCalled());
  exact.givesUp.mockImplementation(() => waiting.resolve({ outcome: 'failed' }));
  model.forget();
  expect(exact.givesUp).toHaveBeenCalled();
  await asked;
  expect(model.index()).toBeNull();
});
