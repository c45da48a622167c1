import { type Field, type Fields, isField, isLeaf, type LeafField } from '#domain/fields/field.ts';
import { findField, groupLeaves } from '#domain/fields/find-field.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';
import type { CardPath } from './card-path.ts';
import { sayField, sayLabel } from './field-words.ts';
import { texts } from './texts.ts';

/** The field that a person fills in at a path. Throws where there is none: paths are the program's own. */
export function leafAt(path: CardPath): LeafField {
  const field = findField(RATE_CARD_FIELDS, path);
  if (field === null || !isLeaf(field)) throw new Error(`The rate card has no field ${path}.`);
  return field;
}

/** The paths of a place's fields under one of its headings; '' is the place's own. */
export function listPaths(place: CardPath, heading = ''): readonly CardPath[] {
  return (groupsAt(place).get(heading) ?? []).map(([name]) => `${place}.${name}`);
}

/** The headings that a place has beside its own. */
export function listHeadings(place: CardPath): readonly string[] {
  return [...groupsAt(place).keys()].filter((heading) => heading !== '');
}

function groupsAt(place: CardPath) {
  const fields = findField(RATE_CARD_FIELDS, place);
  if (fields === null || isField(fields)) throw new Error(`The rate card has no place ${place}.`);
  return groupLeaves(fields);
}

/** A field's words; its name where it has none. */
export function wordsAt(path: CardPath): { readonly label: string; readonly help: string } {
  const field: Field | Fields = findField(RATE_CARD_FIELDS, path) ?? {};
  if (isLeaf(field)) return { label: sayLabel(field.label, field.help), help: sayField(field.help) };
  const label = 'label' in field && typeof field.label === 'string' ? sayField(field.label) : path.slice(path.lastIndexOf('.') + 1);
  return path.endsWith('.cost.unit') ? texts.chargedFor : { label, help: '' };
}
