export type Point = readonly [x: number, y: number, z: number];

/** Cells are so much wider than the tolerance that hardly a point is near enough to a neighbouring one to be entered there too. */
const TOLERANCES_PER_CELL = 100;

/** For each point the place of the one that stands for it: the first that lies within the tolerance. */
export function joinPoints(points: readonly Point[], tolerance: number): number[] {
  const width = TOLERANCES_PER_CELL * tolerance || 1;
  const cells = new Map<string, number[]>();
  return points.map((point, i) => {
    const near = cells.get(point.map((value) => Math.floor(value / width)).join(' '));
    const known = near?.find((k) => distance(points[k] as Point, point) <= tolerance);
    if (known !== undefined) return known;
    const [xs, ys, zs] = point.map((value) => [
      ...new Set([value - tolerance, value + tolerance].map((at) => Math.floor(at / width))),
    ]) as Cells;
    for (const key of xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => `${x} ${y} ${z}`)))) {
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [i]);
      else cell.push(i);
    }
    return i;
  });
}

type Cells = [number[], number[], number[]];

export function distance([x, y, z]: Point, [u, v, w]: Point): number {
  return Math.hypot(x - u, y - v, z - w);
}
