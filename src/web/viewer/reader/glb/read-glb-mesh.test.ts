import { expect, test } from 'vitest';
import { writeGlb } from '#cad/output/write-glb.ts';
import { encodeText } from '#test/support/hostile-step.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { cubeFacets } from '#test/support/stl-samples.ts';
import { VIEWER_TEXTS } from '../../basics/texts.ts';
import { readGlbMesh } from './read-glb-mesh.ts';

const edgeSegments = new Float32Array([5, 6, 7, 15, 6, 7]);
const features = {
  faceOfTriangle: Uint32Array.from({ length: 12 }, () => 1),
  edgeOfSegment: Uint32Array.of(0),
  faces: [
    { surface: 'plane', areaMm2: 100, radiusMm: null },
    { surface: 'cylinder', areaMm2: 50.5, radiusMm: 2.5 },
  ],
  edges: [{ lengthMm: 10, radiusMm: null }],
} as const;

async function read(bytes: Uint8Array) {
  const result = await readGlbMesh(bytes);
  if (result.outcome === 'refused') throw new Error(result.message);
  return result.mesh;
}

async function cubeGlb(extra: object = {}): Promise<Uint8Array> {
  const { mesh, measurement } = readFacets(cubeFacets(10, [5, 6, 7]));
  return writeGlb({ ...mesh, ...extra }, measurement);
}

/** A file with as many other letters in it. */
function edit(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain(from);
  return new Uint8Array(Buffer.from(text.replaceAll(from, to), 'latin1'));
}

test("VIEW-11 the CAD server's file comes back in millimetres with z up", async () => {
  const mesh = await read(await cubeGlb());
  const along = (axis: number) => [...mesh.positions].filter((_, at) => at % 3 === axis);
  for (const [axis, low] of [5, 6, 7].entries()) {
    expect(Math.min(...along(axis))).toBeCloseTo(low, 3);
    expect(Math.max(...along(axis))).toBeCloseTo(low + 10, 3);
  }
  expect(mesh.indices).toHaveLength(36);
  expect(mesh).toMatchObject({ colors: null, normals: null, boxMm: { x: 10, y: 10, z: 10 }, features: null });
});

test('VIEW-12 edges and exact figures come along', async () => {
  const mesh = await read(await cubeGlb({ edgeSegments, features }));
  expect(mesh.edgeSegments?.[3]).toBeCloseTo(15, 3);
  const { faces, ...others } = features;
  expect(mesh.features).toMatchObject(others);
  expect([0, 1, 2].map((face) => mesh.features?.describeFace(face))).toEqual([...faces, null]);
});

test("VIEW-12 the faces' colours come along as they were given", async () => {
  const faceColors = [null, [0.8, 0.05, 0.001]] as const;
  const mesh = await read(await cubeGlb({ features: { ...features, faceColors } }));
  expect(mesh.colors).toHaveLength((mesh.positions.length / 3) * 4);
  const expected = [0.8, 0.05, 0.001, 1].map((value) => Math.round(value * 65535));
  expect([...(mesh.colors ?? [])]).toEqual(Array.from({ length: mesh.positions.length / 3 }, () => expected).flat());
});

test('a mirrored frame turns triangles and normals over', async () => {
  const normals = new Float32Array(24).map((_, at) => (at % 3 === 0 ? 1 : 0));
  const plain = await cubeGlb({ normals });
  const [one, other] = [await read(plain), await read(edit(plain, '"scale":[0.001,0.001,0.001]', '"scale":[-1e-3,0.001,0.001]'))];
  expect(other.normals?.[0]).toBeCloseTo(-(one.normals?.[0] ?? 0), 5);
  expect([...other.indices.slice(0, 3)]).toEqual([...one.indices.slice(0, 3)].reverse());
});

test('files that are none, broken or packed otherwise are refused in words', async () => {
  const whole = await cubeGlb();
  const others = edit(whole, 'EXT_meshopt_compression', 'KHR_draco_compression_x');
  const outcomes = await Promise.all([encodeText('glTF and nothing else'), whole.subarray(0, whole.length - 40), others].map(readGlbMesh));
  const messages = [VIEWER_TEXTS.unreadable, VIEWER_TEXTS.unreadable, expect.stringContaining('KHR_draco_compression_x')];
  expect(outcomes).toMatchObject(messages.map((message) => ({ outcome: 'refused', message })));
});
