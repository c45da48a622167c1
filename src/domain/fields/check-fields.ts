import { type Bounds, type Field, type Fields, type FigureField, isField, type NumberField, type TextFormat } from './field.ts';
import { TEXT_FORMATS } from './text-formats.ts';

/** What is wrong with a field, and what it would have to be. */
export type FieldProblem =
  | { readonly code: 'missing'; readonly unit: string }
  | { readonly code: 'unit'; readonly units: readonly string[]; readonly found: string }
  | { readonly code: 'negative' | 'zero' | 'whole' | 'flag' | 'list' | 'texts' | 'weekdays' | 'empty' }
  | { readonly code: 'max'; readonly max: number }
  | { readonly code: 'below'; readonly below: number; readonly unit: string }
  | { readonly code: 'between'; readonly max: number; readonly unit: string }
  | { readonly code: 'choice'; readonly choices: readonly string[] }
  | { readonly code: TextFormat };
/** A problem with where it is: names, ids and places in lists, with dots between them. */
export type Placed<Problem> = Problem & { readonly path: string };

/** What no shop means, by unit. A bound that is meant to be none can still be very high. */
const MAX_BY_UNIT: Readonly<Record<string, number>> = {
  '%': 1000,
  deg: 90,
  x: 10,
  mm: 1e5,
  'h/day': 24,
  days: 3650,
  lines: 100,
  layers: 1000,
  loops: 100,
  machines: 1000,
};
const MAX_OF_OTHERS = 1e9;

/** The most that a figure in a unit can be. */
export function findMax(unit: string, { max }: Bounds): number {
  return max ?? MAX_BY_UNIT[unit] ?? MAX_OF_OTHERS;
}

/** Every problem that data have by their fields, in the fields' order; what no field is about is left alone. */
export function checkFields(field: Field | Fields, value: unknown, path = ''): readonly Placed<FieldProblem>[] {
  const within = (of: Field | Fields, key: string | number, inner: unknown) =>
    checkFields(of, inner, path === '' ? `${key}` : `${path}.${key}`);
  if (!isField(field)) {
    const record = readRecord(value);
    return Object.entries(field).flatMap(([name, inner]) => within(inner, name, record[name]));
  }
  switch (field.kind) {
    case 'list': {
      if (!Array.isArray(value)) return [{ path, code: 'list' }];
      if (value.length < field.least) return [{ path, code: 'empty' }];
      return value.flatMap((entry, index) => within(field.of, index, entry));
    }
    case 'by-id':
      return Object.entries(readRecord(value)).flatMap(([id, entry]) => within(field.of, id, entry));
    case 'or-null':
      return value === null ? [] : checkFields(field.of, value, path);
    default: {
      const problem = checkLeaf(field, value);
      return problem === null ? [] : [{ path, ...problem }];
    }
  }
}

function checkLeaf(field: Exclude<Field, { readonly of: unknown }>, value: unknown): FieldProblem | null {
  switch (field.kind) {
    case 'figure':
      return checkFigure(field, readRecord(value));
    case 'number':
      return checkNumber(field, value);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.choices, value)
        ? null
        : { code: 'choice', choices: Object.keys(field.choices) };
    case 'text':
      return typeof value === 'string' && TEXT_FORMATS[field.format](value) ? null : { code: field.format };
    case 'flag':
      return typeof value === 'boolean' ? null : { code: 'flag' };
    case 'texts':
      return Array.isArray(value) && value.every((text) => typeof text === 'string') ? null : { code: 'texts' };
    case 'weekdays':
      return Array.isArray(value) && value.length > 0 && value.every(isWeekday) ? null : { code: 'weekdays' };
  }
}

function checkFigure(field: FigureField, { value, unit }: Readonly<Record<string, unknown>>): FieldProblem | null {
  const [usual] = field.units;
  if (unit !== undefined && !field.units.some((known) => known === unit)) return { code: 'unit', units: field.units, found: String(unit) };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'missing', unit: String(unit ?? usual) };
  if (unit === undefined) return { code: 'unit', units: field.units, found: 'none' };
  if (value < 0) return { code: 'negative' };
  if (field.above === 0 && value === 0) return { code: 'zero' };
  if (field.isWhole && !Number.isInteger(value)) return { code: 'whole' };
  if (field.below !== undefined && value >= field.below) return { code: 'below', below: field.below, unit: usual };
  const max = findMax(usual, field);
  return value > max ? { code: 'max', max } : null;
}

function checkNumber({ above, below, max = below ?? 0, unit }: NumberField, value: unknown): FieldProblem | null {
  const isWithin =
    typeof value === 'number' && value >= 0 && value <= max && !(above === 0 && value === 0) && !(below !== undefined && value === below);
  return isWithin ? null : { code: 'between', max, unit };
}

function isWeekday(day: unknown): boolean {
  return typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 7;
}

export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
