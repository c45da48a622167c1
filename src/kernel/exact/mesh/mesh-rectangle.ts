import { isMirror } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, SIDE } from '../../occt/words.ts';

export interface FaceMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

const STEPS_U = 32;
const STEPS_V = 8;
/** How far the grid's area may be from the face's for the face to count as the whole rectangle. */
const AREA_TOLERANCE = 0.01;

/**
 * Meshes a face that the mesher left out, by a plain grid over its parameter rectangle. Null where the face is not
 * the whole rectangle (a trimmed one), told by its exact area in mm².
 */
export function meshRectangle(oc: ExactEngine, face: Face, areaMm2: number): FaceMesh | null {
  const { uMin, uMax, vMin, vMax } = oc.rangeOf(face);
  const positions = new Float32Array((STEPS_U + 1) * (STEPS_V + 1) * 3);
  let at = 0;
  for (let i = 0; i <= STEPS_U; i++) {
    for (let k = 0; k <= STEPS_V; k++) {
      positions.set(oc.pointAt(face, uMin + ((uMax - uMin) * i) / STEPS_U, vMin + ((vMax - vMin) * k) / STEPS_V), at);
      at += 3;
    }
  }
  const place = oc.placeOf(face);
  const mirrored = place !== null && isMirror(place.matrix);
  const indices = gridTriangles((oc.sideOf(face) === SIDE.reversed) !== mirrored);
  const { normals, area } = sumNormals(positions, indices);
  return Math.abs(area - areaMm2) <= AREA_TOLERANCE * areaMm2 ? { positions, normals, indices } : null;
}

function gridTriangles(inverted: boolean): Uint32Array {
  const corners: number[] = [];
  for (let i = 0; i < STEPS_U; i++) {
    for (let k = 0; k < STEPS_V; k++) {
      const a = i * (STEPS_V + 1) + k;
      const [b, c, d] = [a + STEPS_V + 1, a + STEPS_V + 2, a + 1];
      if (inverted) corners.push(a, c, b, a, d, c);
      else corners.push(a, b, c, a, c, d);
    }
  }
  return new Uint32Array(corners);
}

/** Area of the triangles, and unit normals at the vertices, weighted by area. */
function sumNormals(positions: Float32Array, indices: Uint32Array): { normals: Float32Array; area: number } {
  const normals = new Float32Array(positions.length);
  let area = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const corners = [indices[n] as number, indices[n + 1] as number, indices[n + 2] as number] as const;
    const [a, b, c] = corners.map((corner) => positions.subarray(corner * 3, corner * 3 + 3)) as [Float32Array, Float32Array, Float32Array];
    const u = [0, 1, 2].map((axis) => (b[axis] as number) - (a[axis] as number)) as [number, number, number];
    const v = [0, 1, 2].map((axis) => (c[axis] as number) - (a[axis] as number)) as [number, number, number];
    const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    area += Math.hypot(...cross) / 2;
    for (const corner of corners) {
      for (let axis = 0; axis < 3; axis++) normals[corner * 3 + axis] = (normals[corner * 3 + axis] as number) + (cross[axis] as number);
    }
  }
  for (let n = 0; n < normals.length; n += 3) {
    const length = Math.hypot(normals[n] as number, normals[n + 1] as number, normals[n + 2] as number) || 1;
    for (let axis = 0; axis < 3; axis++) normals[n + axis] = (normals[n + axis] as number) / length;
  }
  return { normals, area };
}
