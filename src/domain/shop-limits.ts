import type { CatalogueMaterial } from './catalogue/entries.ts';
import { PROCESS_NAMES } from './catalogue/process.ts';
import type { Measurement } from './part.ts';
import type { ProcessRates, RateCard } from './pricing/rate-card.ts';
import type { PartWork } from './work/part-work.ts';

/** What about a part is beyond the machine that would make it, in sentences for the customer; empty when nothing is. */
export function findBrokenLimits(
  measurement: Measurement,
  work: PartWork | null,
  material: CatalogueMaterial,
  rateCard: RateCard,
): readonly string[] {
  const { limits }: ProcessRates = rateCard.processes[material.process];
  const process = PROCESS_NAMES[material.process];
  const sides = sortSides([measurement.boxMm.x, measurement.boxMm.y, measurement.boxMm.z]);
  const build = sortSides([limits.buildX.value, limits.buildY.value, limits.buildZ.value]);
  const reasons: string[] = [];
  if (work?.some((alike) => !alike.work.placement.fits)) {
    reasons.push(`The part is larger than the machine: ${process} takes up to ${build.map(formatMm).join(' × ')} mm.`);
  }
  const [longest = 0, middle = 0, shortest = 0] = sides;
  if (longest < limits.minimumSize.value) {
    reasons.push(`The part is smaller than ${formatMm(limits.minimumSize.value)} mm, too small for ${process} without a closer look.`);
  }
  const wall = Math.min(shortest, estimateWallMm(measurement, middle, limits.minimumWall.value));
  if (wall < limits.minimumWall.value * (1 - ROUNDING)) {
    reasons.push(`Walls look thinner than the ${formatMm(limits.minimumWall.value)} mm that ${process} needs in ${material.name}.`);
  }
  return reasons;
}

/** Sizes arrive with the noise of a unit conversion, such as 350.0000001 mm. */
const ROUNDING = 1e-6;

/**
 * The mean wall of a thin-walled body, 2·V/A: exact for a large sheet of even thickness. Compact bodies and wires,
 * which it would take for thinner than they are, are told by a box of less than ten walls across and passed over.
 */
function estimateWallMm(measurement: Measurement, middleSideMm: number, minimumWallMm: number): number {
  if (measurement.volumeMm3 === null || middleSideMm < 10 * minimumWallMm) return Number.POSITIVE_INFINITY;
  return (2 * measurement.volumeMm3) / measurement.areaMm2;
}

function sortSides(sides: readonly number[]): readonly number[] {
  return sides.toSorted((a, b) => b - a);
}

function formatMm(mm: number): string {
  return String(Math.round(mm * 100) / 100);
}
