import { cross, dot, type Vector } from '#kernel/basics/vectors.ts';
import type { ReadMesh } from '../../mesh/read-mesh.ts';
import type { Elements, GlbAccessors } from './glb-accessors.ts';
import type { GlbDocument, GlbPrimitive } from './glb-document.ts';
import { readBox, readFeatures } from './glb-figures.ts';
import type { Frame, PlacedPrimitive } from './glb-frames.ts';
import { paintVertices, tintVertices } from './paint-vertices.ts';

/** The material that stands for "no colour was given" in the CAD server's files. */
const PLAIN_MATERIAL = 'part';

/** Puts placed primitives into one mesh. Throws RangeError where the file contradicts itself. */
export function joinPrimitives(
  document: GlbDocument,
  accessors: GlbAccessors,
  triangles: readonly PlacedPrimitive[],
  lines: readonly PlacedPrimitive[],
): ReadMesh {
  const parts = triangles.map(({ primitive, frame }) => {
    const positions = accessors.read(attribute(primitive, 'POSITION'));
    const normal = primitive.attributes['NORMAL'];
    const corners = primitive.indices === undefined ? null : accessors.read(primitive.indices);
    const material = document.materials[primitive.material ?? -1];
    const color = material?.name === PLAIN_MATERIAL ? undefined : material?.pbrMetallicRoughness?.baseColorFactor;
    const tint = primitive.attributes['COLOR_0'];
    const tints = tint === undefined ? null : accessors.read(tint);
    if (tints !== null && (tints.count !== positions.count || tints.components < 3)) throw new RangeError('colours that are none');
    return { frame, positions, normals: normal === undefined ? null : accessors.read(normal), corners, color, tints };
  });
  const vertices = parts.reduce((sum, part) => sum + part.positions.count, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = parts.every((part) => part.normals !== null) ? new Float32Array(vertices * 3) : null;
  const colors = parts.some(({ color, tints }) => color !== undefined || tints !== null) ? new Uint16Array(vertices * 4) : null;
  const indices = new Uint32Array(parts.reduce((sum, part) => sum + (part.corners ?? part.positions).count, 0));
  let vertex = 0;
  let corner = 0;
  for (const part of parts) {
    movePoints(part.positions, part.frame, positions, vertex * 3);
    if (normals !== null && part.normals !== null) turnNormals(part.normals, part.frame, normals, vertex * 3);
    if (colors !== null) paintVertices(colors, vertex, vertex + part.positions.count, part.color ?? [1, 1, 1]);
    if (colors !== null && part.tints !== null) tintVertices(colors, vertex, part.tints);
    corner += numberCorners(part.corners, part.positions.count, vertex, isMirror(part.frame), indices, corner);
    vertex += part.positions.count;
  }
  return {
    positions,
    normals,
    colors,
    indices,
    edgeSegments: joinLines(accessors, lines),
    features: readFeatures(document, accessors, triangles, lines),
    boxMm: readBox(document),
    welded: false,
  };
}

function joinLines(accessors: GlbAccessors, lines: readonly PlacedPrimitive[]): Float32Array<ArrayBuffer> | null {
  if (lines.length === 0) return null;
  const parts = lines.map(({ primitive, frame }) => ({ frame, ends: accessors.read(attribute(primitive, 'POSITION')) }));
  const segments = new Float32Array(parts.reduce((sum, { ends }) => sum + ends.count * 3, 0));
  let at = 0;
  for (const { frame, ends } of parts) {
    movePoints(ends, frame, segments, at);
    at += ends.count * 3;
  }
  return segments;
}

function attribute(primitive: GlbPrimitive, name: string): number {
  const index = primitive.attributes[name];
  if (index === undefined) throw new RangeError(`a primitive without ${name}`);
  return index;
}

function movePoints({ values, stride, factor, count }: Elements, frame: Frame, to: Float32Array, at: number): void {
  const [a, b, c, , d, e, f, , g, h, i, , tx, ty, tz] = frame as number[] & { length: 16 };
  for (let n = 0, from = 0, write = at; n < count; n++, from += stride, write += 3) {
    const x = (values[from] as number) * factor;
    const y = (values[from + 1] as number) * factor;
    const z = (values[from + 2] as number) * factor;
    to[write] = (a as number) * x + (d as number) * y + (g as number) * z + (tx as number);
    to[write + 1] = (b as number) * x + (e as number) * y + (h as number) * z + (ty as number);
    to[write + 2] = (c as number) * x + (f as number) * y + (i as number) * z + (tz as number);
  }
}

/** By the inverse transpose, whose columns are the cross products of the frame's. */
function turnNormals(normals: Elements, frame: Frame, to: Float32Array, at: number): void {
  const [x, y, z] = axesOf(frame);
  const sign = isMirror(frame) ? -1 : 1;
  const turned = [...cross(y, z), 0, ...cross(z, x), 0, ...cross(x, y), 0, 0, 0, 0, 1].map((value) => value * sign);
  movePoints(normals, turned, to, at);
  for (let n = at; n < at + normals.count * 3; n += 3) {
    const length = Math.hypot(to[n] as number, to[n + 1] as number, to[n + 2] as number) || 1;
    for (let axis = n; axis < n + 3; axis++) to[axis] = (to[axis] as number) / length;
  }
}

/** Returns how many were written. A mirrored primitive's triangles are turned over. */
function numberCorners(corners: Elements | null, count: number, first: number, mirrored: boolean, to: Uint32Array, at: number): number {
  const total = corners?.count ?? count;
  if (total % 3 !== 0) throw new RangeError('a triangle without its third corner');
  for (let n = 0; n < total; n++) {
    const corner = corners === null ? n : (corners.values[n * corners.stride] as number);
    if (corner >= count) throw new RangeError('a corner without its vertex');
    to[at + (mirrored ? n - (n % 3) + (2 - (n % 3)) : n)] = first + corner;
  }
  return total;
}

/** Where a frame's axes point to. */
function axesOf(frame: Frame): readonly [Vector, Vector, Vector] {
  const axis = (from: number): Vector => [frame[from] ?? 0, frame[from + 1] ?? 0, frame[from + 2] ?? 0];
  return [axis(0), axis(4), axis(8)];
}

function isMirror(frame: Frame): boolean {
  const [x, y, z] = axesOf(frame);
  return dot(cross(x, y), z) < 0;
}
