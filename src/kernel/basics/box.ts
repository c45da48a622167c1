import type { Measurement } from '#domain/part/part.ts';

/** An axis-parallel box: three lower bounds, then three upper ones, mm. */
export type Box = [number, number, number, number, number, number];

/** Where a body's own frame is moved to: three rows of a turn, or a turn and a scale, each followed by a shift in mm. */
export type Matrix = readonly [
  ...(readonly [number, number, number, number]),
  ...(readonly [number, number, number, number]),
  ...(readonly [number, number, number, number]),
];

/** Leaves everything where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

export function emptyBox(): Box {
  return [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
}

/** The box around points, xyz each. */
export function boundPoints(positions: Float32Array): Box {
  const box = emptyBox();
  for (let n = 0; n < positions.length; n += 3) {
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[n + axis] as number;
      if (value < (box[axis] as number)) box[axis] = value;
      if (value > (box[axis + 3] as number)) box[axis + 3] = value;
    }
  }
  return box;
}

export function joinBox(into: Box, box: Readonly<Box>): void {
  for (let axis = 0; axis < 3; axis++) {
    into[axis] = Math.min(into[axis] as number, box[axis] as number);
    into[axis + 3] = Math.max(into[axis + 3] as number, box[axis + 3] as number);
  }
}

export function joinBoxes(boxes: readonly Readonly<Box>[]): Box {
  const joined = emptyBox();
  for (const box of boxes) joinBox(joined, box);
  return joined;
}

/** Whether `inner` reaches beyond `outer` by no more than `slack` anywhere. */
export function isWithin(inner: Readonly<Box>, outer: Readonly<Box>, slack: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if ((inner[axis] as number) < (outer[axis] as number) - slack) return false;
    if ((inner[axis + 3] as number) > (outer[axis + 3] as number) + slack) return false;
  }
  return true;
}

/** The box around a box that a matrix has moved; null leaves it where it is. */
export function moveBox(box: Readonly<Box>, matrix: Matrix | null): Box {
  if (matrix === null) return [...box];
  const moved: Box = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < 3; row++) {
    let low = matrix[row * 4 + 3] as number;
    let high = low;
    for (let column = 0; column < 3; column++) {
      const factor = matrix[row * 4 + column] as number;
      const [a, b] = [factor * (box[column] as number), factor * (box[column + 3] as number)];
      low += Math.min(a, b);
      high += Math.max(a, b);
    }
    moved[row] = low;
    moved[row + 3] = high;
  }
  return moved;
}

export function extentsOf(box: Readonly<Box>): { x: number; y: number; z: number } {
  return { x: box[3] - box[0], y: box[4] - box[1], z: box[5] - box[2] };
}

/** A box as records tell it: how large it is, and where its lower corner stands. */
export function tellBox(box: Readonly<Box>): Pick<Measurement, 'boxMm' | 'boxMinMm'> {
  return { boxMm: extentsOf(box), boxMinMm: { x: box[0], y: box[1], z: box[2] } };
}

export function diagonalOf(box: Readonly<Box>): number {
  const { x, y, z } = extentsOf(box);
  return Math.hypot(x, y, z);
}

export function isMirror(matrix: Matrix): boolean {
  const [a, b, c, , e, f, g, , i, j, k] = matrix;
  return a * (f * k - g * j) - b * (e * k - g * i) + c * (e * j - f * i) < 0;
}
