import type { StepEntity } from '../text/step-statements.ts';
import type { AnnotatedFile, Annotation } from './annotation.ts';
import { readMeasure } from './read-measure.ts';

/** A frame names three datums, and what one of them is made of. */
const MOST_DATUMS = 8;
const MOST_STEPS = 4;
const KIND = /\b(?!\w*GEOMETRIC)([A-Z_]+)_TOLERANCE\b/;
/** What a datum may be called (ISO 5459). */
const DATUM_NAME = /^[A-Z]{1,3}\d{0,2}(?:-[A-Z]{1,3}\d{0,2})?$/;
/** `DATUM('',$,#1,.F.,'A')`, or `DATUM('A')` within a complex entity. */
const IDENTIFICATION = /^(?:COMMON_)?DATUM\s*\(.*'([^']*)'\s*\)|^\(.*\bDATUM\s*\(\s*'([^']*)'/s;

/** What a geometric tolerance demands: 'position ⌀0.2 (M) A B C'. */
export function readTolerance(file: AnnotatedFile, tolerance: StepEntity): Annotation {
  const { statements, links } = file;
  const text = statements.read(tolerance);
  const [size, aspectId = -1, ...frame] = statements.references(tolerance);
  const magnitude = readMeasure(statements, statements.find(size));
  const aspect = statements.find(aspectId);
  const said =
    magnitude === null || magnitude.isAngle
      ? []
      : [
          (KIND.exec(statements.readPlain(tolerance))?.[1] ?? 'geometric tolerance').replaceAll('_', ' ').toLowerCase(),
          `${readZone(file, tolerance)}${file.spell(magnitude.value)}`,
          readMaterial(text),
          ...frame.slice(0, MOST_DATUMS).flatMap((id) => nameDatums(file, id, MOST_STEPS)),
          statements.read(aspect).startsWith('ALL_AROUND') ? 'all around' : '',
        ].filter((word) => word !== '');
  const items = links.itemsOf(aspect === null ? [] : isDimension(file, aspect) ? statements.references(aspect) : [aspectId]);
  return { kind: 'tolerance', words: said.length === 0 ? null : said.join(' '), diameterMm: null, items };
}

/** A tolerance may be one of a dimension's features. */
function isDimension({ statements }: AnnotatedFile, entity: StepEntity): boolean {
  return /^\(?\s*(?:DIMENSIONAL|ANGULAR)_(?:SIZE|LOCATION)/.test(statements.read(entity));
}

function readZone({ statements, links }: AnnotatedFile, { id }: StepEntity): string {
  const name = statements.readString(statements.find(links.zones.get(id)));
  return name.startsWith('spherical') ? 'S⌀' : /cylindrical|circular$/.test(name) ? '⌀' : '';
}

function readMaterial(statement: string): string {
  if (/\.(?:MAXIMUM_MATERIAL\w*)\./.test(statement)) return '(M)';
  return /\.(?:LEAST_MATERIAL\w*)\./.test(statement) ? '(L)' : '';
}

/** The letters of the datums that a datum system, a reference or a datum itself stands for, in their order. */
function nameDatums(file: AnnotatedFile, id: number, steps: number): string[] {
  const { statements } = file;
  const entity = statements.find(id);
  const text = statements.read(entity);
  if (entity === null || steps === 0 || !/\bDATUM/.test(text)) return [];
  const name = IDENTIFICATION.exec(text)
    ?.slice(1)
    .find((found) => found !== undefined);
  if (name !== undefined) return DATUM_NAME.test(name) ? [name] : [];
  const names = [...statements.references(entity).subarray(0, MOST_DATUMS)].flatMap((of) => nameDatums(file, of, steps - 1));
  if (text.startsWith('DATUM_SYSTEM') || names.length === 0) return names;
  return [`${names.join('-')}${readMaterial(text)}`];
}
