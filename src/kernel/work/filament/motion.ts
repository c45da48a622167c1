/** How a head moves: mm/s², and the change of speed in mm/s that it makes without accelerating. */
export interface Motion {
  readonly acceleration: number;
  readonly jerk: number;
}

/** Seconds for a straight line of `length` mm that begins and ends at speed `ends` and would be drawn at `speed`, mm/s. */
export function lineSeconds(length: number, speed: number, ends: number, acceleration: number): number {
  if (length <= 0) return 0;
  if (ends >= speed) return length / speed;
  const ramps = (speed * speed - ends * ends) / acceleration;
  if (length >= ramps) return length / speed + (speed - ends) ** 2 / (speed * acceleration);
  return (2 * (Math.sqrt(ends * ends + acceleration * length) - ends)) / acceleration;
}

/** The speed at which a corner is passed, mm/s: jerk is allowed to each axis, so that its effect depends on the direction a little. */
export function cornerSpeed(dx1: number, dy1: number, dx2: number, dy2: number, jerk: number): number {
  const change = AXIS_SHARE * Math.hypot(dx2 - dx1, dy2 - dy1);
  return change * 1e6 < jerk ? Number.POSITIVE_INFINITY : jerk / change;
}

/** The larger component of a unit vector, averaged over all directions. */
export const AXIS_SHARE = 0.9;

/** Seconds for a chain of lines, sped up and slowed down as a planner does that looks ahead. Scratch is kept from call to call. */
export class PathTimer {
  private lengths = new Float64Array(256);
  private limits = new Float64Array(257);
  private speeds = new Float64Array(257);
  private count = 0;

  begin(): void {
    this.count = 0;
  }

  /** A line of `length` mm; `limit` is the speed at which the corner before it is passed at most. */
  add(length: number, limit: number): void {
    if (this.count + 2 > this.lengths.length) this.widen();
    this.lengths[this.count] = length;
    this.limits[this.count] = limit;
    this.count++;
  }

  /** Of the lines added since `begin`, drawn at `speed`; begins and ends at `ends`. */
  seconds(speed: number, ends: number, acceleration: number): number {
    const { lengths, limits, speeds, count } = this;
    let next = Math.min(ends, speed);
    speeds[count] = next;
    for (let line = count - 1; line >= 0; line--) {
      const reach = Math.sqrt(next * next + 2 * acceleration * (lengths[line] ?? 0));
      next = Math.min(speed, line === 0 ? ends : (limits[line] ?? 0), reach);
      speeds[line] = next;
    }
    let total = 0;
    let entry = speeds[0] ?? 0;
    for (let line = 0; line < count; line++) {
      const length = lengths[line] ?? 0;
      const reach = Math.sqrt(entry * entry + 2 * acceleration * length);
      const exit = Math.min(speeds[line + 1] ?? 0, reach);
      const ramps = (2 * speed * speed - entry * entry - exit * exit) / (2 * acceleration);
      if (ramps <= length) total += (2 * speed - entry - exit) / acceleration + (length - ramps) / speed;
      else total += (2 * Math.sqrt((2 * acceleration * length + entry * entry + exit * exit) / 2) - entry - exit) / acceleration;
      entry = exit;
    }
    return total;
  }

  private widen(): void {
    const lengths = new Float64Array(2 * this.lengths.length);
    const limits = new Float64Array(2 * this.lengths.length);
    lengths.set(this.lengths);
    limits.set(this.limits);
    this.lengths = lengths;
    this.limits = limits;
    this.speeds = new Float64Array(2 * this.lengths.length + 1);
  }
}
