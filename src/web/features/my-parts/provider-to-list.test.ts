import { expect, test } from 'vitest';
import { hasNoProvider, providerToList } from './my-parts-page.tsx';

test.each([
  ['the route names one', '7', '3', '7'],
  ['the route names none', undefined, '3', '3'],
  ["the user's is '-1'", undefined, '-1', '1'],
  ["the route's is '-1'", '-1', '3', '1'],
])('POR-06 when %s, the parts listed are those of provider %s / %s → %s', (_case, inRoute, own, listed) => {
  expect(providerToList(inRoute, own)).toBe(listed);
});

test('POR-06 only the word of the server says that a user has no provider', () => {
  expect(hasNoProvider(undefined, '-1', 'ready')).toBe(true);
  expect(hasNoProvider(undefined, '-1', 'failed')).toBe(false);
  expect(hasNoProvider(undefined, '3', 'ready')).toBe(false);
  expect(hasNoProvider('7', '-1', 'ready')).toBe(false);
});
