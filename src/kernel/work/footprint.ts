/** A convex polygon seen from above, counter-clockwise: x and y in turn, mm. */
export type Footprint = Float64Array;

/** A rectangle around a footprint: the direction of its first side, and both sides, mm. */
export interface Rectangle {
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** The convex hull of points in the plane, x and y in turn (Andrew's monotone chain). */
export function footprintOf(points: Float64Array): Footprint {
  const x = (n: number) => points[2 * n] as number;
  const y = (n: number) => points[2 * n + 1] as number;
  const left = (a: number, b: number, n: number) => (x(b) - x(a)) * (y(n) - y(a)) - (y(b) - y(a)) * (x(n) - x(a));
  const order = Uint32Array.from({ length: points.length / 2 }, (_, n) => n).sort((a, b) => x(a) - x(b) || y(a) - y(b));
  const chain: number[] = [];
  const walk = (from: number) => {
    for (const n of order) {
      while (chain.length >= from + 2 && left(chain[chain.length - 2] as number, chain[chain.length - 1] as number, n) <= 0) chain.pop();
      chain.push(n);
    }
    chain.pop();
  };
  walk(0);
  order.reverse();
  walk(chain.length);
  const corners = chain.length > 0 ? chain : [...order.subarray(0, 1)];
  const footprint = new Float64Array(2 * corners.length);
  for (const [at, n] of corners.entries()) footprint.set([x(n), y(n)], 2 * at);
  return footprint;
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

/** Length of a footprint's outline, mm. */
export function outlineOf(footprint: Footprint): number {
  let length = 0;
  for (let n = 0; n < footprint.length; n += 2) {
    const next = (n + 2) % footprint.length;
    length += Math.hypot(
      (footprint[next] as number) - (footprint[n] as number),
      (footprint[next + 1] as number) - (footprint[n + 1] as number),
    );
  }
  return length;
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
  let best: Rectangle | null = null;
  for (let n = 0; n < footprint.length; n += 2) {
    const next = (n + 2) % footprint.length;
    const angle = Math.atan2(
      (footprint[next + 1] as number) - (footprint[n + 1] as number),
      (footprint[next] as number) - (footprint[n] as number),
    );
    const [along, across] = [widthAlong(footprint, angle), widthAlong(footprint, angle + Math.PI / 2)];
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
  const fits = (angle: number) =>
    widthAlong(footprint, angle) <= x * (1 + 1e-9) && widthAlong(footprint, angle + Math.PI / 2) <= y * (1 + 1e-9);
  const quarter = Math.PI / 2;
  const turns = new Set<number>();
  for (let n = 0; n < footprint.length; n += 2) {
    const next = (n + 2) % footprint.length;
    const side = Math.atan2(
      (footprint[next + 1] as number) - (footprint[n + 1] as number),
      (footprint[next] as number) - (footprint[n] as number),
    );
    turns.add(((side % quarter) + quarter) % quarter);
  }
  const sorted = [...turns].sort((a, b) => a - b);
  const angles = [...sorted, ...sorted.map((turn) => turn + quarter)];
  for (const [n, from] of angles.entries()) {
    if (fits(from)) return from;
    const to = angles[n + 1] ?? (sorted[0] ?? 0) + Math.PI;
    for (const [turn, limit] of [
      [0, x],
      [quarter, y],
    ] as const) {
      for (const angle of anglesOfWidth(footprint, from, to, turn, limit)) if (fits(angle)) return angle;
    }
  }
  return null;
}

/** Where between two angles the width is `limit`; the same two corners are outermost all the way. */
function anglesOfWidth(footprint: Footprint, from: number, to: number, turn: number, limit: number): number[] {
  const middle = (from + to) / 2 + turn;
  const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
  let [low, high, least, most] = [0, 0, Infinity, -Infinity];
  for (let n = 0; n < footprint.length; n += 2) {
    const along = (footprint[n] as number) * cos + (footprint[n + 1] as number) * sin;
    if (along < least) [least, low] = [along, n];
    if (along > most) [most, high] = [along, n];
  }
  const [dx, dy] = [
    (footprint[high] as number) - (footprint[low] as number),
    (footprint[high + 1] as number) - (footprint[low + 1] as number),
  ];
  const distance = Math.hypot(dx, dy);
  if (distance <= limit) return [];
  const [towards, off] = [Math.atan2(dy, dx), Math.acos(limit / distance)];
  return [towards + off, towards - off]
    .map((angle) => angle - turn)
    .map((angle) => angle + 2 * Math.PI * Math.round((middle - turn - angle) / (2 * Math.PI)))
    .filter((angle) => angle >= from && angle <= to);
}
