import { expect, test } from 'vitest';
import { describeStated, listStated } from './stated-tolerances.ts';

test.each([
  [{ dimensions: 12, tolerances: 6, datums: 3 }, 'The file states 12 dimensions, 6 tolerances and 3 datums.'],
  [{ dimensions: 1, tolerances: 0, datums: 1 }, 'The file states 1 dimension and 1 datum.'],
  [{ dimensions: 2, tolerances: 0, datums: 0, threads: 4 }, 'The file states 2 dimensions and 4 threads.'],
  [{ dimensions: 0, tolerances: 1, datums: 0 }, 'The file states 1 tolerance.'],
])('API-17 %j is told as %j', (counts, sentence) => {
  expect(describeStated({ ...counts, words: [] })).toBe(sentence);
});

test('API-17 stated tolerances that do not fit into a note are counted', () => {
  const words = ['⌀10 ±0.05', 'flatness 0.2', 'position 0.2 A B C'];
  expect(listStated({ words }, 'mm', 100)).toBe('As in the file (mm): ⌀10 ±0.05; flatness 0.2; position 0.2 A B C');
  expect(listStated({ words }, 'in', 60)).toBe('As in the file (in): ⌀10 ±0.05; flatness 0.2; and 1 more');
});
