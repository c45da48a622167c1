/** A convex polygon seen from above, counter-clockwise: x and y in turn, mm. */
export type Footprint = Float64Array;

/** A rectangle around a footprint: the direction of its first side, and both sides, mm. */
export interface Rectangle {
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** The convex hull of points in the plane, x and y in turn (Andrew's monotone chain); puts the points in order. */
export function footprintOf(points: Float64Array): Footprint {
  sortPoints(points);
  const last = points.length - 2;
  const chain: number[] = [];
  /** Takes a point in, and off again those that it leaves within. */
  const turnTo = (n: number, from: number) => {
    const x = points[n] as number;
    const y = points[n + 1] as number;
    for (; chain.length >= from + 2; chain.pop()) {
      const a = chain[chain.length - 2] as number;
      const b = chain[chain.length - 1] as number;
      const ax = points[a] as number;
      const ay = points[a + 1] as number;
      if (((points[b] as number) - ax) * (y - ay) - ((points[b + 1] as number) - ay) * (x - ax) > 0) break;
    }
    chain.push(n);
  };
  for (let n = 0; n <= last; n += 2) turnTo(n, 0);
  // The last point begins the way back.
  const there = chain.length - 1;
  for (let n = last - 2; n >= 0; n -= 2) turnTo(n, there);
  // Which ends where it began.
  const corners = chain.length > 1 ? chain.slice(0, -1) : chain;
  const footprint = new Float64Array(2 * corners.length);
  for (const [at, n] of corners.entries()) {
    footprint[2 * at] = points[n] as number;
    footprint[2 * at + 1] = points[n + 1] as number;
  }
  return footprint;
}

/** By x, then by y (Shell sort: there are few, and many footprints). */
function sortPoints(points: Float64Array): void {
  for (const gap of [602, 264, 114, 46, 20, 8, 2]) {
    for (let n = gap; n < points.length; n += 2) {
      const x = points[n] as number;
      const y = points[n + 1] as number;
      let at = n;
      for (; at >= gap; at -= gap) {
        const before = points[at - gap] as number;
        if (before < x || (before === x && (points[at - gap + 1] as number) <= y)) break;
        points[at] = before;
        points[at + 1] = points[at - gap + 1] as number;
      }
      points[at] = x;
      points[at + 1] = y;
    }
  }
}

/** A footprint turned about the origin. */
export function turnedFootprint(footprint: Footprint, angle: number): Footprint {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return footprint.map((value, n) => {
    return n % 2 === 0 ? value * cos - (footprint[n + 1] as number) * sin : (footprint[n - 1] as number) * sin + value * cos;
  });
}

/** Area of a footprint, mm². */
export function areaOf(footprint: Footprint): number {
  let double = 0;
  for (let n = 0; n < footprint.length; n += 2) {
    const next = (n + 2) % footprint.length;
    double += (footprint[n] as number) * (footprint[next + 1] as number) - (footprint[next] as number) * (footprint[n + 1] as number);
  }
  return Math.max(0, double / 2);
}

/** How wide a footprint is in a direction. */
export function widthAlong(footprint: Footprint, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [least, most] = [Infinity, -Infinity];
  for (let n = 0; n < footprint.length; n += 2) {
    const along = (footprint[n] as number) * cos + (footprint[n + 1] as number) * sin;
    least = Math.min(least, along);
    most = Math.max(most, along);
  }
  return Math.max(0, most - least);
}

/** The rectangle of least area around a footprint; one of its sides lies on a side of the footprint. Its length is the longer side. */
export function tightestRectangle(footprint: Footprint): Rectangle {
  const calipers = new Calipers(footprint);
  let best: Rectangle | null = null;
  for (const angle of calipers.sides) {
    const [along, across] = [calipers.width(angle), calipers.width(angle + Math.PI / 2)];
    if (best !== null && along * across >= best.length * best.width * (1 - 1e-9)) continue;
    best = along >= across ? { angle, length: along, width: across } : { angle: angle + Math.PI / 2, length: across, width: along };
  }
  return best ?? { angle: 0, length: 0, width: 0 };
}

/**
 * An angle at which a footprint lies within a rectangle of `x` by `y`, null: there is none. Between two angles at which a side of
 * the footprint is level or upright its width is the distance of the same two corners, so that it is enough to look at these angles
 * and where such a distance is just as long as a side of the rectangle.
 */
export function angleWithin(footprint: Footprint, x: number, y: number): number | null {
  const calipers = new Calipers(footprint);
  const quarter = Math.PI / 2;
  const fits = (angle: number) => calipers.width(angle) <= x * (1 + 1e-9) && calipers.width(angle + quarter) <= y * (1 + 1e-9);
  const turns = new Set(Array.from(calipers.sides, (side) => within(quarter, side)));
  const sorted = [...turns].sort((a, b) => a - b);
  const angles = [...sorted, ...sorted.map((turn) => turn + quarter)];
  for (const [n, from] of angles.entries()) {
    if (fits(from)) return from;
    const to = angles[n + 1] ?? (sorted[0] ?? 0) + Math.PI;
    for (const [turn, limit] of [
      [0, x],
      [quarter, y],
    ] as const) {
      for (const angle of anglesOfWidth(calipers, from, to, turn, limit)) if (fits(angle)) return angle;
    }
  }
  return null;
}

/** Where between two angles the width is `limit`; the same two corners are outermost all the way. */
function anglesOfWidth(calipers: Calipers, from: number, to: number, turn: number, limit: number): number[] {
  const middle = (from + to) / 2 + turn;
  const [dx, dy] = calipers.across(middle);
  const distance = Math.hypot(dx, dy);
  if (distance <= limit) return [];
  const [towards, off] = [Math.atan2(dy, dx), Math.acos(limit / distance)];
  return [towards + off, towards - off]
    .map((angle) => angle - turn)
    .map((angle) => angle + 2 * Math.PI * Math.round((middle - turn - angle) / (2 * Math.PI)))
    .filter((angle) => angle >= from && angle <= to);
}

/** The two corners that a footprint is held between, by angle: found by halving, as the directions of its sides ascend. */
class Calipers {
  private readonly footprint: Footprint;
  /** The direction of the side from each corner. */
  readonly sides: Float64Array;
  /** The same, none less than the one before. */
  private readonly ascending: Float64Array;

  constructor(footprint: Footprint) {
    this.footprint = footprint;
    this.sides = new Float64Array(footprint.length / 2);
    this.ascending = new Float64Array(this.sides.length);
    let direction = 0;
    for (let n = 0; n < footprint.length; n += 2) {
      const next = (n + 2) % footprint.length;
      const side = Math.atan2(
        (footprint[next + 1] as number) - (footprint[n + 1] as number),
        (footprint[next] as number) - (footprint[n] as number),
      );
      const turn = within(2 * Math.PI, side - direction);
      // Nearly all around is a little back, by rounding.
      if (n === 0 || turn < 1.5 * Math.PI) direction += turn;
      this.sides[n / 2] = side;
      this.ascending[n / 2] = direction;
    }
  }

  /** How wide the footprint is in a direction. */
  width(angle: number): number {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return Math.max(0, this.reach(this.outermost(angle), cos, sin) + this.reach(this.outermost(angle + Math.PI), -cos, -sin));
  }

  /** How far a corner or a neighbour reaches in a direction: where a side lies across it, both do, but for rounding. */
  private reach(corner: number, cos: number, sin: number): number {
    const { footprint } = this;
    const { length } = footprint;
    let most = -Infinity;
    for (const at of [corner, (corner + 2) % length, (corner + length - 2) % length]) {
      most = Math.max(most, (footprint[at] as number) * cos + (footprint[at + 1] as number) * sin);
    }
    return most;
  }

  /** From the corner that lies farthest back in a direction to the one that lies farthest on. */
  across(angle: number): readonly [dx: number, dy: number] {
    const { footprint } = this;
    const [low, high] = [this.outermost(angle + Math.PI), this.outermost(angle)];
    return [(footprint[high] as number) - (footprint[low] as number), (footprint[high + 1] as number) - (footprint[low + 1] as number)];
  }

  /** The corner from which the first side goes on that runs a quarter turn or more ahead of a direction. */
  private outermost(angle: number): number {
    const { ascending } = this;
    const first = ascending[0] ?? 0;
    const direction = first + within(2 * Math.PI, angle + Math.PI / 2 - first);
    let [low, high] = [0, ascending.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ascending[middle] as number) < direction) low = middle + 1;
      else high = middle;
    }
    return 2 * (low % ascending.length);
  }
}

/** An angle's place within a period. */
function within(period: number, angle: number): number {
  return ((angle % period) + period) % period;
}
