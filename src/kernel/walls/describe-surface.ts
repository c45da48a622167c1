import type { ModelMesh } from '../basics/model.ts';
import type { Vector } from '../basics/vectors.ts';

/** Areas, normals and places on the triangles of a mesh. */
export interface Surface {
  /** Per triangle, mm². */
  readonly areas: Float32Array;
  readonly areaMm2: number;
  /** From corner to corner of the mesh's box. */
  readonly diagonalMm: number;
  /** Of an exact model. */
  readonly faceOfTriangle: Uint32Array | null;
  /** Looks outwards, of length 1. */
  normalOf(triangle: number): Vector;
  /** Writes the place at two shares of the triangle's sides, evenly spread over it. */
  placeOn(triangle: number, u: number, v: number, to: [number, number, number]): void;
  /** Writes the place at a triangle's corners, each to its share of 1. */
  placeAt(triangle: number, p: number, q: number, r: number, to: [number, number, number]): void;
  /** How far the exact surface may lie from the triangle, mm; 0 for mesh files, whose triangles are the surface. */
  sagOf(triangle: number): number;
}

export function describeSurface({ positions, indices, normals, features }: ModelMesh): Surface {
  const areas = new Float32Array(indices.length / 3);
  let areaMm2 = 0;
  const twice: [number, number, number] = [0, 0, 0];
  const crossOf = (triangle: number): [number, number, number] => {
    const a = 3 * (indices[3 * triangle] as number);
    const b = 3 * (indices[3 * triangle + 1] as number);
    const c = 3 * (indices[3 * triangle + 2] as number);
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [ux, uy, uz] = [(positions[b] as number) - ax, (positions[b + 1] as number) - ay, (positions[b + 2] as number) - az];
    const [vx, vy, vz] = [(positions[c] as number) - ax, (positions[c + 1] as number) - ay, (positions[c + 2] as number) - az];
    twice[0] = uy * vz - uz * vy;
    twice[1] = uz * vx - ux * vz;
    twice[2] = ux * vy - uy * vx;
    return twice;
  };
  for (let triangle = 0; triangle < areas.length; triangle++) {
    const [x, y, z] = crossOf(triangle);
    const area = Math.sqrt(x * x + y * y + z * z) / 2;
    areas[triangle] = area;
    areaMm2 += area;
  }
  const placeAt: Surface['placeAt'] = (triangle, p, q, r, to) => {
    const a = 3 * (indices[3 * triangle] as number);
    const b = 3 * (indices[3 * triangle + 1] as number);
    const c = 3 * (indices[3 * triangle + 2] as number);
    for (let axis = 0; axis < 3; axis++) {
      to[axis] = p * (positions[a + axis] as number) + q * (positions[b + axis] as number) + r * (positions[c + axis] as number);
    }
  };
  return {
    areas,
    areaMm2,
    diagonalMm: diagonalOf(positions),
    faceOfTriangle: features?.faceOfTriangle ?? null,
    normalOf: (triangle) => {
      const [x, y, z] = crossOf(triangle);
      const length = Math.sqrt(x * x + y * y + z * z);
      return [x / length, y / length, z / length];
    },
    placeOn: (triangle, u, v, to) => {
      const root = Math.sqrt(u);
      placeAt(triangle, 1 - root, root * (1 - v), root * v, to);
    },
    placeAt,
    sagOf: (triangle) => {
      if (normals === null) return 0;
      let sag = 0;
      for (let corner = 0; corner < 3; corner++) {
        const a = 3 * (indices[3 * triangle + corner] as number);
        const b = 3 * (indices[3 * triangle + ((corner + 1) % 3)] as number);
        let height = 0;
        for (let axis = 0; axis < 3; axis++) {
          const turn = (normals[b + axis] as number) - (normals[a + axis] as number);
          height += (turn * ((positions[b + axis] as number) - (positions[a + axis] as number))) / 8;
        }
        sag = Math.max(sag, Math.abs(height));
      }
      return sag;
    },
  };
}

function diagonalOf(positions: Float32Array): number {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[n + axis] as number;
      if (value < (least[axis] as number)) least[axis] = value;
      if (value > (most[axis] as number)) most[axis] = value;
    }
  }
  return Math.hypot(...most.map((value, axis) => value - (least[axis] as number)));
}
