import { expect, test } from 'vitest';
import { isField, isLeaf } from '#domain/fields/field.ts';
import { listLeaves } from '#domain/fields/find-field.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { sayField, sayLabel, sayUnit } from './field-words.de.ts';

const LEAVES = listLeaves(RATE_CARD_FIELDS).map(([, field]) => field);
/** Words that German has as English does. */
const ALIKE = new Set(['Version', 'Name', 'Gyroid', 'Elastomer', 'Nylon', 'Multi Jet Fusion (MJF)']);

test('LOOK-14 every word of the rate card’s table is there in German', () => {
  const choices = LEAVES.flatMap((field) => (field.kind === 'choice' ? Object.values<string>(field.choices) : []));
  const lists = Object.values(RATE_CARD_FIELDS).flatMap((field) =>
    isField(field) && !isLeaf(field) && 'label' in field ? [field.label] : [],
  );
  const words = [
    ...LEAVES.flatMap(({ label, help, heading }) => [label, help, ...(heading === undefined ? [] : [heading])]),
    ...choices,
    ...lists,
  ];
  expect(words.length).toBeGreaterThan(300);
  expect([...new Set(words)].filter((word) => !ALIKE.has(word) && sayField(word) === word)).toEqual([]);
});

test('LOOK-14 a label is said as its help means it, a unit word by word', () => {
  expect(sayLabel('Cut-off', 'What is asked for at this time or later counts from the next working day.')).toBe('Annahmeschluss');
  expect(sayLabel('Cut-off', 'Stock left under parts to cut through. It takes material and time.')).toBe('Trennzugabe');
  expect([sayUnit('EUR/piece'), sayUnit('EUR/supported piece'), sayUnit('mm/s')]).toEqual(['EUR/Stück', 'EUR/gestütztes Stück', 'mm/s']);
});
