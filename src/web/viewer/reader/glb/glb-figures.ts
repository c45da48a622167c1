import * as z from 'zod/mini';
import { type EdgeFigures, type FaceFigures, SURFACE_KINDS } from '#kernel/basics/model.ts';
import type { Vector3D } from '../../basics/viewer.ts';
import type { ShapeFigures } from '../../mesh/read-mesh.ts';
import type { GlbAccessors } from './glb-accessors.ts';
import type { GlbDocument } from './glb-document.ts';
import type { PlacedPrimitive } from './glb-frames.ts';

const surfaces = z.array(z.enum(SURFACE_KINDS));
const figuresSchema = z.object({ surfaces, faces: z.int(), edges: z.optional(z.int()) });
const boxSchema = z.object({ boxMm: z.object({ x: z.number(), y: z.number(), z: z.number() }) });

/** The exact box that the CAD server wrote beside the mesh. Null: the file is from elsewhere. */
export function readBox({ nodes }: GlbDocument): Vector3D | null {
  for (const { extras } of nodes) {
    const box = boxSchema.safeParse(extras);
    if (box.success) return box.data.boxMm;
  }
  return null;
}

/** The exact figures that the CAD server wrote beside the mesh. Null: there are none. Throws RangeError on broken tables. */
export function readFeatures(
  document: GlbDocument,
  accessors: GlbAccessors,
  triangles: readonly PlacedPrimitive[],
  lines: readonly PlacedPrimitive[],
): ShapeFigures | null {
  const tables = figuresSchema.safeParse(document.meshes[0]?.extras);
  const [part] = triangles;
  const face = part?.primitive.attributes['_FACE'];
  const { indices } = part?.primitive ?? {};
  const edge = lines[0]?.primitive.attributes['_EDGE'];
  if (!tables.success || triangles.length !== 1 || face === undefined || indices === undefined) return null;
  const faceOfVertex = accessors.read(face);
  const corners = accessors.read(indices);
  const ends = edge === undefined ? null : accessors.read(edge);
  const faces = readRows(accessors, tables.data.faces).map(
    ([kind = 0, areaMm2 = 0, radius = 0]): FaceFigures => ({
      surface: tables.data.surfaces[kind] ?? 'free-form',
      areaMm2,
      radiusMm: radius === 0 ? null : radius,
    }),
  );
  return {
    faceOfTriangle: Uint32Array.from({ length: corners.count / 3 }, (_, triangle) => {
      const vertex = corners.values[triangle * 3 * corners.stride] as number;
      return faceOfVertex.values[vertex * faceOfVertex.stride] as number;
    }),
    edgeOfSegment: Uint32Array.from({ length: (ends?.count ?? 0) / 2 }, (_, segment) => ends?.values[segment * 2 * ends.stride] as number),
    describeFace: (n) => faces[n] ?? null,
    edges: readRows(accessors, tables.data.edges ?? null).map(
      ([lengthMm = 0, radius = 0]): EdgeFigures => ({ lengthMm, radiusMm: radius === 0 ? null : radius }),
    ),
  };
}

function readRows(accessors: GlbAccessors, index: number | null): number[][] {
  if (index === null) return [];
  const { values, stride, components, count } = accessors.read(index);
  return Array.from({ length: count }, (_, row) => [...values.subarray(row * stride, row * stride + components)]);
}
