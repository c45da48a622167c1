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
