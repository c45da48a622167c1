import type { Finding, Measurement } from '#domain/part/part.ts';
import {
  type BodyFacts,
  type CavityFacts,
  LONGEST_BODY_NAME,
  MOST_DIFFERENT_BODIES,
  MOST_PLACES,
  type WallFacts,
} from '#domain/part/part-insides.ts';
import type { ModelMesh } from './basics/model.ts';
import { TimeBudget } from './basics/time-budget.ts';
import { findOverlaps } from './bodies/find-overlaps.ts';
import { groupAlike } from './bodies/group-alike.ts';
import type { DividedModel, ModelBody } from './bodies/list-bodies.ts';
import { measureWalls } from './walls/measure-walls.ts';

type Insides = Required<Pick<Measurement, 'bodies' | 'cavities' | 'walls'>>;

/**
 * A measurement with what a model is beside its size: its bodies, their cavities and walls, and what a customer should know of them.
 * What takes too long is left out and said to be. `now`: a clock that never goes back, ms; left out: the platform's.
 */
export function completeMeasurement<M extends Omit<Measurement, 'sha256'>>(
  mesh: ModelMesh,
  measurement: M,
  { bodies, bodyOfTriangle }: DividedModel,
  now?: () => number,
): M & Insides {
  if (measurement.volumeMm3 === null) return { ...measurement, bodies: null, cavities: null, walls: null };
  const facts = describeBodies(bodies, mesh.solids?.names ?? [], new TimeBudget(now));
  const cavities = describeCavities(bodies);
  const budget = new TimeBudget(now);
  const walls = budget.run(() => measureWalls(mesh, { bodyOfTriangle, check: () => budget.check() }));
  // Loose pieces of an open mesh may be of one body.
  const pieces = measurement.watertight ? Math.max(measurement.solids, bodies.length) : bodies.length;
  const found = [...findAboutBodies(facts, pieces), ...findAboutCavities(cavities), ...findAboutWalls(walls)];
  return { ...measurement, bodies: facts, cavities, walls, findings: [...measurement.findings, ...found] };
}

function describeBodies(bodies: readonly ModelBody[], names: readonly (string | null)[], budget: TimeBudget): BodyFacts {
  const groups = groupAlike(bodies);
  const alike = groups.slice(0, MOST_DIFFERENT_BODIES).map(({ bodies: numbers }) => {
    const [first = 0] = numbers;
    const { volumeMm3 = 0, areaMm2 = 0 } = bodies[first] ?? {};
    const name = findCommonName(numbers, names);
    return { first, count: numbers.length, volumeMm3, areaMm2, ...(name === null ? {} : { name }) };
  });
  const told = { count: bodies.length, different: groups.length, alike };
  if (bodies.length === 1) return { ...told, touching: false, overlapping: null };
  const overlaps = budget.run(() => findOverlaps(bodies, () => budget.check()));
  if (overlaps === null) return { ...told, touching: null, overlapping: null };
  const { touching, bodies: overlapping, unionMm3 } = overlaps;
  return { ...told, touching, overlapping: overlapping === 0 ? null : { bodies: overlapping, unionMm3 } };
}

/** What all bodies of a kind are called; null where that differs, or is not known of each. */
function findCommonName(numbers: readonly number[], names: readonly (string | null)[]): string | null {
  const [first = null, ...others] = numbers.map((number) => names[number] ?? null);
  return others.every((name) => name === first) ? (first?.slice(0, LONGEST_BODY_NAME).toWellFormed() ?? null) : null;
}

function describeCavities(bodies: readonly ModelBody[]): CavityFacts {
  const cavities = bodies.flatMap((body) => body.cavities).sort((a, b) => b.volumeMm3 - a.volumeMm3);
  return {
    count: cavities.length,
    volumeMm3: cavities.reduce((sum, { volumeMm3 }) => sum + volumeMm3, 0),
    at: cavities.slice(0, MOST_PLACES).map(({ at }) => at),
  };
}

function findAboutBodies({ count, different, touching, overlapping }: BodyFacts, pieces: number): Finding[] {
  if (pieces === 1) return [];
  if (count < pieces) {
    return [{ code: 'SEVERAL_BODIES', severity: 'review', message: `The file holds ${pieces} bodies, too many to be priced one by one.` }];
  }
  const findings: Finding[] = [];
  const held = `The file holds ${nameBodies(count, different)}`;
  if (different > MOST_DIFFERENT_BODIES) {
    findings.push({ code: 'SEVERAL_BODIES', severity: 'review', message: `${held}, too many to be priced one by one.` });
  } else findings.push({ code: 'SEVERAL_BODIES', severity: 'note', message: `${held}; each is priced.` });
  if (overlapping !== null) {
    const { bodies, unionMm3 } = overlapping;
    const message = `${bodies} of the bodies overlap. All together they fill about ${formatVolume(unionMm3)}, less than one by one.`;
    findings.push({ code: 'BODIES_OVERLAP', severity: 'review', message });
  } else if (touching === true) {
    const message = 'The bodies touch one another, as in an assembly, so our team will check how to make them.';
    findings.push({ code: 'BODIES_TOUCH', severity: 'review', message });
  } else if (touching === null) {
    const message = 'It took too long to tell whether the bodies overlap, so our team will check.';
    findings.push({ code: 'BODIES_OVERLAP', severity: 'review', message });
  }
  return findings;
}

function nameBodies(count: number, different: number): string {
  if (different === 1) return `${count} bodies, all alike`;
  return different === count ? `${count} different bodies` : `${count} bodies, ${different} of them different`;
}

function findAboutCavities({ count, volumeMm3 }: CavityFacts): Finding[] {
  if (count === 0) return [];
  const held = count === 1 ? 'a sealed cavity' : `${count} sealed cavities`;
  return [{ code: 'SEALED_CAVITIES', severity: 'note', message: `The model has ${held} of ${formatVolume(volumeMm3)} with no way out.` }];
}

function findAboutWalls(walls: WallFacts | null): Finding[] {
  if (walls !== null) return [];
  const message = 'How thick the walls of this model are could not be measured in time.';
  return [{ code: 'WALLS_NOT_MEASURED', severity: 'note', message }];
}

function formatVolume(mm3: number): string {
  return mm3 < 1000 ? `${Number(mm3.toPrecision(2))} mm³` : `${Number((mm3 / 1000).toPrecision(3))} cm³`;
}
