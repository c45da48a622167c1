import { LOCALE } from '#domain/language/spoken.ts';
import type { Unit } from '#domain/part/units.ts';
import type { PartBuild } from '../../../stores/active-model-store.ts';
import { formatAbout, formatLength } from '../../basics/format-measure.ts';
import type { BuildStance, BuildView, Vector3D } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';

const words = texts.build;

/** What the engine draws of it: pins always, and how the part stands where `isStood`. */
export function viewBuild(build: PartBuild, isStood: boolean): BuildView {
  return {
    stance: isStood ? findStance(build) : null,
    thinSpots: build.facts.thinSpots.map(({ mm, at }) => ({ mm, at: vector(at) })),
  };
}

/** Null for several bodies, which stand each in their own way. */
function findStance({ work, bodies, facts }: PartBuild): BuildStance | null {
  if (bodies > 1) return null;
  return {
    up: vector(work.up),
    along: vector(work.along),
    liftMm: facts.supports?.liftMm ?? 0,
    supportAngle: work.supportMassG > 0 ? (facts.supports?.angle ?? null) : null,
    layerMm: work.heightMm / work.layers,
  };
}

/** What the panel says. */
export interface BuildWords {
  readonly heading: string;
  readonly figures: string;
  readonly machine: string;
  /** What the tints mean; nothing where the part is shown as its file has it. */
  readonly legend: readonly { readonly of: 'held' | 'plate'; readonly text: string }[];
  readonly note: string | null;
}

/** How a part is made, lengths in its unit. */
export function describeBuild(build: PartBuild, unit: Unit): BuildWords {
  const { work, bodies } = build;
  const stance = findStance(build);
  const height = words.height(formatAbout(work.heightMm, unit));
  return {
    heading: bodies > 1 ? words.bodies(bodies) : words.stands(work.orientation),
    figures: [...(bodies > 1 ? [] : [height, words.layers(work.layers)]), describeSupports(build)].join(' · '),
    machine: `${work.process} · ${work.machine}`,
    legend:
      stance === null
        ? []
        : [
            ...(stance.supportAngle === null ? [] : [{ of: 'held', text: words.held(`${stance.supportAngle}°`) } as const]),
            ...(stance.liftMm > 0 ? [{ of: 'plate', text: words.plate(formatAbout(stance.liftMm, unit)) } as const] : []),
          ],
    note: bodies > 1 ? words.bodiesNote : null,
  };
}

function describeSupports({ work, facts }: PartBuild): string {
  if (facts.supports === null) return words.inPowder;
  return work.supportMassG > 0 ? words.supports(formatMass(work.supportMassG)) : words.noSupports;
}

/** What the panel says of thin walls. */
export interface ThinWords {
  /** How thick, and where in the file's frame. */
  readonly spots: readonly { readonly thickness: string; readonly at: Vector3D }[];
  readonly note: string;
}

/** Where walls are thinner than the process makes them; null: nowhere. */
export function describeThin({ work, facts }: PartBuild, unit: Unit): ThinWords | null {
  const { thinSpots, minimumWallMm, wallErrorMm } = facts;
  if (thinSpots.length === 0) return null;
  const needed = words.needed(work.process, formatLength(minimumWallMm, unit));
  const error = wallErrorMm === null ? '' : ` ${words.error(formatLength(Math.max(wallErrorMm, 0.01), unit))}`;
  return { spots: thinSpots.map(({ mm, at }) => ({ thickness: formatLength(mm, unit), at: vector(at) })), note: needed + error };
}

const MASS = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

function formatMass(grams: number): string {
  return grams < 0.05 ? 'under 0.1 g' : `${MASS.format(grams)} g`;
}

function vector([x, y, z]: readonly [number, number, number]): Vector3D {
  return { x, y, z };
}
