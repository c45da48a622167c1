import { lengthOf, type Vector } from '../basics/vectors.ts';
import type { Surface } from './describe-surface.ts';
import type { Hit, TriangleTree } from './triangle-tree.ts';

/** Through the material, or through the air outside. */
export type Side = 'walls' | 'gaps';

/** Surfaces at a larger angle to one another are no two sides of a wall: a screw's thread has 60°. */
const LARGEST_ANGLE = Math.cos((40 * Math.PI) / 180);
/** Below this angle (as a tangent) two surfaces are parallel. */
const PARALLEL = 0.01;
/** Surfaces that run together at less than this angle, over at least this length, are a thin wall all the same. */
const FLAT_TAPER = Math.tan((6 * Math.PI) / 180);
const FLAT_TAPER_MM = 1;
/** A wedge whose end is cut off before this share of the way to its edge is a wall that tapers. */
const CUT_OFF = 0.5;
/** Nearer than this share of the model's diagonal is the same place. */
const SAME_PLACE = 1e-6;
/** Bodies that are no farther apart touch, mm. */
const TOUCHING_MM = 0.02;

/** Measures from one surface straight across to the opposite one. */
export class Across {
  private readonly tree: TriangleTree;
  private readonly surface: Surface;
  private readonly bodyOfTriangle: Uint32Array | null;
  private readonly nearestMm: number;

  constructor(tree: TriangleTree, surface: Surface, bodyOfTriangle: Uint32Array | null) {
    this.tree = tree;
    this.surface = surface;
    this.bodyOfTriangle = bodyOfTriangle;
    this.nearestMm = SAME_PLACE * surface.diagonalMm;
  }

  /** How far it is from a place on a triangle to the opposite surface. Null: none is opposite within `limit`, or both only meet in an edge. */
  measure(side: Side, triangle: number, at: Vector, limit: number): Hit | null {
    const normal = this.surface.normalOf(triangle);
    const sense = side === 'walls' ? -1 : 1;
    const [dx, dy, dz] = [sense * normal[0], sense * normal[1], sense * normal[2]];
    const counts = this.counter(side, triangle);
    const hit = this.tree.cast(at[0], at[1], at[2], dx, dy, dz, this.nearestMm, limit, counts);
    if (hit === null) return null;
    if (side === 'gaps' && this.isContact(triangle, hit)) return null;
    const other = this.surface.normalOf(hit.triangle);
    // Of opposite sides of a wall, both look away from it.
    const facing = -sense * (dx * other[0] + dy * other[1] + dz * other[2]);
    if (!(facing >= LARGEST_ANGLE)) return null;
    const taper = Math.sqrt(Math.max(0, 1 - facing * facing)) / facing;
    if (taper < PARALLEL) return hit;
    const edgeMm = hit.distance / taper;
    if (taper < FLAT_TAPER && edgeMm >= FLAT_TAPER_MM) return hit;
    // The edge lies in the plane of the triangle, where the opposite surface comes nearer.
    const along = sense * facing;
    const slope: Vector = [other[0] + along * dx, other[1] + along * dy, other[2] + along * dz];
    const reach = (-sense * edgeMm) / lengthOf(slope);
    const half = hit.distance / 2;
    const [mx, my, mz] = [at[0] + half * dx, at[1] + half * dy, at[2] + half * dz];
    const [ex, ey, ez] = [reach * slope[0] - half * dx, reach * slope[1] - half * dy, reach * slope[2] - half * dz];
    return this.tree.cast(mx, my, mz, ex, ey, ez, 0, CUT_OFF, counts) === null ? null : hit;
  }

  /** Whether two bodies touch there: chords of a round pin and of its hole leave some air between them. */
  private isContact(triangle: number, { triangle: other, distance }: Hit): boolean {
    if (this.bodyOf(other) === this.bodyOf(triangle)) return false;
    return distance < TOUCHING_MM + this.surface.sagOf(triangle) + this.surface.sagOf(other);
  }

  /** The place on the same body that lies next to one beside its surface. */
  drop(triangle: number, beside: Vector, reach: number): { readonly triangle: number; readonly at: Vector } | null {
    const [nx, ny, nz] = this.surface.normalOf(triangle);
    const [x, y, z] = [beside[0] + reach * nx, beside[1] + reach * ny, beside[2] + reach * nz];
    const own = this.counter('walls', -1, this.bodyOf(triangle));
    const hit = this.tree.cast(x, y, z, -nx, -ny, -nz, 0, 2 * reach, own);
    if (hit === null) return null;
    const { distance } = hit;
    return { triangle: hit.triangle, at: [x - distance * nx, y - distance * ny, z - distance * nz] };
  }

  /** Walls are those of one body; gaps lie between any two surfaces. */
  private counter(side: Side, triangle: number, body = triangle < 0 ? 0 : this.bodyOf(triangle)): (triangle: number) => boolean {
    if (side === 'gaps' || this.bodyOfTriangle === null) return (other) => other !== triangle;
    const bodies = this.bodyOfTriangle;
    return (other) => other !== triangle && bodies[other] === body;
  }

  private bodyOf(triangle: number): number {
    return this.bodyOfTriangle?.[triangle] ?? 0;
  }
}
