import { type Field, type Fields, isField, isLeaf, type LeafField } from './field.ts';

/** What stands at a path, with dots between its steps, ids and places in lists among them; null where no field does. */
export function findField(fields: Fields, path: string): Field | Fields | null {
  let at: Field | Fields = fields;
  for (const step of path.split('.')) {
    if (isField(at) && at.kind === 'or-null') at = at.of;
    if (isLeaf(at)) return null;
    const next: Field | Fields | undefined = isField(at) ? at.of : Object.hasOwn(at, step) ? at[step] : undefined;
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

/** The leaves of a place, in their order and by their headings; the place's own heading is ''. */
export function groupLeaves(place: Fields): ReadonlyMap<string, readonly (readonly [name: string, field: LeafField])[]> {
  const leaves = Object.entries(place).filter((entry): entry is [string, LeafField] => isLeaf(entry[1]));
  return Map.groupBy(leaves, ([, { heading = '' }]) => heading);
}

/** Every field that a person fills in, with its path: 0 for a place in a list, '*' for an id. */
export function listLeaves(field: Field | Fields, path = ''): readonly (readonly [path: string, field: LeafField])[] {
  if (isLeaf(field)) return [[path, field]];
  const inner = (of: Field | Fields, step: string) => listLeaves(of, path === '' ? step : `${path}.${step}`);
  if (!isField(field)) return Object.entries(field).flatMap(([name, of]) => inner(of, name));
  return field.kind === 'or-null' ? listLeaves(field.of, path) : inner(field.of, field.kind === 'list' ? '0' : '*');
}
