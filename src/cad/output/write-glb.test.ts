import { NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { expect, test } from 'vitest';
import { type ModelMesh, UNCOLORED } from '#kernel/basics/model.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { cubeFacets, looseMesh } from '#test/support/stl-samples.ts';
import { writeGlb } from './write-glb.ts';

async function readBack(glb: Uint8Array) {
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const root = (await io.readBinary(glb)).getRoot();
  const [mesh] = root.listMeshes();
  const [triangles, lines] = mesh?.listPrimitives() ?? [];
  return { root, mesh, triangles, lines };
}

const FACETS = cubeFacets(10, [5, 6, 7]);
const CUBE = readFacets(FACETS);
const EDGE = new Float32Array([5, 6, 7, 15, 6, 7]);

/** The cube as another reader has it, with what is given in place of its mesh's own. */
async function writeCube(change: Partial<ModelMesh> = {}) {
  return readBack(await writeGlb({ ...CUBE.mesh, ...change }, CUBE.measurement));
}

test('a GLB read back has the triangles and the size in metres, standing on y', async () => {
  const { root, triangles } = await writeCube();
  const [part] = root.listNodes();
  const [body] = part?.listChildren() ?? [];
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
  const normals = CUBE.mesh.positions.map((_, at) => (at % 3 === 2 ? 1 : 0));
  const { triangles, lines } = await writeCube({ normals, edgeSegments: EDGE });
  expect(triangles?.getAttribute('NORMAL')?.getElement(0, [])).toEqual([0, 0, 1]);
  expect(lines?.getMode()).toBe(1);
  expect([...(lines?.getAttribute('POSITION')?.getArray() ?? [])]).toEqual([0, 0, 0, 65535, 0, 0]);
});

test('VIEW-12 exact figures of faces and edges come along, and every vertex knows its face', async () => {
  const features = {
    faceOfTriangle: new Uint32Array(12).fill(1),
    edgeOfSegment: Uint32Array.of(2),
    faces: [
      { surface: 'plane', areaMm2: 100, radiusMm: null },
      { surface: 'cylinder', areaMm2: 50.5, radiusMm: 2.5 },
    ],
    edges: [1, 2, 3].map((lengthMm) => ({ lengthMm, radiusMm: null })),
  } as const;
  const { root, mesh, triangles, lines } = await writeCube({ edgeSegments: EDGE, features });
  expect([...(triangles?.getAttribute('_FACE')?.getArray() ?? [])]).toEqual(Array.from({ length: 8 }, () => 1));
  expect([...(lines?.getAttribute('_EDGE')?.getArray() ?? [])]).toEqual([2, 2]);
  expect(mesh?.getExtras()).toMatchObject({ surfaces: ['plane', 'cylinder', 'cone', 'sphere', 'torus', 'free-form'] });
  const { faces, edges } = mesh?.getExtras() ?? {};
  const accessors = root.listAccessors();
  expect([...(accessors[Number(faces)]?.getArray() ?? [])]).toEqual([0, 100, 0, 1, 50.5, 2.5]);
  expect([...(accessors[Number(edges)]?.getArray() ?? [])]).toEqual([1, 0, 2, 0, 3, 0]);
  expect(root.listNodes()[0]?.getExtras()).toEqual({ unit: 'mm', boxMm: CUBE.measurement.boxMm });
});

test("VIEW-12 each vertex has its face's colour, on a white ground, where the file gives any", async () => {
  const plane = { surface: 'plane', areaMm2: 100, radiusMm: null } as const;
  const faceOfTriangle = Uint32Array.from({ length: 12 }, (_, triangle) => (triangle < 6 ? 0 : 1));
  const features = { faceOfTriangle, edgeOfSegment: new Uint32Array(0), faces: [plane, plane], edges: [] };
  const colored = { ...features, faceColors: [[1, 0.5, 0], null] as const };
  const { triangles } = await writeCube({ ...looseMesh(FACETS), features: colored });
  const [color, face] = [triangles?.getAttribute('COLOR_0'), triangles?.getAttribute('_FACE')];
  expect(color?.getNormalized()).toBe(true);
  for (let vertex = 0; vertex < (color?.getCount() ?? 0); vertex++) {
    const wanted = face?.getScalar(vertex) === 0 ? [1, 0.5, 0, 1] : [...UNCOLORED, 1];
    for (const [channel, value] of (color?.getElement(vertex, []) ?? []).entries()) expect(value).toBeCloseTo(wanted[channel] ?? 0, 4);
  }
  expect(triangles?.getMaterial()?.getBaseColorFactor()).toEqual([1, 1, 1, 1]);

  const plain = await writeCube({ ...looseMesh(FACETS), features });
  expect(plain.triangles?.getAttribute('COLOR_0')).toBeNull();
  expect(plain.root.listMaterials()[0]?.getBaseColorFactor()).not.toEqual([1, 1, 1, 1]);
});

test('S-33 a fan of very many triangles about one vertex is written at once', { timeout: 10_000 }, async () => {
  const triangles = 200_000;
  const rim = Array.from({ length: triangles + 1 }, (_, at) => (at * Math.PI) / triangles);
  const positions = new Float32Array([0, 0, 0, ...rim.flatMap((angle) => [Math.cos(angle), Math.sin(angle), 0])]);
  const indices = Uint32Array.from({ length: triangles * 3 }, (_, corner) =>
    corner % 3 === 0 ? 0 : Math.floor(corner / 3) + (corner % 3),
  );
  const box = { boxMm: { x: 2, y: 1, z: 0 }, boxMinMm: { x: -1, y: 0, z: 0 } };
  const written = await readBack(await writeGlb({ positions, indices, normals: null, edgeSegments: null }, box));
  expect(written.triangles?.getIndices()?.getCount()).toBe(triangles * 3);
});
