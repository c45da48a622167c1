import { readRecord } from './check-fields.ts';
import { type Field, type Fields, isField } from './field.ts';
import { fillFields } from './fill-fields.ts';

/**
 * Data with the figures and choices that they lack, as `usual` has them, else by default; entries of lists take after the first usual one.
 * Answers the same object where nothing is lacking.
 */
export function completeFields<T>(field: Field | Fields, value: T, usual: unknown): T {
  if (!isField(field)) return completePlace(field, value, readRecord(usual)) as T;
  switch (field.kind) {
    case 'list': {
      if (!Array.isArray(value)) return value;
      const first: unknown = Array.isArray(usual) ? usual[0] : undefined;
      const entries = value.map((entry) => completeFields<unknown>(field.of, entry, first));
      return entries.every((entry, index) => entry === value[index]) ? value : (entries as T);
    }
    case 'by-id':
      return completeEach(value, (id, entry) => completeFields(field.of, entry, readRecord(usual)[id]));
    case 'or-null':
      return value === null ? value : completeFields(field.of, value, usual);
    default:
      return value;
  }
}

function completePlace(place: Fields, value: unknown, usual: Readonly<Record<string, unknown>>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const lacking = Object.entries(place).filter(
    ([name, field]) => !(name in value) && (!isField(field) || field.kind === 'figure' || field.kind === 'choice'),
  );
  const given = completeEach(value, (name, inner) => {
    const field = place[name];
    return field === undefined ? inner : completeFields(field, inner, usual[name]);
  });
  if (lacking.length === 0) return given;
  return { ...given, ...Object.fromEntries(lacking.map(([name, field]) => [name, usual[name] ?? fillFields({ [name]: field })[name]])) };
}

function completeEach<T>(value: T, complete: (key: string, inner: unknown) => unknown): T {
  const before = Object.entries(readRecord(value));
  const after = before.map(([key, inner]) => [key, complete(key, inner)] as const);
  return after.every(([, inner], index) => inner === before[index]?.[1]) ? value : (Object.fromEntries(after) as T);
}
