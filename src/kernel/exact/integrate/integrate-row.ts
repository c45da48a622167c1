import { dot, lengthOf, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, SURFACE } from '../../occt/words.ts';
import { integratePieces, type Pair } from './integrate-pieces.ts';

/** A point of a surface, and the cross product of the derivatives along u and v there, outward from the body. */
type Probed = ReturnType<ExactEngine['normalAt']>;

/** How a surface is integrated along one of its parameters. */
export interface RowRule {
  /** The parameter that runs along a row; the other one stays. */
  readonly along: 'u' | 'v';
  /** Area, and three times the volume over it, of the row at `fixed` between two parameters, per unit of the other one. */
  readonly sum: (fixed: number, from: number, to: number) => Pair;
}

/** Surfaces of which one point says all of a row: it runs straight along v, and the normal stays, or turns about an axis with u. */
const STRAIGHT: readonly number[] = [SURFACE.plane, SURFACE.cylinder, SURFACE.extrusion];
const TURNED: readonly number[] = [SURFACE.sphere, SURFACE.torus, SURFACE.revolution];

/** How a face's surface is integrated along a row; other surfaces than these two kinds between their knots. */
export function rowRule(oc: ExactEngine, face: Face, origin: Vector): RowRule {
  const kind = oc.surfaceOf(face);
  const probe = (u: number, v: number): Probed => {
    const { point, normal } = oc.normalAt(face, u, v);
    return { point: subtract(point, origin), normal };
  };
  if (STRAIGHT.includes(kind)) return { along: 'v', sum: (u, from, to) => sumStraight(probe(u, from), to - from) };
  if (TURNED.includes(kind)) {
    const { centre, direction } = oc.axisOf(face);
    const centreSeen = subtract(centre, origin);
    return { along: 'u', sum: (v, from, to) => sumTurned(probe((from + to) / 2, v), centreSeen, direction, (to - from) / 2) };
  }
  // A row is cut at its knots again and again, an edge at the others once.
  const [alongU, alongV] = [oc.listKnots(face, 'u'), oc.listKnots(face, 'v')];
  if (alongU.length <= alongV.length)
    return { along: 'u', sum: (v, from, to) => integratePieces((u) => sumAt(probe(u, v)), cutRange(from, to, alongU)) };
  return { along: 'v', sum: (u, from, to) => integratePieces((v) => sumAt(probe(u, v)), cutRange(from, to, alongV)) };
}

function cutRange(from: number, to: number, knots: readonly number[]): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const cuts = [low, ...knots.filter((knot) => knot > low && knot < high), high];
  return from < to ? cuts : cuts.reverse();
}

function sumAt({ point, normal }: Probed): Pair {
  return [lengthOf(normal), dot(point, normal)];
}

/** Along a straight row of parallel normals nothing changes. */
function sumStraight(probed: Probed, range: number): Pair {
  const [area, volume] = sumAt(probed);
  return [area * range, volume * range];
}

/**
 * Over an arc about an axis, from its middle: a normal that turns with the arc by ± half its angle sums up to its part along
 * the axis times the angle, and its part across the axis times the chord of the unit circle. Seen from the axis, nothing changes.
 */
function sumTurned({ point, normal }: Probed, centre: Vector, axis: Vector, halfAngle: number): Pair {
  const along = dot(normal, axis);
  const chord = 2 * Math.sin(halfAngle);
  const summed = normal.map((value, k) => along * (axis[k] as number) * (2 * halfAngle - chord) + value * chord) as unknown as Vector;
  return [lengthOf(normal) * 2 * halfAngle, dot(subtract(point, centre), normal) * 2 * halfAngle + dot(centre, summed)];
}
