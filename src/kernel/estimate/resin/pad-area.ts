/** Directions in which the pad's reach is told. */
const RAYS = 120;

/**
 * Area of the pad under pillars' feet, mm². Around each foot the pad reaches out by `reachMm`, and a strip as wide joins it to the
 * middle of all feet: feet far out on their own do not fill the space between them.
 * @param feet x and y in turn, mm
 * @param leanMm how much farther out feet stand than what they hold: pillars under an edge lean outwards
 */
export function padAreaUnder(feet: Float64Array, leanMm: number, reachMm: number): number {
  let [middleX, middleY] = [0, 0];
  for (let n = 0; n < feet.length; n += 2) {
    middleX += (2 * (feet[n] as number)) / feet.length;
    middleY += (2 * (feet[n + 1] as number)) / feet.length;
  }
  const turn = (2 * Math.PI) / RAYS;
  const farthest = new Float64Array(RAYS);
  for (let n = 0; n < feet.length; n += 2) {
    const [x, y] = [(feet[n] as number) - middleX, (feet[n + 1] as number) - middleY];
    const ray = (Math.round(Math.atan2(y, x) / turn) + RAYS) % RAYS;
    farthest[ray] = Math.max(farthest[ray] as number, Math.hypot(x, y) + leanMm);
  }
  const reach = new Float64Array(RAYS).fill(reachMm);
  for (const [ray, distance] of farthest.entries()) {
    if (distance === 0) continue;
    for (let off = -RAYS / 4; off <= RAYS / 4; off++) {
      const sin = Math.abs(Math.sin(off * turn));
      const aside = distance * sin;
      const out = aside < reachMm ? distance * Math.cos(off * turn) + Math.sqrt(reachMm ** 2 - aside ** 2) : reachMm / sin;
      const at = (ray + off + RAYS) % RAYS;
      reach[at] = Math.max(reach[at] as number, out);
    }
  }
  return reach.reduce((area, out) => area + (turn / 2) * out ** 2, 0);
}
