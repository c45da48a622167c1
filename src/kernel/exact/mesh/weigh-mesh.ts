import type { Vector } from '../../basics/vectors.ts';
import type { BodyMesh } from './mesh-body.ts';

/** What a mesh tells of the surfaces it was made of. */
export interface MeshWeight {
  /** Signed volume of the cones from an origin to the surfaces, mm³: in all that of the body, where the mesh is closed. */
  readonly volumeMm3: number;
  readonly faceVolumesMm3: Float64Array;
  /** How much volume lies between triangles and surfaces, whichever side, mm³. */
  readonly bentMm3: number;
  /** By how much single precision may have changed the volume, mm³. */
  readonly roundingMm3: number;
  /** Of the triangles of each face. */
  readonly faceAreasMm2: Float64Array;
  readonly facesNotMeshed: number;
  readonly triangles: number;
}

/** A corner's normal further from its triangle's than this (cosine) says nothing; at a cone's tip any normal is as good as another. */
const CREDIBLE = 0.8;

/**
 * Area and volume under a body's mesh, seen from `origin`, the volume with what lies between its triangles and the surfaces. Above the sides of a
 * triangle the surface's normals n at the ends of a side d tell a parabola of height (n₂ − n₁)·d / 8; the quadratic with these
 * heights above the three sides sums up to A/8 · Σ n·(corner − centre) over a triangle of area A. On known models that comes
 * within 6e-5 of the volume, fifty times nearer than the triangles.
 */
export function weighMesh(
  { positions, normals, indices, faceOfTriangle, facesNotMeshed }: BodyMesh,
  faces: number,
  [ox, oy, oz]: Vector,
): MeshWeight {
  const faceAreasMm2 = new Float64Array(faces);
  const faceVolumesMm3 = new Float64Array(faces);
  let [bent, area] = [0, 0];
  for (let n = 0; n < indices.length; n += 3) {
    const a = (indices[n] as number) * 3;
    const b = (indices[n + 1] as number) * 3;
    const c = (indices[n + 2] as number) * 3;
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [ux, uy, uz] = [(positions[b] as number) - ax, (positions[b + 1] as number) - ay, (positions[b + 2] as number) - az];
    const [vx, vy, vz] = [(positions[c] as number) - ax, (positions[c + 1] as number) - ay, (positions[c + 2] as number) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const double = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const above = (corner: number, x: number, y: number, z: number): number => {
      const [mx, my, mz] = [normals[corner] as number, normals[corner + 1] as number, normals[corner + 2] as number];
      return mx * nx + my * ny + mz * nz < CREDIBLE * double ? 0 : mx * x + my * y + mz * z;
    };
    // From the centre of the triangle to its corners, three times.
    const heights = above(a, -ux - vx, -uy - vy, -uz - vz) + above(b, 2 * ux - vx, 2 * uy - vy, 2 * uz - vz);
    const between = (double / 48) * (heights + above(c, 2 * vx - ux, 2 * vy - uy, 2 * vz - uz));
    bent += Math.abs(between);
    area += double / 2;
    const face = faceOfTriangle[n / 3] as number;
    faceAreasMm2[face] = (faceAreasMm2[face] as number) + double / 2;
    const cone = ((ax - ox) * nx + (ay - oy) * ny + (az - oz) * nz) / 6 + between;
    faceVolumesMm3[face] = (faceVolumesMm3[face] as number) + cone;
  }
  const farthest = positions.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return {
    volumeMm3: faceVolumesMm3.reduce((sum, volume) => sum + volume, 0),
    faceVolumesMm3,
    bentMm3: bent,
    roundingMm3: area * farthest * 2 ** -24,
    faceAreasMm2,
    facesNotMeshed,
    triangles: indices.length / 3,
  };
}
