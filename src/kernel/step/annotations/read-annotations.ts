import { MM_PER_UNIT, type Unit } from '#domain/part/units.ts';
import type { ListedKind } from '../text/scan-step.ts';
import type { StepEntity, StepStatements } from '../text/step-statements.ts';
import type { AnnotatedFile, Annotation } from './annotation.ts';
import { AnnotationLinks } from './annotation-links.ts';
import { readDimension } from './read-dimension.ts';
import { readThreads } from './read-thread.ts';
import { readTolerance } from './read-tolerance.ts';

/** No author writes as many; a hostile one would. */
const MOST_ANNOTATIONS = 5000;

/**
 * The dimensions, geometric tolerances, datums and threads of a STEP file (ISO 10303-47, -242; recommended practices of the CAx
 * implementor forum), with lengths in `unit`. Null: the file has none, which costs nothing to say.
 */
export function readAnnotations(statements: StepStatements, unit: Unit): Annotation[] | null {
  const { dimension, tolerance, datum, thread, aspect, note } = statements.scan.listed;
  const count = dimension.length + tolerance.length + datum.length;
  const mayBeThreads = thread.length + aspect.length + note.length;
  if (count + mayBeThreads === 0 || count > MOST_ANNOTATIONS) return null;
  const links = new AnnotationLinks(statements);
  const file: AnnotatedFile = { statements, links, spell: (mm) => String(Number((mm / MM_PER_UNIT[unit]).toPrecision(7))) };
  const read = (kind: ListedKind, how: (file: AnnotatedFile, entity: StepEntity) => Annotation) =>
    statements.list(kind).map((entity) => how(file, entity));
  const threads = mayBeThreads > MOST_ANNOTATIONS ? [] : readThreads(file);
  if (count + threads.length === 0) return null;
  return [...read('dimension', readDimension), ...read('tolerance', readTolerance), ...read('datum', readDatum), ...threads];
}

function readDatum({ links }: AnnotatedFile, { id }: StepEntity): Annotation {
  return { kind: 'datum', words: null, diameterMm: null, items: links.itemsOf([id]) };
}
