/** A B-spline that is not periodic. */
export interface Spline {
  readonly degree: number;
  readonly poles: readonly (readonly number[])[];
  /** One per pole; none where it is not rational. */
  readonly weights: readonly number[];
  readonly knots: readonly number[];
  readonly multiplicities: readonly number[];
}

/**
 * The numbers of a spline as BREP texts list them: whether it is rational and periodic, degree, counts of poles and knots, the
 * poles, each followed by its weight, the knots, each followed by its multiplicity. Null for a periodic one and where the counts don't fit.
 */
export function splitSpline(
  [rational = 0, periodic, degree = 0, poleCount = 0, knotCount = 0, ...rest]: readonly number[],
  dimension: 2 | 3,
): Spline | null {
  const width = dimension + rational;
  if (periodic !== 0 || rest.length !== poleCount * width + 2 * knotCount) return null;
  const poles = Array.from({ length: poleCount }, (_, i) => rest.slice(i * width, i * width + dimension));
  const weights = rational === 1 ? poles.map((_, i) => rest[i * width + dimension] as number) : [];
  const tail = rest.slice(poleCount * width);
  const knots = tail.filter((_, i) => i % 2 === 0);
  const multiplicities = tail.filter((_, i) => i % 2 === 1);
  const flatKnotCount = multiplicities.reduce((sum, multiplicity) => sum + multiplicity, 0);
  return flatKnotCount === poleCount + degree + 1 ? { degree, poles, weights, knots, multiplicities } : null;
}

/** Points of a spline in space (x y z x y z …) at rising parameters, by de Boor's algorithm (Piegl & Tiller, The NURBS Book, 1997, chapter 3). */
export function sampleSpline({ degree, poles, weights, knots, multiplicities }: Spline, parameters: readonly number[]): Float64Array {
  const flatKnots = Float64Array.from(knots.flatMap((knot, i) => Array<number>(multiplicities[i] ?? 0).fill(knot)));
  const homogeneous = Float64Array.from(
    poles.flatMap((pole, i) => {
      const weight = weights[i] ?? 1;
      return [...pole.map((value) => value * weight), weight];
    }),
  );
  const samples = new Float64Array(3 * parameters.length);
  let span = degree;
  for (const [n, at] of parameters.entries()) {
    while (span < poles.length - 1 && (flatKnots[span + 1] as number) <= at) span++;
    const points = homogeneous.slice(4 * (span - degree), 4 * (span + 1));
    for (let level = 1; level <= degree; level++) {
      for (let i = degree; i >= level; i--) {
        const low = flatKnots[span - degree + i] as number;
        const share = (at - low) / ((flatKnots[span + i + 1 - level] as number) - low);
        for (let k = 4 * i; k < 4 * i + 4; k++) points[k] = (1 - share) * (points[k - 4] as number) + share * (points[k] as number);
      }
    }
    for (let axis = 0; axis < 3; axis++) samples[3 * n + axis] = (points[4 * degree + axis] as number) / (points[4 * degree + 3] as number);
  }
  return samples;
}
