/** A part that was made: what was predicted, and what it took. */
export interface MadePart {
  readonly name: string;
  readonly predicted: Consumption;
  readonly real: Consumption;
}

/** What one piece takes of a machine. */
export interface Consumption {
  readonly hours: number;
  readonly grams: number;
}

/** How far predictions lie from what was real: of half of the parts at most `median`, of nine in ten at most `p90`; 0.1 is 10 %. */
export interface PredictionError {
  readonly median: number;
  readonly p90: number;
}

/** A factor that real figures suggest for one machine's predictions. */
export interface FittedFactor {
  /** Real = predicted × factor. */
  readonly factor: number;
  readonly before: PredictionError;
  /** With factors fitted without the part that they are then tried on. */
  readonly after: PredictionError;
}

export type Calibration =
  | { readonly outcome: 'fitted'; readonly hours: FittedFactor | null; readonly grams: FittedFactor | null }
  /** Nothing is offered; the sentence says why. */
  | { readonly outcome: 'too-few'; readonly message: string };

/** Fewer say more about themselves than about the machine. */
export const FEWEST_PARTS = 5;

/**
 * Fits one machine's factors for hours and grams to parts it made. A factor is null where it would not bring parts that were
 * left out of the fit closer: where predictions are right already, or stray without a common direction.
 */
export function calibrate(parts: readonly MadePart[]): Calibration {
  if (parts.length < FEWEST_PARTS) {
    const message = `${parts.length} parts are too few to fit factors to: make it ${FEWEST_PARTS} or more of one machine.`;
    return { outcome: 'too-few', message };
  }
  return { outcome: 'fitted', hours: fitFactor(parts, 'hours'), grams: fitFactor(parts, 'grams') };
}

function fitFactor(parts: readonly MadePart[], figure: keyof Consumption): FittedFactor | null {
  const ratios = parts.map(({ predicted, real }) => Math.log(real[figure] / predicted[figure]));
  const factor = Math.round(Math.exp(findCommonShift(ratios)) * 1000) / 1000;
  const before = measureError(ratios);
  const after = measureError(ratios.map((ratio, index) => ratio - findCommonShift(ratios.toSpliced(index, 1))));
  return factor !== 1 && after.median < before.median ? { factor, before, after } : null;
}

/**
 * What the logarithms of real ÷ predicted have in common: their median, which a few odd parts don't move, drawn towards 0 by as
 * much of it as their scatter explains (James and Stein's shrinkage), so that a few scattered parts change nothing.
 */
function findCommonShift(ratios: readonly number[]): number {
  const shift = quantile(ratios, 0.5);
  if (shift === 0) return 0;
  const scatter =
    MAD_TO_SIGMA *
    quantile(
      ratios.map((ratio) => Math.abs(ratio - shift)),
      0.5,
    );
  // The median of n values strays by 1.2533 σ ÷ √n.
  const varianceOfMedian = (1.2533 * scatter) ** 2 / ratios.length;
  return shift * Math.max(0, 1 - varianceOfMedian / shift ** 2);
}

/** The standard deviation of a normal distribution against its median absolute deviation. */
const MAD_TO_SIGMA = 1.4826;

function measureError(ratios: readonly number[]): PredictionError {
  const errors = ratios.map((ratio) => Math.abs(Math.expm1(-ratio)));
  return { median: quantile(errors, 0.5), p90: quantile(errors, 0.9) };
}

/** Between two values in proportion. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
