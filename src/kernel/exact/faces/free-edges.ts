import { type Box, diagonalOf, emptyBox, isWithin } from '../../basics/box.ts';
import { dot, lengthOf, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Edge, Shape } from '../../occt/words.ts';

/** Edges no longer than this many tolerances may vanish where they are sewn. */
const SHORT = 10;
/** More comparisons of an edge with another one take longer than sewing may. */
const MOST_PAIRS = 4_000_000;

/** The edges of a shape that bound only one face, and their middles. */
interface FreeEdges {
  readonly edges: readonly Edge[];
  readonly middles: readonly Vector[];
}

/** Finds the edges that nothing is sewn to yet. */
export function findFreeEdges(oc: ExactEngine, shape: Shape): FreeEdges {
  const edges = oc.listFreeEdges(shape);
  const middles = edges.map((edge) => {
    const { from, to } = oc.curveOf(edge);
    return oc.curvePointAt(edge, (from + to) / 2);
  });
  return { edges, middles };
}

/**
 * Whether some edge can't be sewn to anything: its middle lies farther than the tolerance, mm, from the bounds of every other one.
 * A shape with one never closes, which is far sooner told than by sewing.
 */
export function hasLoneEdge(oc: ExactEngine, { edges, middles }: FreeEdges, toleranceMm: number): boolean {
  const alone = listAlone(middles, toleranceMm);
  if (alone.length === 0 || alone.length * edges.length > MOST_PAIRS) return false;
  const bounds = edges.map((edge): Box => {
    const [xMin, yMin, zMin, xMax, yMax, zMax] = oc.boundOf(edge) ?? emptyBox();
    return [xMin - toleranceMm, yMin - toleranceMm, zMin - toleranceMm, xMax + toleranceMm, yMax + toleranceMm, zMax + toleranceMm];
  });
  return alone.some((i) => {
    if (diagonalOf(bounds[i] as Box) < SHORT * toleranceMm) return false;
    const [x, y, z] = middles[i] as Vector;
    return !bounds.some((bound, k) => k !== i && isWithin([x, y, z, x, y, z], bound, 0));
  });
}

/** In a direction that no drawing uses few points are as far as others. */
const ASKEW: Vector = [0.5237, 0.7391, 0.4241];

/**
 * Whether three edges or more have their middle in one place, mm apart at most: there bodies touch, and which face goes on in which
 * other one is anybody's guess.
 */
export function hasCrowdedEdge({ middles }: FreeEdges, toleranceMm: number): boolean {
  const sorted = middles.map((point) => ({ point, far: dot(point, ASKEW) })).sort((one, other) => one.far - other.far);
  return sorted.some(({ point, far }, i) => {
    let near = 1;
    for (let k = i + 1; k < sorted.length && (sorted[k]?.far ?? 0) - far <= toleranceMm; k++) {
      if (lengthOf(subtract(point, sorted[k]?.point ?? point)) <= toleranceMm) near++;
    }
    return near > 2;
  });
}

/** The points without another one nearby: most edges have a partner of their own length, which is sooner told than by bounds. */
function listAlone(points: readonly Vector[], toleranceMm: number): number[] {
  const cells = points.map((point) => point.map((value) => Math.floor(value / toleranceMm)).join(' '));
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return points.flatMap((_, i) => (counts.get(cells[i] as string) === 1 ? [i] : []));
}
