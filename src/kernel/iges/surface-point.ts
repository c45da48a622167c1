import { add, takeVector, type Vector } from '../vectors.ts';

/** The point of a surface at its parameters u and v, mm. */
export type SurfacePoint = (u: number, v: number) => Vector;

const [CYLINDER, CONE, SPLINE] = [2, 3, 9];

/** Reads a surface of a BREP text; null where it is neither a cylinder, a cone nor a spline that is not periodic. */
export function parseSurface(text: string): SurfacePoint | null {
  const kind = Number.parseInt(text, 10);
  if (kind !== CYLINDER && kind !== CONE && kind !== SPLINE) return null;
  const numbers = text.trim().split(/\s+/).map(Number);
  return kind === SPLINE ? splinePoint(numbers) : conePoint(numbers);
}

/** A cone is written as a point, its axes z, x and y, the radius there and the angle by which it widens; a cylinder lacks the last. */
function conePoint(numbers: readonly number[]): SurfacePoint {
  const [location, z, x, y] = [takeVector(numbers, 1), takeVector(numbers, 4), takeVector(numbers, 7), takeVector(numbers, 10)];
  const [radius = 0, angle = 0] = numbers.slice(13);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (u, v) => {
    const reach = radius + v * sin;
    return add(add(add(location, x, reach * Math.cos(u)), y, reach * Math.sin(u)), z, v * cos);
  };
}

/** Rows of poles run along v, and follow each other along u; the knots of u and v come after them, each with its multiplicity. */
function splinePoint(numbers: readonly number[]): SurfacePoint | null {
  const [, uRational, vRational, uPeriodic, vPeriodic, uDegree = 0, vDegree = 0, rows = 0, columns = 0, uCount = 0, vCount = 0] = numbers;
  if (uPeriodic || vPeriodic) return null;
  const rational = uRational || vRational;
  const width = rational ? 4 : 3;
  const polesAt = 11;
  const knotsAt = polesAt + rows * columns * width;
  const [uKnots, vKnots] = [flattenKnots(numbers, knotsAt, uCount), flattenKnots(numbers, knotsAt + 2 * uCount, vCount)];
  if (uKnots.length !== rows + uDegree + 1 || vKnots.length !== columns + vDegree + 1) return null;
  return (u, v) => {
    const [uFirst, uShares] = weighPoles(uKnots, uDegree, u);
    const [vFirst, vShares] = weighPoles(vKnots, vDegree, v);
    let [x, y, z, w] = [0, 0, 0, 0];
    for (const [i, uShare] of uShares.entries()) {
      for (const [k, vShare] of vShares.entries()) {
        const at = polesAt + ((uFirst + i) * columns + vFirst + k) * width;
        const share = uShare * vShare * (rational ? (numbers[at + 3] as number) : 1);
        x += share * (numbers[at] as number);
        y += share * (numbers[at + 1] as number);
        z += share * (numbers[at + 2] as number);
        w += share;
      }
    }
    return [x / w, y / w, z / w];
  };
}

function flattenKnots(numbers: readonly number[], at: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => Array<number>(numbers[at + 2 * i + 1] ?? 0).fill(numbers[at + 2 * i] as number)).flat();
}

/** The first of the poles that bear on a parameter, and the share of each (Piegl & Tiller, The NURBS Book, 1997, algorithm A2.2). */
function weighPoles(knots: readonly number[], degree: number, at: number): [first: number, shares: number[]] {
  let span = degree;
  while (span < knots.length - degree - 2 && (knots[span + 1] as number) <= at) span++;
  const shares = [1];
  for (let level = 1; level <= degree; level++) {
    let saved = 0;
    for (let r = 0; r < level; r++) {
      const [right, left] = [(knots[span + r + 1] as number) - at, at - (knots[span + 1 - level + r] as number)];
      const share = (shares[r] as number) / (right + left);
      shares[r] = saved + right * share;
      saved = left * share;
    }
    shares[level] = saved;
  }
  return [span - degree, shares];
}
