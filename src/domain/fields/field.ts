import type { Rate } from '../money/rate.ts';

/** How a field is called, and one line on what it does to a price. */
interface Words {
  readonly label: string;
  readonly help: string;
  /** The heading that it stands under among the fields of its place; none: the place's own. */
  readonly heading?: string;
}

/** What a figure can be, beside finite and not negative. */
export interface Bounds {
  /** 0 is refused: prices are divided by it. */
  readonly above?: 0;
  /** At most this; what no shop means by the unit where it is left out. */
  readonly max?: number;
  /** Less than this. */
  readonly below?: number;
  readonly isWhole?: true;
}

/** A figure in its unit: the first, unless it can be by several. */
export interface FigureField<Unit extends string = string> extends Words, Bounds {
  readonly kind: 'figure';
  readonly units: readonly [Unit, ...Unit[]];
  readonly default: number;
}

/** A number that is stored without its unit. */
export interface NumberField extends Words, Bounds {
  readonly kind: 'number';
  readonly unit: string;
  readonly default: number;
}

/** One of several words, with how people read each. */
export interface ChoiceField<Choice extends string = string> extends Words {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<Choice, string>>;
  readonly default: Choice;
}

/** 'line': some words; 'any': a text that may be empty, 'url' as well. */
export type TextFormat = 'line' | 'any' | 'url' | 'id' | 'currency' | 'timeZone' | 'time' | 'day' | 'color';
export interface TextField extends Words {
  readonly kind: 'text';
  readonly format: TextFormat;
}

/** Yes or no; several texts; days of the week, 1 is Monday. */
export interface PlainField extends Words {
  readonly kind: 'flag' | 'texts' | 'weekdays';
}

/** Entries that all have the same fields; the label is an entry's where it has no name of its own. */
export interface ListField<Of extends Field | Fields = Field | Fields, Least extends 0 | 1 = 0 | 1> {
  readonly kind: 'list';
  readonly label: string;
  readonly of: Of;
  readonly least: Least;
}

/** The same fields for each of many ids. */
export interface ByIdField<Of extends Fields = Fields> {
  readonly kind: 'by-id';
  readonly of: Of;
}

/** Fields that may be left out altogether. */
export interface OrNullField<Of extends Fields = Fields> {
  readonly kind: 'or-null';
  readonly label: string;
  readonly of: Of;
}

/** A field that a person fills in. */
export type LeafField = FigureField | NumberField | ChoiceField | TextField | PlainField;
export type Field = LeafField | ListField | ByIdField | OrNullField;
/** Fields by their names, which are what they are stored under; fields within fields are a place of their own. */
export interface Fields {
  readonly [name: string]: Field | Fields;
}

/** What is stored of a field. */
export type ValueOf<F> =
  F extends FigureField<infer Unit>
    ? Rate<Unit>
    : F extends ChoiceField<infer Choice>
      ? Choice
      : F extends NumberField
        ? number
        : F extends TextField
          ? string
          : F extends { readonly kind: 'flag' }
            ? boolean
            : F extends { readonly kind: 'texts' }
              ? readonly string[]
              : F extends { readonly kind: 'weekdays' }
                ? readonly number[]
                : F extends ListField<infer Of, infer Least>
                  ? Least extends 1
                    ? readonly [ValueOf<Of>, ...ValueOf<Of>[]]
                    : readonly ValueOf<Of>[]
                  : F extends ByIdField<infer Of>
                    ? Readonly<Record<string, ValueOf<Of>>>
                    : F extends OrNullField<infer Of>
                      ? ValueOf<Of> | null
                      : { readonly [K in keyof F]: ValueOf<F[K]> };

export function isField(field: Field | Fields): field is Field {
  return typeof field['kind'] === 'string';
}

export function isLeaf(field: Field | Fields): field is LeafField {
  return isField(field) && !('of' in field);
}

/** A figure on one line: `figure('money/h', 10, 'Hourly rate', 'Charged for each hour.', { above: 0 })`. */
export function figure<const Unit extends string>(
  unit: Unit | readonly [Unit, ...Unit[]],
  usual: number,
  label: string,
  help: string,
  bounds: Bounds = {},
): FigureField<Unit> {
  const units = typeof unit === 'string' ? ([unit] as const) : unit;
  return { kind: 'figure', units, default: usual, label, help, ...bounds };
}

export function plainNumber(unit: string, usual: number, label: string, help: string, bounds: Bounds): NumberField {
  return { kind: 'number', unit, default: usual, label, help, ...bounds };
}

export function choice<const Choice extends string>(
  choices: Readonly<Record<Choice, string>>,
  usual: NoInfer<Choice>,
  label: string,
  help: string,
): ChoiceField<Choice> {
  return { kind: 'choice', choices, default: usual, label, help };
}

export function text(format: TextFormat, label: string, help: string): TextField {
  return { kind: 'text', format, label, help };
}

export function plain<const Kind extends PlainField['kind']>(
  kind: Kind,
  label: string,
  help: string,
): PlainField & { readonly kind: Kind } {
  return { kind, label, help };
}

export function list<const Of extends Field | Fields, const Least extends 0 | 1>(
  label: string,
  least: Least,
  of: Of,
): ListField<Of, Least> {
  return { kind: 'list', label, of, least };
}

export function byId<const Of extends Fields>(of: Of): ByIdField<Of> {
  return { kind: 'by-id', of };
}

export function orNull<const Of extends Fields>(label: string, of: Of): OrNullField<Of> {
  return { kind: 'or-null', label, of };
}

/** The same fields under a heading of their own. */
export function under<const F extends Readonly<Record<string, LeafField>>>(heading: string, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, heading }])) as unknown as F;
}
