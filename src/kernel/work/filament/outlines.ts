import type { Section } from '../slice-layers.ts';
import { cornerSpeed, type Motion, PathTimer } from './motion.ts';

/** Speeds at which a layer's walls are drawn, mm/s. */
export interface WallSpeeds {
  readonly outer: number;
  readonly inner: number;
  readonly small: number;
}

/** What one layer's outlines come to. Lengths in mm, times in seconds. */
export interface Outlines {
  perimeter: number;
  /** By how much the outlines get shorter for a millimetre that they move into the solid. */
  shrinkage: number;
  islands: number;
  holes: number;
  /** Drawn once as an outer wall and once as an inner one, at full speed and with acceleration. */
  outerCruise: number;
  outerSeconds: number;
  innerCruise: number;
  innerSeconds: number;
}

/** Closed walls up to this length are drawn at the speed of small walls: a circle of 6.5 mm radius. */
const SMALL_WALL_MM = 2 * Math.PI * 6.5;
/** Points nearer than this to a straight line are left out of it, as slicers do. */
const STRAIGHT_MM = 0.0125;

/** Measures outlines layer by layer; scratch is kept from layer to layer. */
export class OutlineMeter {
  private readonly motion: Motion;
  private readonly timer = new PathTimer();
  private seen = new Uint8Array(1024);
  private xs = new Float64Array(1024);
  private ys = new Float64Array(1024);

  constructor(motion: Motion) {
    this.motion = motion;
  }

  measure({ count, ends, next }: Section, speeds: WallSpeeds): Outlines {
    const found: Outlines = {
      perimeter: 0,
      shrinkage: 0,
      islands: 0,
      holes: 0,
      outerCruise: 0,
      outerSeconds: 0,
      innerCruise: 0,
      innerSeconds: 0,
    };
    if (this.seen.length < count) {
      this.seen = new Uint8Array(2 * count);
      this.xs = new Float64Array(2 * count);
      this.ys = new Float64Array(2 * count);
    } else this.seen.fill(0, 0, count);
    for (let first = 0; first < count; first++) {
      if ((this.seen[first] ?? 0) !== 0) continue;
      let points = 0;
      for (let at = first; at >= 0 && (this.seen[at] ?? 0) === 0; at = next[at] ?? -1) {
        this.seen[at] = 1;
        points = this.addPoint(points, ends[4 * at] ?? 0, ends[4 * at + 1] ?? 0);
      }
      this.addLoop(points, speeds, found);
    }
    return found;
  }

  /** Takes a point into the loop; one that lies on the line from the last but one takes the last one's place. */
  private addPoint(points: number, x: number, y: number): number {
    const { xs, ys } = this;
    let kept = points;
    if (kept >= 2) {
      const ax = xs[kept - 2] ?? 0;
      const ay = ys[kept - 2] ?? 0;
      const dx = x - ax;
      const dy = y - ay;
      const px = (xs[kept - 1] ?? 0) - ax;
      const py = (ys[kept - 1] ?? 0) - ay;
      const length = Math.sqrt(dx * dx + dy * dy);
      const along = px * dx + py * dy;
      if (Math.abs(px * dy - py * dx) <= STRAIGHT_MM * length && along >= 0 && along <= length * length) kept--;
    }
    xs[kept] = x;
    ys[kept] = y;
    return kept + 1;
  }

  private addLoop(points: number, { outer, inner, small }: WallSpeeds, found: Outlines): void {
    if (points < 3) return;
    const { xs, ys, timer, motion } = this;
    let length = 0;
    let area = 0;
    let shrinkage = 0;
    timer.begin();
    let px = (xs[0] ?? 0) - (xs[points - 1] ?? 0);
    let py = (ys[0] ?? 0) - (ys[points - 1] ?? 0);
    const before = Math.hypot(px, py) || 1;
    px /= before;
    py /= before;
    for (let at = 0; at < points; at++) {
      const x = xs[at] ?? 0;
      const y = ys[at] ?? 0;
      const to = at + 1 < points ? at + 1 : 0;
      const x2 = xs[to] ?? 0;
      const y2 = ys[to] ?? 0;
      const segment = Math.hypot(x2 - x, y2 - y);
      if (segment < 1e-6) continue;
      const dx = (x2 - x) / segment;
      const dy = (y2 - y) / segment;
      area += (x * y2 - x2 * y) / 2;
      length += segment;
      // tan of half the turn, bounded for needles.
      shrinkage += 2 * Math.max(-2, Math.min(2, (px * dy - py * dx) / (1 + px * dx + py * dy + 1e-9)));
      timer.add(segment, cornerSpeed(px, py, dx, dy, motion.jerk));
      px = dx;
      py = dy;
    }
    if (length < 1e-3) return;
    if (area >= 0) found.islands++;
    else found.holes++;
    found.perimeter += length;
    found.shrinkage += shrinkage;
    const isSmall = length <= SMALL_WALL_MM;
    const outerSpeed = isSmall ? Math.min(small, outer) : outer;
    const innerSpeed = isSmall ? Math.min(small, inner) : inner;
    const ends = motion.jerk;
    found.outerCruise += length / outerSpeed;
    found.outerSeconds += timer.seconds(outerSpeed, ends, motion.acceleration);
    found.innerCruise += length / innerSpeed;
    found.innerSeconds +=
      innerSpeed === outerSpeed
        ? timer.seconds(outerSpeed, ends, motion.acceleration)
        : timer.seconds(innerSpeed, ends, motion.acceleration);
  }
}
