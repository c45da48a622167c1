import type { ListedKind } from '../text/scan-step.ts';
import type { AnnotatedFile, Annotation } from './annotation.ts';
import { readMeasure } from './read-measure.ts';

/** 'M6x1', 'Tr20x4', '1/4-20 UNC', '#10-32 UNF', '1/2-14 NPT', 'G 3/8' (ISO 261, 2904, 228, ASME B1.1, B1.20.1), with a class and a hand behind it. */
const SIZES = [
  String.raw`MJ?\s?\d{1,3}(?:\.\d+)?\s?x\s?\d(?:\.\d+)?`,
  String.raw`Tr\s?\d{1,3}\s?x\s?\d{1,2}`,
  String.raw`(?:#\d{1,2}|\d?[- ]?\d{1,2}\/\d{1,2}|\d?\.?\d{1,4})"?\s?-\s?\d{1,2}(?:\.5)?\s?(?:UN|NP)[A-Z]{0,3}`,
  String.raw`[GR][cp]?\s?\d?\s?\d\/\d`,
].join('|');
const CLASS = String.raw`(?:\s?-?\s?(?:\d[EFGHefgh](?:\d?[efgh])?|[1-3][AB]|LH|RH)\b)*`;
const DESIGNATION = new RegExp(String.raw`(?<![\w.])(?:${SIZES})(?!\w)${CLASS}`);
/** Coarse threads are called without their pitch, as some other things are; so a class or a word has to say what is meant. */
const COARSE = new RegExp(String.raw`(?<![\w.])MJ?\s?\d{1,3}(?:\.\d+)?(?![\w.])${CLASS}`);
const CALLED_THREAD = /thread|tapped|\btap\b|gewinde|\bM\s?\d{1,3}\s?-\s?\d[EFGHefgh]/i;
/** The sign of multiplication, as itself and as ISO 10303-21 spells it. */
const TIMES = /×|\\X2\\00D7\\X0\\|\\X\\D7|\\S\\W|(?<=\d\s?)X(?=\s?\d)/g;

/** What a text calls a thread by. Null: it names none. */
export function findDesignation(text: string): string | null {
  const plain = text.replace(TIMES, 'x');
  const [found] = DESIGNATION.exec(plain) ?? (CALLED_THREAD.test(plain) ? COARSE.exec(plain) : null) ?? [];
  return found?.replace(/\s*x\s*/, 'x').replace(/(?<=^(?:MJ?|Tr))\s/, '') ?? null;
}

/**
 * The threads that a file states, each once for what it is said of:
 * - aspects of the shape that are called by one ('M6x1', 'Thread M8');
 * - notes at a dimension (PMI's 'dimensional note') and values of an aspect's properties that name one;
 * - features (AP214 and AP224, defined and catalogue threads): by the name that they go by, or by their form, diameter, pitch and class.
 */
export function readThreads(file: AnnotatedFile): Annotation[] {
  const { statements, links } = file;
  const threads = new Map<string, Annotation>();
  const add = (words: string, aspects: readonly number[]) => {
    const items = links.itemsOf(aspects);
    const key = `${words} ${items.length === 0 ? aspects.join() : items.join()}`;
    if (!threads.has(key)) threads.set(key, { kind: 'thread', words, diameterMm: null, items });
  };
  const listNamed = (kind: ListedKind) =>
    statements.list(kind).flatMap((entity) => {
      const words = findDesignation(statements.readStrings(entity).join(' '));
      return words === null ? [] : [[entity.id, words] as const];
    });
  for (const [id, words] of listNamed('aspect')) add(words, [id]);
  const named = new Map(listNamed('note'));
  const features = new Set(statements.list('thread').map(({ id }) => id));
  if (named.size === 0 && features.size === 0) return [...threads.values()];

  // What has values, a dimension or a property, and the representation that holds them.
  const owners = (['dimensionValue', 'propertyValue', 'shapeOfUsage'] as const).flatMap((kind) =>
    statements.list(kind).map((link) => ({ owner: statements.references(link)[0] ?? -1, values: statements.follow(link, 1) })),
  );
  /** A dimension is of aspects, as is a property, unless it is a feature's, whose shape has aspects of its own. */
  const subjectsOf = (owner: number) => {
    const entity = statements.find(owner);
    return entity === null ? [] : [...statements.references(entity).subarray(0, 2)];
  };
  const aspectsOfShape = (shape: number) =>
    statements.list('aspect').flatMap((entity) => (statements.references(entity).includes(shape) ? [entity.id] : []));
  for (const { owner, values } of owners) {
    if (values === null) continue;
    const items = [...statements.references(values).subarray(0, MOST_VALUES)];
    const feature = subjectsOf(owner).find((id) => features.has(id));
    const words = items.map((id) => named.get(id)).find((found) => found !== undefined);
    if (feature !== undefined) {
      features.delete(feature);
      const described = words ?? describeFeature(file, feature, items);
      add(described, [feature, ...aspectsOfShape(owner)]);
    } else if (words !== undefined) add(words, subjectsOf(owner));
  }
  for (const feature of features) {
    const words = describeFeature(file, feature, []);
    if (words !== THREAD) add(words, [feature]);
  }
  return [...threads.values()];
}

/** A representation of a thread holds its form, diameters, pitch, class, hand and qualifier. */
const MOST_VALUES = 16;
const THREAD = 'thread';

/** A thread by what its feature is called, else by its parameters: 'M6x1-6H'. */
function describeFeature({ statements, spell }: AnnotatedFile, feature: number, items: readonly number[]): string {
  const read = (id: number) => statements.readStrings(statements.find(id));
  const called = findDesignation(read(feature).join(' '));
  if (called !== null) return called;
  const length = (name: RegExp) => {
    const measure = readMeasure(statements, statements.find(items.find((id) => name.test(read(id)[0] ?? ''))));
    return measure === null || measure.isAngle ? null : measure.value;
  };
  const text = (name: RegExp) => items.map(read).find(([first = '']) => name.test(first))?.[1] ?? '';
  const diameter = length(/^(?:major|nominal) (?:diameter|size)/i);
  if (diameter === null) return THREAD;
  const pitch = length(/^(?:thread )?pitch$/i);
  const form = text(/^(?:thread )?form/i);
  const isMetric = /^M|metric/i.test(form);
  const tell = isMetric ? (mm: number) => String(Number(mm.toPrecision(5))) : spell;
  const size = `${isMetric ? 'M' : `${THREAD} ⌀`}${tell(diameter)}${pitch === null ? '' : `x${tell(pitch)}`}`;
  const fit = text(/^fit class/i);
  return `${size}${/^\w{1,6}$/.test(fit) ? `-${fit}` : ''}${/left/i.test(text(/^hand/i)) ? ' LH' : ''}`;
}
