import { NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { expect, test } from 'vitest';
import { UNCOLORED } from '#kernel/basics/model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { writeGlb } from './write-glb.ts';

async function readBack(glb: Uint8Array) {
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  return io.readBinary(glb);
}

function cube() {
  const read = measureStl(binaryStl(cubeFacets(10, [5, 6, 7])), 'mm');
  if (read.outcome === 'refused') throw new Error(read.message);
  return read;
}

test('a GLB read back has the triangles and the size in metres, standing on y', async () => {
  const { mesh, measurement } = cube();
  const document = await readBack(await writeGlb(mesh, measurement));
  const [part] = document.getRoot().listNodes();
  const [body] = part?.listChildren() ?? [];
  const [triangles] = body?.getMesh()?.listPrimitives() ?? [];
  expect(triangles?.getIndices()?.getCount()).toBe(36);
  const positions = triangles?.getAttribute('POSITION');
  expect(positions?.getCount()).toBe(8);
  expect(positions?.getMaxNormalized([])).toEqual([65535, 65535, 65535]);
  const matrix = body?.getWorldMatrix() ?? [];
  const corner = [0, 1, 2].map((row) =>
    [0, 4, 8].reduce((sum, column) => sum + (matrix[row + column] ?? 0) * 65535, matrix[12 + row] ?? 0),
  );
  // (15, 16, 17) mm with z up.
  for (const [at, metres] of [0.015, 0.017, -0.016].entries()) expect(corner[at]).toBeCloseTo(metres, 6);
});

test('normals and edges come along where there are any', async () => {
  const { mesh, measurement } = cube();
  const normals = new Float32Array(mesh.positions.length).map((_, at) => (at % 3 === 2 ? 1 : 0));
  const edgeSegments = new Float32Array([5, 6, 7, 15, 6, 7]);
  const document = await readBack(await writeGlb({ ...mesh, normals, edgeSegments }, measurement));
  const [triangles, lines] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
  expect(triangles?.getAttribute('NORMAL')?.getElement(0, [])).toEqual([0, 0, 1]);
  expect(lines?.getMode()).toBe(1);
  expect([...(lines?.getAttribute('POSITION')?.getArray() ?? [])]).toEqual([0, 0, 0, 65535, 0, 0]);
});

test('VIEW-12 exact figures of faces and edges come along, and every vertex knows its face', async () => {
  const { mesh, measurement } = cube();
  const features = {
    faceOfTriangle: Uint32Array.from({ length: 12 }, () => 1),
    edgeOfSegment: Uint32Array.of(2),
    faces: [
      { surface: 'plane', areaMm2: 100, radiusMm: null },
      { surface: 'cylinder', areaMm2: 50.5, radiusMm: 2.5 },
    ],
    edges: [1, 2, 3].map((lengthMm) => ({ lengthMm, radiusMm: null })),
  } as const;
  const edgeSegments = new Float32Array([5, 6, 7, 15, 6, 7]);
  const root = (await readBack(await writeGlb({ ...mesh, edgeSegments, features }, measurement))).getRoot();
  const [written] = root.listMeshes();
  const [triangles, lines] = written?.listPrimitives() ?? [];
  expect([...(triangles?.getAttribute('_FACE')?.getArray() ?? [])]).toEqual(Array.from({ length: 8 }, () => 1));
  expect([...(lines?.getAttribute('_EDGE')?.getArray() ?? [])]).toEqual([2, 2]);
  expect(written?.getExtras()).toMatchObject({ surfaces: ['plane', 'cylinder', 'cone', 'sphere', 'torus', 'free-form'] });
  const { faces, edges } = written?.getExtras() ?? {};
  const accessors = root.listAccessors();
  expect([...(accessors[Number(faces)]?.getArray() ?? [])]).toEqual([0, 100, 0, 1, 50.5, 2.5]);
  expect([...(accessors[Number(edges)]?.getArray() ?? [])]).toEqual([1, 0, 2, 0, 3, 0]);
  expect(root.listNodes()[0]?.getExtras()).toEqual({ unit: 'mm', boxMm: measurement.boxMm });
});

test("VIEW-12 each vertex has its face's colour, on a white ground, where the file gives any", async () => {
  const { mesh, measurement } = cube();
  const faces = [0, 1].map(() => ({ surface: 'plane', areaMm2: 100, radiusMm: null }) as const);
  // No vertex is shared between two colours.
  const positions = new Float32Array([...mesh.positions, ...mesh.positions]);
  const indices = mesh.indices.map((vertex, corner) => (corner < 18 ? vertex : vertex + 8));
  const features = {
    faceOfTriangle: Uint32Array.from({ length: 12 }, (_, triangle) => (triangle < 6 ? 0 : 1)),
    edgeOfSegment: new Uint32Array(0),
    faces,
    edges: [],
  };
  const colored = { ...features, faceColors: [[1, 0.5, 0], null] as const };
  const root = (await readBack(await writeGlb({ ...mesh, positions, indices, features: colored }, measurement))).getRoot();
  const [triangles] = root.listMeshes()[0]?.listPrimitives() ?? [];
  const [color, face] = [triangles?.getAttribute('COLOR_0'), triangles?.getAttribute('_FACE')];
  expect(color?.getNormalized()).toBe(true);
  for (let vertex = 0; vertex < (color?.getCount() ?? 0); vertex++) {
    const wanted = face?.getScalar(vertex) === 0 ? [1, 0.5, 0, 1] : [...UNCOLORED, 1];
    for (const [channel, value] of (color?.getElement(vertex, []) ?? []).entries()) expect(value).toBeCloseTo(wanted[channel] ?? 0, 4);
  }
  expect(triangles?.getMaterial()?.getBaseColorFactor()).toEqual([1, 1, 1, 1]);

  const plain = (await readBack(await writeGlb({ ...mesh, positions, indices, features }, measurement))).getRoot();
  expect(plain.listMeshes()[0]?.listPrimitives()[0]?.getAttribute('COLOR_0')).toBeNull();
  expect(plain.listMaterials()[0]?.getBaseColorFactor()).not.toEqual([1, 1, 1, 1]);
});

test('S-33 a fan of very many triangles about one vertex is written at once', { timeout: 10_000 }, async () => {
  const triangles = 200_000;
  const rim = Array.from({ length: triangles + 1 }, (_, at) => (at * Math.PI) / triangles);
  const positions = new Float32Array([0, 0, 0, ...rim.flatMap((angle) => [Math.cos(angle), Math.sin(angle), 0])]);
  const indices = Uint32Array.from({ length: triangles * 3 }, (_, corner) =>
    corner % 3 === 0 ? 0 : Math.floor(corner / 3) + (corner % 3),
  );
  const box = { boxMm: { x: 2, y: 1, z: 0 }, boxMinMm: { x: -1, y: 0, z: 0 } };
  const document = await readBack(await writeGlb({ positions, indices, normals: null, edgeSegments: null }, box));
  expect(document.getRoot().listMeshes()[0]?.listPrimitives()[0]?.getIndices()?.getCount()).toBe(triangles * 3);
});
