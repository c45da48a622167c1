import type { CatalogueMaterial } from '../catalogue/entries.ts';
import { PROCESS_NAMES, type ProcessCode } from '../catalogue/process.ts';
import type { PartEstimate } from '../estimate/part-work.ts';
import type { Measurement } from '../part/part.ts';
import type { ThinSpot } from '../part/part-insides.ts';
import { lengthInUnit, type Unit } from '../part/units.ts';
import type { ProcessRates, RateCard, ShopMachine } from '../rates/rate-card.ts';

/**
 * What about a part is beyond the process and the machine that would make it, in sentences for the customer, with lengths in the unit
 * that the part's sizes are told in; empty when nothing is.
 */
export function findBrokenLimits(
  measurement: Measurement,
  work: PartEstimate | null,
  material: CatalogueMaterial,
  machine: ShopMachine,
  rateCard: RateCard,
): readonly string[] {
  const { limits }: ProcessRates = rateCard.processes[material.process];
  const process = PROCESS_NAMES[material.process];
  const sides = sortSides([measurement.boxMm.x, measurement.boxMm.y, measurement.boxMm.z]);
  const build = sortSides([machine.build.x.value, machine.build.y.value, machine.build.z.value]);
  const unit = unitOfSizes(measurement, rateCard);
  const write = (lengthMm: number) => formatLength(lengthMm, unit);
  const reasons: string[] = [];
  if (work?.some((alike) => !alike.work.placement.fits)) {
    reasons.push(`The part is larger than the machine: ${process} takes up to ${build.map(write).join(' × ')} ${unit}.`);
  }
  const [longest = 0, , shortest = 0] = sides;
  if (longest < limits.minimumSize.value) {
    reasons.push(`The part is smaller than ${write(limits.minimumSize.value)} ${unit}, too small for ${process} without a closer look.`);
  }
  const thin = findThinWalls(measurement, shortest, limits.minimumWall.value, material, unit);
  return [...reasons, ...thin, ...findTrapped(measurement, material)];
}

/** Sizes and distances arrive with the noise of single precision. */
const ROUNDING_MM = 0.005;

/** Where walls were measured to be thinner than `neededMm`, thinnest first. */
export function findThinSpots({ walls }: Measurement, neededMm: number): readonly ThinSpot[] {
  return (walls?.thinnest ?? []).filter(({ mm }) => isThinner(mm, neededMm));
}

function isThinner(mm: number, neededMm: number): boolean {
  return mm < neededMm - ROUNDING_MM;
}

function findThinWalls(
  measurement: Measurement,
  shortestMm: number,
  neededMm: number,
  { process, name }: CatalogueMaterial,
  unit: Unit,
): string[] {
  const write = (lengthMm: number) => formatLength(lengthMm, unit);
  const needed = `${process} needs ${write(neededMm)} ${unit} in ${name}.`;
  const [thinnest, ...others] = findThinSpots(measurement, neededMm);
  if (thinnest !== undefined) {
    const thickness = `${write(thinnest.mm)} ${unit}`;
    // Where that is, the viewer pins: three figures in a sentence help nobody find it.
    return others.length === 0
      ? [`A wall is only ${thickness} thick; ${needed}`]
      : [`Walls are too thin in ${others.length + 1} places, ${thickness} at the thinnest; ${needed}`];
  }
  return isThinner(shortestMm, neededMm) ? [`The part is only ${write(shortestMm)} ${unit} thick; ${needed}`] : [];
}

/** Material left in a cavity: filament machines leave air there. */
const LEFT_INSIDE = { FDM: null, SLA: 'resin', SLS: 'powder', MJF: 'powder', DMLS: 'powder' } as const satisfies Record<
  ProcessCode,
  string | null
>;

function findTrapped({ cavities }: Measurement, { process }: CatalogueMaterial): string[] {
  const left = LEFT_INSIDE[process];
  if (left === null || !cavities || cavities.count === 0) return [];
  const held = cavities.count === 1 ? 'a sealed cavity' : `${cavities.count} sealed cavities`;
  return [`The part has ${held}, from which ${left} can’t get out. Please add openings, or our team will check.`];
}

function sortSides(sides: readonly number[]): readonly number[] {
  return sides.toSorted((a, b) => b - a);
}

/** The unit that a shop tells a part's sizes in. */
export function unitOfSizes({ unit }: Pick<Measurement, 'unit'>, { sizes }: Pick<RateCard, 'sizes'>): Unit {
  return sizes === 'file' ? unit : sizes;
}

function formatLength(lengthMm: number, unit: Unit): string {
  return String(Number(lengthInUnit(lengthMm, unit).toFixed(unit === 'mm' ? 2 : 3)) || 0);
}
