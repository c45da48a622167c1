import type { StepEntity } from '../text/step-statements.ts';
import type { AnnotatedFile, Annotation } from './annotation.ts';
import { readMeasure, type StatedMeasure } from './read-measure.ts';

/** What stands before a value by what a dimension is called, and how many of it make a diameter. */
const FORMS: readonly { readonly called: RegExp; readonly sign: string; readonly perDiameter: number | null }[] = [
  { called: /^spherical diameter$/, sign: 'S⌀', perDiameter: 1 },
  { called: /^spherical radius$/, sign: 'SR', perDiameter: 2 },
  { called: /diameter$/, sign: '⌀', perDiameter: 1 },
  { called: /radius$/, sign: 'R', perDiameter: 2 },
  { called: /^thickness$/, sign: 'thickness ', perDiameter: null },
  { called: /^curve length$/, sign: 'curve length ', perDiameter: null },
];
const PLAIN = { sign: '', perDiameter: null };
/** A dimension has a value, or as many as it takes to tell its limits. */
const MOST_VALUES = 8;
/** A shape's fits, as ISO 286 writes them: 'H7', 'g6', 'JS9'. */
const FIT = /^([A-Z]{1,2})(?:IT)?(0?1|\d|1[0-8])$/i;

interface StatedValue {
  readonly nominal: StatedMeasure | null;
  readonly upper: StatedMeasure | null;
  readonly lower: StatedMeasure | null;
  /** 'maximum' or 'minimum'; empty: none. */
  readonly qualifier: string;
}

/** What a dimension says of its value and of how far it may be off. */
export function readDimension(file: AnnotatedFile, dimension: StepEntity): Annotation {
  const { statements, links } = file;
  const name = statements.readString(dimension);
  const value = readValue(file, dimension);
  const { sign, perDiameter } = FORMS.find(({ called }) => called.test(name)) ?? PLAIN;
  const limits = spellLimits(file, value, links.limits.get(dimension.id));
  const diameterMm = perDiameter === null || value.nominal === null || value.nominal.isAngle ? null : value.nominal.value * perDiameter;
  // One of a datum feature is an aspect of the shape itself.
  const items = links.itemsOf([dimension.id, ...statements.references(dimension)]);
  return { kind: 'dimension', words: limits === null ? null : `${sign}${limits}`, diameterMm, items };
}

function readValue({ statements, links }: AnnotatedFile, { id }: StepEntity): StatedValue {
  const found = { nominal: null, upper: null, lower: null, qualifier: '' } as { -readonly [K in keyof StatedValue]: StatedValue[K] };
  const representation = statements.find(links.values.get(id));
  for (const item of representation === null ? [] : statements.references(representation).subarray(0, MOST_VALUES)) {
    const entity = statements.find(item);
    const measure = readMeasure(statements, entity);
    if (entity !== null && (measure === null || statements.read(entity).includes('QUALIFIED_REPRESENTATION_ITEM'))) {
      for (const qualifier of statements.references(entity).subarray(0, MOST_VALUES)) {
        const said = statements.find(qualifier);
        if (statements.read(said).startsWith('TYPE_QUALIFIER')) found.qualifier = statements.readString(said);
      }
    }
    if (measure === null) continue;
    const name = statements.readString(entity);
    found[name.startsWith('upper') ? 'upper' : name.startsWith('lower') ? 'lower' : 'nominal'] = measure;
  }
  return found;
}

/** A value with what it may be off by. Null: nothing is said of that. */
function spellLimits(file: AnnotatedFile, { nominal, upper, lower, qualifier }: StatedValue, rangeId: number | undefined): string | null {
  const spell = ({ value, isAngle }: StatedMeasure) => (isAngle ? `${Number(value.toPrecision(7))}°` : file.spell(value));
  if (nominal === null) return upper === null || lower === null ? null : `${spell(lower)} to ${spell(upper)}`;
  const range = file.statements.find(rangeId);
  if (file.statements.read(range).startsWith('LIMITS_AND_FITS')) {
    const fit = readFit([0, 1, 2].map((nth) => file.statements.readString(range, nth)));
    return fit === null ? null : `${spell(nominal)} ${fit}`;
  }
  const bounds = range === null ? [] : [0, 1].map((nth) => readMeasure(file.statements, file.statements.follow(range, nth)));
  const [low = null, high = null] = bounds;
  if (low !== null && high !== null) return `${spell(nominal)} ${spellDeviations(low, high, spell)}`;
  if (upper !== null && lower !== null) {
    const away = ({ value, isAngle }: StatedMeasure) => ({ value: value - nominal.value, isAngle });
    return `${spell(nominal)} ${spellDeviations(away(lower), away(upper), spell)}`;
  }
  return /^(maximum|minimum)$/.test(qualifier) ? `${spell(nominal)} ${qualifier.slice(0, 3)}` : null;
}

function spellDeviations(low: StatedMeasure, high: StatedMeasure, spell: (measure: StatedMeasure) => string): string {
  const size = (measure: StatedMeasure) => spell({ ...measure, value: Math.abs(measure.value) });
  if (size(low) === size(high) && low.value < 0 && high.value > 0) return `±${size(high)}`;
  const signed = (measure: StatedMeasure) => `${measure.value > 0 ? '+' : measure.value < 0 ? '−' : ''}${size(measure)}`;
  return `${signed(high)}/${signed(low)}`;
}

/** LIMITS_AND_FITS('H','hole','7',''): capital letters are holes', small ones shafts'. */
function readFit([form, zone, grade]: readonly string[]): string | null {
  const [, letters = '', number] = FIT.exec(`${form}${grade}`) ?? [];
  return number === undefined ? null : `${zone === 'shaft' ? letters : letters.toUpperCase()}${number}`;
}
