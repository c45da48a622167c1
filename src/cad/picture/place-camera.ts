/** Where a picture is taken from: rows are the camera's right, up and towards-the-viewer axes in the model's frame (z up). */
export interface Camera {
  readonly right: Axis;
  readonly up: Axis;
  readonly back: Axis;
  /** Pixels per millimetre. */
  readonly scale: number;
  /** Added to right · p × scale, so that the part sits in the middle of the picture. */
  readonly offsetX: number;
  readonly offsetY: number;
}
type Axis = readonly [number, number, number];

/** Turned to the left and looked down upon, a little lower than isometric, which shows fronts better. */
const TURN = (-35 * Math.PI) / 180;
const TILT = (28 * Math.PI) / 180;
const MARGIN = 0.06;

/** Looks from the front, right and above, in parallel projection, at a part that fills a square of `size` pixels. */
export function placeCamera(positions: Float32Array, size: number): Camera {
  const turnCos = Math.cos(TURN);
  const turnSin = Math.sin(TURN);
  const tiltCos = Math.cos(TILT);
  const tiltSin = Math.sin(TILT);
  const right: Axis = [turnCos, -turnSin, 0];
  const back: Axis = [-turnSin * tiltCos, -turnCos * tiltCos, tiltSin];
  const up: Axis = [turnSin * tiltSin, turnCos * tiltSin, tiltCos];
  let minX = Infinity;
  let maxX = -Infinity;
  let minY = Infinity;
  let maxY = -Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0;
    const y = positions[at + 1] ?? 0;
    const z = positions[at + 2] ?? 0;
    const across = right[0] * x + right[1] * y + right[2] * z;
    const above = up[0] * x + up[1] * y + up[2] * z;
    if (across < minX) minX = across;
    if (across > maxX) maxX = across;
    if (above < minY) minY = above;
    if (above > maxY) maxY = above;
  }
  const scale = (size * (1 - 2 * MARGIN)) / Math.max(maxX - minX, maxY - minY, Number.MIN_VALUE);
  return { right, up, back, scale, offsetX: size / 2 - ((minX + maxX) / 2) * scale, offsetY: size / 2 + ((minY + maxY) / 2) * scale };
}
