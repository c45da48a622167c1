import { expect, test } from 'vitest';
import { offerGroups, offersOf } from './offer-filter.tsx';
import type { Offer } from './offers.ts';
import { shortProcessName } from './short-process-name.ts';

function offer(id: string, process: string | null): Offer {
  return { id, name: id, description: '', image: null, swatch: null, process };
}

const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, index) => offer(id, index % 2 === 0 ? 'Stereolithography (SLA)' : 'FDM'));

test('MAT-03 a long list of several processes can be narrowed', () => {
  expect(offerGroups(MANY)).toEqual(['Stereolithography (SLA)', 'FDM']);
  expect(offersOf(MANY, 'FDM').map(({ id }) => id)).toEqual(['b', 'd', 'f', 'h']);
  expect(offersOf(MANY, null)).toBe(MANY);
});

test('MAT-03 short lists, lists of one process and lists without a process are not narrowed', () => {
  expect(offerGroups(MANY.slice(0, 4))).toEqual([]);
  expect(offerGroups(MANY.map(({ id }) => offer(id, 'FDM')))).toEqual([]);
  expect(offerGroups(MANY.map(({ id }) => offer(id, null)))).toEqual([]);
});

test.each([
  ['Stereolithography (SLA)', 'SLA'],
  ['FDM', 'FDM'],
])('MAT-03 the short name of %s is %s', (process, short) => {
  expect(shortProcessName(process)).toBe(short);
});
