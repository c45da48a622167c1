/** Two quantities summed at once. */
export type Pair = readonly [number, number];

/**
 * Patterson's rules on [-1, 1] of 3, 7 and 15 points, exact to degrees 5, 11 and 23; each goes on from the points of the one before
 * (Patterson, "The optimum addition of points to quadrature formulae", 1968). Points of x ≥ 0 in the order in which they join.
 */
const NODES = [
  0, 0.7745966692414834, 0.43424374934680254, 0.9604912687080203, 0.2233866864289669, 0.6211029467372264, 0.888459232872257,
  0.993831963212755,
];
const THREE = [8 / 9, 5 / 9];
const SEVEN = [0.45091653865847414, 0.26848808986833345, 0.40139741477596225, 0.10465622602646726];
const FIFTEEN = [
  0.2255104997982067, 0.13441525524378423, 0.20062852937698902, 0.05160328299707974, 0.2191568584015875, 0.1715119091363914,
  0.09292719531512454, 0.01700171962994026,
];

/** Seven points are enough where three come within this share of them: they are right to far less then. */
const ENOUGH = 1e-8;

/** A piece is halved while its two rules differ by more than this share of the whole; what the finer one is off by is far less. */
const PRECISION = 1e-6;
const MOST_HALVINGS = 6;

/** A part of a range, and what two rules say of the integral over it. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly sums: Pair;
  /** Integrals of the absolute values. */
  readonly sizes: Pair;
  /** By how much the two rules differ. */
  readonly doubts: Pair;
}

/**
 * The integral of two quantities over the pieces between neighbouring `cuts` (rising or falling), by rules that go on from one another.
 * Cuts belong where the integrand is not smooth; those that are missing cost halvings.
 */
export function integratePieces(integrand: (at: number) => Pair, cuts: readonly number[]): Pair {
  const pieces = sumPieces(integrand, cuts);
  return refinePieces(integrand, pieces, limitDoubts(pieces));
}

/** The pieces between neighbouring cuts, as the two rules see them at first. */
export function sumPieces(integrand: (at: number) => Pair, cuts: readonly number[]): Piece[] {
  return cuts.slice(1).map((to, i) => sumPiece(integrand, cuts[i] as number, to));
}

/** The doubts that are no reason to halve one of these pieces, which are all of a whole. */
export function limitDoubts(pieces: readonly Piece[]): Pair {
  const limit = (k: 0 | 1) => PRECISION * pieces.reduce((sum, { sizes }) => sum + sizes[k], 0);
  return [limit(0), limit(1)];
}

function isFine({ doubts }: Piece, limits: Pair): boolean {
  return doubts[0] <= limits[0] && doubts[1] <= limits[1];
}

/** The sums of pieces, those of too much doubt halved again and again. */
export function refinePieces(integrand: (at: number) => Pair, pieces: readonly Piece[], limits: Pair): Pair {
  const totals: [number, number] = [0, 0];
  for (let halvings = 0, open = pieces; open.length > 0; halvings++) {
    const coarse: Piece[] = [];
    for (const piece of open) {
      if (isFine(piece, limits) || halvings === MOST_HALVINGS) {
        totals[0] += piece.sums[0];
        totals[1] += piece.sums[1];
      } else coarse.push(piece);
    }
    open = coarse.flatMap(({ from, to }) => {
      const middle = (from + to) / 2;
      return [sumPiece(integrand, from, middle), sumPiece(integrand, middle, to)];
    });
  }
  return totals;
}

function sumPiece(integrand: (at: number) => Pair, from: number, to: number): Piece {
  const [half, middle] = [(to - from) / 2, (from + to) / 2];
  // By node: what its points have together, and the absolute values of that.
  const found: [number[], number[]] = [[], []];
  const absolute: [number[], number[]] = [[], []];
  const look = (nodes: number) => {
    for (let n = found[0].length; n < nodes; n++) {
      const step = half * (NODES[n] as number);
      const ahead = integrand(middle + step);
      const behind = n === 0 ? NOTHING : integrand(middle - step);
      for (const k of BOTH) {
        found[k].push(ahead[k] + behind[k]);
        absolute[k].push(Math.abs(ahead[k]) + Math.abs(behind[k]));
      }
    }
  };
  const weigh = (rule: readonly number[], [first, second]: readonly [number[], number[]], scale: number): Pair => [
    scale * weighted(rule, first),
    scale * weighted(rule, second),
  ];
  look(SEVEN.length);
  let [coarse, sums] = [weigh(THREE, found, half), weigh(SEVEN, found, half)];
  let sizes = weigh(SEVEN, absolute, Math.abs(half));
  if (!BOTH.every((k) => Math.abs(sums[k] - coarse[k]) <= ENOUGH * sizes[k])) {
    look(FIFTEEN.length);
    [coarse, sums] = [sums, weigh(FIFTEEN, found, half)];
    sizes = weigh(FIFTEEN, absolute, Math.abs(half));
  }
  return { from, to, sums, sizes, doubts: [Math.abs(sums[0] - coarse[0]), Math.abs(sums[1] - coarse[1])] };
}

const BOTH = [0, 1] as const;
const NOTHING: Pair = [0, 0];

function weighted(weights: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let n = 0; n < weights.length; n++) sum += (weights[n] as number) * (values[n] as number);
  return sum;
}
