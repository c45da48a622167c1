import { MOST_PLACES, type WallFacts } from '#domain/part/part-insides.ts';
import type { ModelMesh } from '../basics/model.ts';
import { cross, dot, lengthOf, type Vector } from '../basics/vectors.ts';
import { Across, type Side } from './across.ts';
import { describeSurface, type Surface } from './describe-surface.ts';
import { TriangleTree } from './triangle-tree.ts';

export interface WallOptions {
  /** The body of each triangle; left out or null: all are of one. */
  readonly bodyOfTriangle?: Uint32Array | null;
  /** Called now and then; may throw to end the work. */
  readonly check?: () => void;
}

/** Samples of the first round spread by area, and as many spread by triangles: small features have triangles of their own. */
const SPREAD = 4096;
/** What is thicker is told only where nothing is thinner: no process minds it. */
const THICK_MM = 5;
/** Spots looked at more closely, how often, and how many samples each time. */
const CLOSER_SPOTS = { walls: 48, gaps: 16 } as const;
/** Gaps matter less: every other sample looks for them. */
const EVERY = { walls: 1, gaps: 2 } as const;
const CLOSER_ROUNDS = 6;
const CLOSER_SAMPLES = 8;
/** Spots lie at least this far apart, as a share of the model's diagonal, and this many thicknesses. */
const APART = 0.04;
const APART_WALLS = 3;
/** Samples in one plane (cosine), thicker by less than this factor, are of one wall. */
const SAME_PLANE = 0.999;
const SAME_WALL = 1.1;
/** How near the search comes to the thinnest place of a wall that tapers. */
const SEARCH_ERROR = 0.02;
const CHECK_EVERY = 256;

interface Sample {
  readonly mm: number;
  readonly at: Vector;
  readonly triangle: number;
  readonly opposite: number;
}

/**
 * Measures how thick a model is from one surface to the opposite one, at samples spread over its surface by a fixed sequence and
 * then more closely around the thinnest; and the gaps between surfaces likewise. Says nothing of edges, towards which two surfaces
 * run together.
 */
export function measureWalls(mesh: ModelMesh, { bodyOfTriangle, check }: WallOptions = {}): WallFacts {
  const surface = describeSurface(mesh);
  const tree = new TriangleTree(mesh);
  check?.();
  const bodies = bodyOfTriangle ?? null;
  const search = new Search(surface, new Across(tree, surface, bodies), bodies, check ?? (() => {}));
  const thinnest = search.run('walls');
  const gaps = search.run('gaps');
  const sag = Math.max(0, ...thinnest.map(({ triangle, opposite }) => surface.sagOf(triangle) + surface.sagOf(opposite)));
  return {
    thinnest: thinnest.map(({ mm, at }) => ({ mm, at })),
    gaps: gaps.map(({ mm, at }) => ({ mm, at })),
    errorMm: sag + SEARCH_ERROR * (thinnest[0]?.mm ?? 0),
    samples: search.samples,
  };
}

class Search {
  private readonly surface: Surface;
  private readonly across: Across;
  private readonly check: () => void;
  private readonly spread: readonly number[];
  samples = 0;

  constructor(surface: Surface, across: Across, bodyOfTriangle: Uint32Array | null, check: () => void) {
    this.surface = surface;
    this.across = across;
    this.check = check;
    this.spread = spreadSamples(surface, bodyOfTriangle);
  }

  /** The thinnest spots of one side of the surface. */
  run(side: Side): readonly Sample[] {
    const found = this.lookAround(side, THICK_MM);
    if (found.length === 0) found.push(...this.lookAround(side, Number.POSITIVE_INFINITY));
    const { diagonalMm, areaMm2 } = this.surface;
    const spots = this.choose(found, CLOSER_SPOTS[side], APART * 0.5 * diagonalMm, 1);
    const spacing = Math.sqrt(areaMm2 / SPREAD);
    const closer = spots.map((spot) => this.lookCloser(side, spot, spacing));
    return this.choose(closer, MOST_PLACES, APART * diagonalMm, APART_WALLS);
  }

  private lookAround(side: Side, limit: number): Sample[] {
    const found: Sample[] = [];
    const point: [number, number, number] = [0, 0, 0];
    for (let n = 0; n < this.spread.length; n += EVERY[side]) {
      const triangle = this.spread[n] as number;
      this.surface.placeOn(triangle, fraction(n * STEP_U), fraction(n * STEP_V), point);
      const sample = this.look(side, triangle, point, limit);
      if (sample !== null) found.push(sample);
    }
    return found;
  }

  /** The thinnest samples that lie apart from one another, but one of each flat wall, or a large one would be all that is told. */
  private choose(samples: readonly Sample[], most: number, apartMm: number, apartWalls: number): readonly Sample[] {
    const chosen: Sample[] = [];
    for (const sample of samples.toSorted((a, b) => a.mm - b.mm)) {
      if (chosen.length === most) break;
      const least = Math.max(apartMm, apartWalls * sample.mm);
      const normal = this.surface.normalOf(sample.triangle);
      const isKnown = chosen.some(({ mm, at, triangle }) => {
        const away: Vector = [at[0] - sample.at[0], at[1] - sample.at[1], at[2] - sample.at[2]];
        if (dot(away, away) < least * least) return true;
        const isParallel = Math.abs(dot(normal, this.surface.normalOf(triangle))) > SAME_PLANE;
        return isParallel && Math.abs(dot(normal, away)) < 1.5 * mm && sample.mm < SAME_WALL * mm;
      });
      if (!isKnown) chosen.push(sample);
    }
    return chosen;
  }

  private look(side: Side, triangle: number, at: Vector, limit: number): Sample | null {
    if (this.samples++ % CHECK_EVERY === 0) this.check();
    const hit = this.across.measure(side, triangle, at, limit);
    return hit === null ? null : { mm: hit.distance, at: [at[0], at[1], at[2]], triangle, opposite: hit.triangle };
  }

  /** Follows a wall to where it is thinnest. */
  private lookCloser(side: Side, spot: Sample, spacing: number): Sample {
    let best = spot;
    let reach = spacing;
    for (let round = 0; round < CLOSER_ROUNDS; round++, reach /= 2) {
      const { at, triangle } = best;
      const [x, y] = axesAcross(this.surface.normalOf(triangle));
      for (let n = 0; n < CLOSER_SAMPLES; n++) {
        const angle = 2 * Math.PI * fraction((round * CLOSER_SAMPLES + n) * STEP_U);
        const radius = reach * Math.sqrt(fraction((round * CLOSER_SAMPLES + n) * STEP_V));
        const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        const beside: Vector = [at[0] + u * x[0] + v * y[0], at[1] + u * x[1] + v * y[1], at[2] + u * x[2] + v * y[2]];
        const dropped = this.across.drop(triangle, beside, reach);
        const sample = dropped === null ? null : this.look(side, dropped.triangle, dropped.at, best.mm);
        if (sample !== null) best = sample;
      }
    }
    return best;
  }
}

/** The plastic sequence of Roberts: its points are spread evenly over a square. */
const STEP_U = 0.7548776662466927;
const STEP_V = 0.5698402909980532;

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** The triangles that samples of the first round lie on: some by area, some by number, some of each body, and one of each exact face. */
function spreadSamples({ areas, areaMm2, faceOfTriangle }: Surface, bodyOfTriangle: Uint32Array | null): readonly number[] {
  const chosen: number[] = [];
  const step = areaMm2 / SPREAD;
  let next = step / 2;
  let sum = 0;
  for (let triangle = 0; triangle < areas.length; triangle++) {
    sum += areas[triangle] as number;
    for (; next < sum; next += step) chosen.push(triangle);
  }
  const stride = Math.max(1, areas.length / SPREAD);
  for (let n = 0; n < areas.length; n += stride) chosen.push(Math.floor(n));
  if (faceOfTriangle !== null && stride > 1) {
    let faces = 0;
    for (let triangle = 1; triangle < areas.length && faces < SPREAD; triangle++) {
      if (faceOfTriangle[triangle] === faceOfTriangle[triangle - 1]) continue;
      chosen.push(triangle);
      faces++;
    }
  }
  if (bodyOfTriangle !== null && stride > 1) chosen.push(...spreadOverBodies(bodyOfTriangle));
  return chosen.filter((triangle) => (areas[triangle] as number) > 0);
}

/** Up to so many triangles of each body: the small ones among many would get none. */
const OF_EACH_BODY = 16;

function spreadOverBodies(bodyOfTriangle: Uint32Array): number[] {
  const bodies = bodyOfTriangle.reduce((most, body) => Math.max(most, body + 1), 0);
  const counts = new Uint32Array(bodies);
  for (const body of bodyOfTriangle) counts[body] = (counts[body] as number) + 1;
  const most = Math.max(1, Math.min(OF_EACH_BODY, Math.floor(SPREAD / bodies)));
  const seen = new Uint32Array(bodies);
  const chosen: number[] = [];
  for (const [triangle, body] of bodyOfTriangle.entries()) {
    const nth = seen[body] as number;
    seen[body] = nth + 1;
    if (nth % Math.ceil((counts[body] as number) / most) === 0) chosen.push(triangle);
  }
  return chosen;
}

function axesAcross(normal: Vector): readonly [Vector, Vector] {
  const side: Vector = Math.abs(normal[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const across = cross(normal, side);
  const length = lengthOf(across);
  const x: Vector = [across[0] / length, across[1] / length, across[2] / length];
  return [x, cross(normal, x)];
}
