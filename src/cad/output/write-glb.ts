import { MeshoptEncoder } from 'meshoptimizer';
import type { Measurement } from '#domain/part/part.ts';
import type { ModelMesh } from '#kernel/basics/model.ts';
import { GlbBuffers, padding } from './glb-buffers.ts';
import { addEdgeNumbers, addFaces, addFigures } from './glb-features.ts';

const STEPS = 65535;
const POSITION_STRIDE = 8;
const NORMAL_STRIDE = 4;
const UNSIGNED_SHORT = 5123;
const BYTE = 5120;
const UNSIGNED_INT = 5125;
const LINES = 1;
const METRES_PER_MM = 0.001;
/** z up (CAD) to y up (glTF): a quarter turn about x. */
const Z_UP_TO_Y_UP = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];
const CLAY = [0.45, 0.52, 0.6, 1];
/** Vertices' own colours are multiplied by the material's. */
const WHITE = [1, 1, 1, 1];

/**
 * A mesh as GLB: triangles, and the exact edges as lines where there are any, quantised to 16 bits of the longest side
 * and compressed (KHR_mesh_quantization, EXT_meshopt_compression). glTF counts in metres with y up, so the root node
 * scales and turns; below it, the frame is the model's own in millimetres. A mesh without normals is shaded flat. The exact
 * box, and the exact figures of faces and edges where there are any, come along for whoever measures in the picture. Faces have
 * their colours where the file gives any.
 */
export async function writeGlb(mesh: ModelMesh, box: Pick<Measurement, 'boxMm' | 'boxMinMm'>): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const { x, y, z } = box.boxMinMm;
  const step = Math.max(box.boxMm.x, box.boxMm.y, box.boxMm.z) / STEPS;
  const low: Point = [x, y, z];
  const buffers = new GlbBuffers();
  const accessors: object[] = [];
  const primitives: object[] = [];

  const indices = mesh.indices.slice();
  const [remap, vertices] = MeshoptEncoder.reorderMesh(indices, isOrderable(indices, mesh.positions.length / 3), true);
  const positions = quantise(mesh.positions, low, step, remap, vertices);
  const attributes: Record<string, number> = { POSITION: accessors.push(describePositions(buffers, positions, vertices)) - 1 };
  if (mesh.normals !== null) {
    const bufferView = buffers.addAttributes(quantiseNormals(mesh.normals, remap, vertices), vertices, NORMAL_STRIDE);
    attributes['NORMAL'] = accessors.push({ bufferView, componentType: BYTE, normalized: true, count: vertices, type: 'VEC3' }) - 1;
  }
  const { features } = mesh;
  if (features !== undefined) Object.assign(attributes, addFaces(buffers, accessors, features, mesh.indices, remap, vertices));
  const corners = { bufferView: buffers.addTriangles(indices), componentType: UNSIGNED_INT, count: indices.length, type: 'SCALAR' };
  primitives.push({ attributes, indices: accessors.push(corners) - 1, material: 0 });
  if (mesh.edgeSegments !== null && mesh.edgeSegments.length > 0) {
    const points = mesh.edgeSegments.length / 3;
    const ends = quantise(mesh.edgeSegments, low, step, null, points);
    const lines: Record<string, number> = { POSITION: accessors.push(describePositions(buffers, ends, points)) - 1 };
    if (features !== undefined) lines['_EDGE'] = addEdgeNumbers(buffers, accessors, features);
    primitives.push({ attributes: lines, mode: LINES, material: 1 });
  }

  const figures = features === undefined ? {} : { extras: addFigures(buffers, accessors, features) };
  return assembleGlb(buffers, {
    asset: { version: '2.0', generator: 'QuickQuote' },
    extensionsUsed: ['KHR_mesh_quantization', 'EXT_meshopt_compression'],
    extensionsRequired: ['KHR_mesh_quantization', 'EXT_meshopt_compression'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [
      {
        name: 'part',
        rotation: Z_UP_TO_Y_UP,
        scale: [METRES_PER_MM, METRES_PER_MM, METRES_PER_MM],
        children: [1],
        extras: { unit: 'mm', boxMm: box.boxMm },
      },
      { mesh: 0, translation: low, scale: [step, step, step] },
    ],
    meshes: [{ primitives, ...figures }],
    materials: [
      {
        name: 'part',
        pbrMetallicRoughness: {
          baseColorFactor: features?.faceColors === undefined ? CLAY : WHITE,
          metallicFactor: 0.05,
          roughnessFactor: 0.6,
        },
        doubleSided: true,
      },
      { name: 'edges', pbrMetallicRoughness: { baseColorFactor: [0.05, 0.07, 0.09, 1], metallicFactor: 0, roughnessFactor: 1 } },
    ],
    accessors,
  });
}

/** Putting triangles in the order that compresses best takes as many steps, at most, for each vertex as the square of its triangles. */
const MOST_STEPS = 1e8;

function isOrderable(indices: Uint32Array, vertices: number): boolean {
  const triangles = new Uint32Array(vertices);
  for (const vertex of indices) triangles[vertex] = (triangles[vertex] ?? 0) + 1;
  return triangles.reduce((steps, count) => steps + count ** 2, 0) <= MOST_STEPS;
}

type Point = [number, number, number];

/** Steps above `low`, four 16-bit numbers (the last one empty) per vertex, each vertex at its place in `remap`. */
function quantise(positions: Float32Array, low: Point, step: number, remap: Uint32Array | null, kept: number): Uint16Array {
  const steps = new Uint16Array(kept * 4);
  for (let vertex = 0; vertex * 3 < positions.length; vertex++) {
    const place = remap === null ? vertex : (remap[vertex] ?? kept);
    if (place >= kept) continue;
    for (let axis = 0; axis < 3; axis++) {
      const value = Math.round(((positions[vertex * 3 + axis] ?? 0) - (low[axis] ?? 0)) / step);
      steps[place * 4 + axis] = Math.min(Math.max(value, 0), STEPS);
    }
  }
  return steps;
}

function quantiseNormals(normals: Float32Array, remap: Uint32Array, kept: number): Uint8Array {
  const steps = new Int8Array(kept * 4);
  for (let vertex = 0; vertex * 3 < normals.length; vertex++) {
    const place = remap[vertex] ?? kept;
    if (place >= kept) continue;
    for (let axis = 0; axis < 3; axis++) steps[place * 4 + axis] = Math.round((normals[vertex * 3 + axis] ?? 0) * 127);
  }
  return new Uint8Array(steps.buffer);
}

function describePositions(buffers: GlbBuffers, steps: Uint16Array, count: number): object {
  const min: Point = [STEPS, STEPS, STEPS];
  const max: Point = [0, 0, 0];
  for (let vertex = 0; vertex < count; vertex++) {
    for (const axis of [0, 1, 2] as const) {
      const value = steps[vertex * 4 + axis] ?? 0;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  const bufferView = buffers.addAttributes(new Uint8Array(steps.buffer), count, POSITION_STRIDE);
  return { bufferView, componentType: UNSIGNED_SHORT, count, type: 'VEC3', min, max };
}

const GLB_MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

function assembleGlb(buffers: GlbBuffers, document: object): Uint8Array {
  const text = JSON.stringify({
    ...document,
    bufferViews: buffers.views,
    buffers: [
      { byteLength: buffers.compressedBytes },
      { byteLength: buffers.plainBytes, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
  });
  const json = new TextEncoder().encode(text);
  const jsonBytes = json.length + padding(json.length);
  const glb = new Uint8Array(12 + 8 + jsonBytes + 8 + buffers.compressedBytes);
  const view = new DataView(glb.buffer);
  for (const [at, word] of [GLB_MAGIC, 2, glb.length, jsonBytes, JSON_CHUNK].entries()) view.setUint32(at * 4, word, true);
  glb.fill(0x20, 20, 20 + jsonBytes);
  glb.set(json, 20);
  view.setUint32(20 + jsonBytes, buffers.compressedBytes, true);
  view.setUint32(24 + jsonBytes, BINARY_CHUNK, true);
  let at = 28 + jsonBytes;
  for (const chunk of buffers.chunks) {
    glb.set(chunk, at);
    at += chunk.length;
  }
  return glb;
}
