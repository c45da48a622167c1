import { rate } from '../money/rate.ts';
import { type Field, type Fields, type FigureField, isField, type LeafField, type ListField, type ValueOf } from './field.ts';

/** What fields are filled with: figures as numbers in their field's unit; what is left out has its default. */
export type Filling<F> = F extends FigureField
  ? number
  : F extends LeafField | ListField
    ? ValueOf<F>
    : { readonly [K in keyof F]?: Filling<F[K]> };

/** Every field with what is given for it, else its default; lists and texts begin empty. */
export function fillFields<F extends Fields>(fields: F, given: Filling<F> = {} as Filling<F>): ValueOf<F> {
  const filled = Object.entries(fields).map(([name, field]) => {
    const own: unknown = (given as Readonly<Record<string, unknown>>)[name];
    if (!isField(field)) return [name, fillFields(field, own as Filling<Fields> | undefined)];
    if (field.kind === 'figure') return [name, rate(Number(own ?? field.default), field.units[0])];
    return [name, own ?? emptyOf(field)];
  });
  return Object.fromEntries(filled) as ValueOf<F>;
}

function emptyOf(field: Exclude<Field, FigureField>): unknown {
  switch (field.kind) {
    case 'number':
    case 'choice':
      return field.default;
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'by-id':
      return {};
    case 'or-null':
      return null;
    default:
      return [];
  }
}
