import { add, cross, directionOf, dot, lengthOf, subtract, takeVector, type Vector } from '../vectors.ts';

/** Plane, line, circle and so on, as BREP texts number them. */
const [LINE, CIRCLE, TRIMMED] = [1, 2, 8];
const [PLANE, CYLINDER, CONE, EXTRUSION, REVOLUTION, SPLINE] = [1, 2, 3, 6, 7, 9];
/** Directions that differ by less are one. */
const SAME_DIRECTION = 1e-11;
/** Poles this near to a plane, as a share of their extent, lie on it. */
const SAME_PLANE = 1e-9;
/** Cones flatter or steeper than this (sine, cosine) are left alone. */
const LEAST_SLANT = 1e-6;
/** Splines of more poles are hardly ever planes. */
const MOST_POLES = 16;

/**
 * The plane, cylinder or cone that a surface of a BREP text is, written as such; null for any other surface. Cylinders and
 * cones keep the parameters of the surface; planes don't, but need no curves in them.
 */
export function recognizeSurface(text: string): string | null {
  const kind = Number.parseInt(text, 10);
  if (kind === SPLINE) return recognizeSplinePlane(text);
  if (kind !== EXTRUSION && kind !== REVOLUTION) return null;
  const numbers = text.trim().split(/\s+/).map(Number);
  const sweptAt = kind === EXTRUSION ? 4 : 7;
  const basis = numbers.slice(numbers[sweptAt] === TRIMMED ? sweptAt + 3 : sweptAt);
  if (kind === EXTRUSION) return recognizeExtrusion(takeVector(numbers, 1), basis);
  return basis[0] === LINE ? recognizeTurnedLine(takeVector(numbers, 1), takeVector(numbers, 4), basis) : null;
}

/** Whether a surface of a BREP text is written as a plane. */
export function isPlane(text: string): boolean {
  return text.startsWith(`${PLANE} `);
}

function write(kind: number, location: Vector, axes: readonly [z: Vector, x: Vector, y: Vector], ...sizes: readonly number[]): string {
  return `${[kind, ...location, ...axes.flat(), ...sizes].join(' ')} `;
}

function recognizeExtrusion(along: Vector, basis: readonly number[]): string | null {
  if (basis[0] === LINE) {
    const x = takeVector(basis, 4);
    return writePlane(takeVector(basis, 1), cross(x, along), x);
  }
  if (basis[0] !== CIRCLE || !isAlong(along, takeVector(basis, 4))) return null;
  return write(CYLINDER, takeVector(basis, 1), [along, takeVector(basis, 7), takeVector(basis, 10)], basis[13] as number);
}

/** A line that turns about an axis: parallel to it a cylinder, meeting it a cone. */
function recognizeTurnedLine(origin: Vector, axis: Vector, basis: readonly number[]): string | null {
  const [start, along] = [takeVector(basis, 1), takeVector(basis, 4)];
  const foot = add(origin, axis, dot(subtract(start, origin), axis));
  const radius = lengthOf(subtract(start, foot));
  if (!(radius > 0)) return null;
  const x = directionOf(subtract(start, foot));
  const y = cross(axis, x);
  const rise = dot(along, axis);
  const z: Vector = rise < 0 ? [-axis[0], -axis[1], -axis[2]] : axis;
  if (isAlong(along, axis)) return write(CYLINDER, foot, [z, x, y], radius);
  const slant = dot(along, x);
  if (Math.abs(dot(along, y)) > SAME_DIRECTION || Math.abs(rise) < LEAST_SLANT || Math.abs(slant) < LEAST_SLANT) return null;
  return write(CONE, foot, [z, x, y], radius, Math.atan2(slant, Math.abs(rise)));
}

function isAlong(a: Vector, b: Vector): boolean {
  return lengthOf(cross(a, b)) <= SAME_DIRECTION;
}

function writePlane(location: Vector, normal: Vector, along: Vector): string | null {
  if (!(lengthOf(normal) > 0)) return null;
  const [z, x] = [directionOf(normal), directionOf(along)];
  return write(PLANE, location, [z, x, cross(z, x)]);
}

/**
 * A spline whose poles lie on a plane, and whose every step along u turns the same way into every step along v: then it nowhere
 * folds back, as its normal is a sum of products of such steps with factors that are not negative.
 */
function recognizeSplinePlane(text: string): string | null {
  const [, uRational, vRational, uPeriodic, vPeriodic, , , rows = 0, columns = 0, , , ...rest] = text
    .slice(0, text.indexOf('\n\n'))
    .trim()
    .split(/\s+/, 12 + 3 * MOST_POLES)
    .map(Number);
  if (uRational || vRational || uPeriodic || vPeriodic || rows * columns > MOST_POLES) return null;
  const pole = (row: number, column: number) => takeVector(rest, 3 * (row * columns + column));
  const origin = pole(0, 0);
  const [u, v] = [subtract(pole(rows - 1, 0), origin), subtract(pole(0, columns - 1), origin)];
  const normal = directionOf(cross(u, v));
  const size = Math.max(lengthOf(u), lengthOf(v));
  const [uSteps, vSteps]: [Vector[], Vector[]] = [[], []];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!(Math.abs(dot(subtract(pole(row, column), origin), normal)) <= SAME_PLANE * size)) return null;
      if (row > 0) uSteps.push(subtract(pole(row, column), pole(row - 1, column)));
      if (column > 0) vSteps.push(subtract(pole(row, column), pole(row, column - 1)));
    }
  }
  return uSteps.every((a) => vSteps.every((b) => dot(cross(a, b), normal) > 0)) ? writePlane(origin, normal, u) : null;
}
