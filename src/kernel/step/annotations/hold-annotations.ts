import type { Finding } from '#domain/part/part.ts';
import { describeStated, LONGEST_STATED, MOST_STATED, type StatedTolerances } from '#domain/part/stated-tolerances.ts';
import { MM_PER_UNIT, type Unit } from '#domain/part/units.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, KIND } from '../../occt/words.ts';
import type { Annotation } from './annotation.ts';

/** Authors round what they write at a shape; and model threads at other diameters than they call them by, which a note does no harm to. */
const SAME_DIAMETER = 0.005;
const SAME_DIAMETER_MM = 0.01;
/** Told one by one. */
const MOST_TOLD = 3;
/** Faces of an annotation that are looked at for a radius. */
const MOST_LOOKED_AT = 8;

/** The faces of the last file that each annotation points at, in their own frame. */
export function listAnnotatedFaces(oc: ExactEngine, annotations: readonly Annotation[]): Face[][] {
  const ids = [...new Set(annotations.flatMap(({ items }) => items))];
  const made = new Map(oc.listMade(ids).map((shape, n) => [ids[n], shape]));
  const isFace = (shape: number | null | undefined): shape is Face => shape != null && oc.kindOf(shape as Face) === KIND.face;
  return annotations.map(({ items }) => items.map((id) => made.get(id)).filter(isFace));
}

/** What a file's annotations come to, each diameter held against the faces that it points at. */
export function holdAnnotations(oc: ExactEngine, annotations: readonly Annotation[], unit: Unit) {
  const stated = countAnnotations(annotations);
  const faces = listAnnotatedFaces(oc, annotations);
  const wrong = annotations.flatMap(({ diameterMm }, n) => {
    if (diameterMm === null) return [];
    const radius = (faces[n] ?? [])
      .slice(0, MOST_LOOKED_AT)
      .map((face) => oc.describe(face).radiusMm)
      .find((mm) => mm !== null);
    if (radius === undefined || radius === null) return [];
    const isSame = Math.abs(2 * radius - diameterMm) <= SAME_DIAMETER * diameterMm + SAME_DIAMETER_MM;
    return isSame ? [] : `⌀${spell(diameterMm, unit)} where the model has ⌀${spell(2 * radius, unit)}`;
  });
  const findings: Finding[] = [{ code: 'STATED_TOLERANCES', severity: 'note', message: describeStated(stated) }];
  const told = [...new Set(wrong)];
  if (told.length > 0) {
    const others = told.length > MOST_TOLD ? ` and ${told.length - MOST_TOLD} more like it` : '';
    const message = `The file states ${told.slice(0, MOST_TOLD).join(', ')}${others} (${unit}). Please check which is meant.`;
    findings.push({ code: 'STATED_DIMENSIONS', severity: 'note', message });
  }
  return { stated, findings };
}

export function countAnnotations(annotations: readonly Annotation[]): StatedTolerances {
  const count = (wanted: Annotation['kind']) => annotations.filter(({ kind }) => kind === wanted).length;
  const words = [...new Set(annotations.flatMap(({ words }) => words ?? []))];
  return {
    ...{ dimensions: count('dimension'), tolerances: count('tolerance'), datums: count('datum') },
    ...(count('thread') === 0 ? {} : { threads: count('thread') }),
    words: words.filter((each) => each.length <= LONGEST_STATED).slice(0, MOST_STATED),
  };
}

function spell(mm: number, unit: Unit): string {
  return String(Number((mm / MM_PER_UNIT[unit]).toPrecision(5)));
}
