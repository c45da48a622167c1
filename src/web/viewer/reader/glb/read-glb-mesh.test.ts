import { expect, test } from 'vitest';
import { writeGlb } from '#cad/output/write-glb.ts';
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
  const text = new TextDecoder('latin1').decode(plain);
  const scales = [...text.matchAll(/"scale":\[0\.001,0\.001,0\.001\]/g)];
  expect(scales).toHaveLength(1);
  const mirrored = plain.slice();
  mirrored.set(new TextEncoder().encode('"scale":[-.001,0.001,0.001]'.replace('-.001', '-1e-3')), scales[0]?.index ?? 0);
  const [one, other] = [await read(plain), await read(mirrored)];
  expect(other.normals?.[0]).toBeCloseTo(-(one.normals?.[0] ?? 0), 5);
  expect([...other.indices.slice(0, 3)]).toEqual([...one.indices.slice(0, 3)].reverse());
});

test('files that are none, broken or packed otherwise are refused in words', async () => {
  const refused = async (bytes: Uint8Array) => {
    const result = await readGlbMesh(bytes);
    return result.outcome === 'refused' ? result.message : null;
  };
  expect(await refused(new TextEncoder().encode('glTF and nothing else'))).toBe(VIEWER_TEXTS.unreadable);
  const whole = await cubeGlb();
  expect(await refused(whole.subarray(0, whole.length - 40))).toBe(VIEWER_TEXTS.unreadable);
  const text = new TextDecoder('latin1').decode(whole).replaceAll('EXT_meshopt_compression', 'KHR_draco_compression_x');
  expect(await refused(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toContain('KHR_draco_compression_x');
});
