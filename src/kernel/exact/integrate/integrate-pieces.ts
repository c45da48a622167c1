/** Two quantities summed at once. */
export type Pair = readonly [number, number];

/** Nodes of the rule on [-1, 1] of 15 points and, within it, of 7 (Kronrod 1965; digits as in QUADPACK, Piessens et al. 1983). */
const NODES = [
  0, 0.20778495500789848, 0.4058451513773972, 0.5860872354676911, 0.7415311855993945, 0.8648644233597691, 0.9491079123427585,
  0.9914553711208126,
];
const WEIGHTS_15 = [
  0.20948214108472782, 0.20443294007529889, 0.19035057806478542, 0.1690047266392679, 0.14065325971552592, 0.10479001032225019,
  0.06309209262997856, 0.022935322010529224,
];
const WEIGHTS_7 = [0.4179591836734694, 0, 0.3818300505051189, 0, 0.27970539148927664, 0, 0.1294849661688697, 0];

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
 * The integral of two quantities over the pieces between neighbouring `cuts` (rising or falling), by Gauss–Kronrod quadrature.
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

/** By how much the rules of 15 and of 7 points differ over the whole range. */
export function doubtIntegral(integrand: (at: number) => number, from: number, to: number): number {
  return sumPiece((at) => [integrand(at), 0], from, to).doubts[0];
}

function sumPiece(integrand: (at: number) => Pair, from: number, to: number): Piece {
  const [half, middle] = [(to - from) / 2, (from + to) / 2];
  let [firstFine, firstCoarse, firstSize, secondFine, secondCoarse, secondSize] = [0, 0, 0, 0, 0, 0];
  for (let i = -7; i <= 7; i++) {
    const at = Math.abs(i);
    const [first, second] = integrand(middle + Math.sign(i) * half * (NODES[at] as number));
    const [fine, coarse] = [half * (WEIGHTS_15[at] as number), half * (WEIGHTS_7[at] as number)];
    firstFine += fine * first;
    firstCoarse += coarse * first;
    firstSize += Math.abs(fine * first);
    secondFine += fine * second;
    secondCoarse += coarse * second;
    secondSize += Math.abs(fine * second);
  }
  return {
    from,
    to,
    sums: [firstFine, secondFine],
    sizes: [firstSize, secondSize],
    doubts: [Math.abs(firstFine - firstCoarse), Math.abs(secondFine - secondCoarse)],
  };
}
