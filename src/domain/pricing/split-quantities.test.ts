import { expect, test } from 'vitest';
import { type CountedLine, noteSplitQuantities } from './split-quantities.ts';

const line = (quantity: number, changes: Partial<CountedLine> = {}): CountedLine => ({
  filename: 'knob.stl',
  sameKey: 'knob in black',
  quantity,
  isDiscounted: true,
  ...changes,
});

test('HOLD-06 lines of one part say what one line of all would get', () => {
  const others = [line(3, { filename: 'lid.stl', sameKey: 'lid' }), line(4, { filename: 'lid.stl', sameKey: 'lid in red' })];
  expect(noteSplitQuantities([line(6), ...others, line(10)])).toEqual([
    'knob.stl is in 2 lines. Order it as one line of 16 to get the discount for 16.',
  ]);
});

test.each([
  ['there is one line', [line(6)]],
  ['nothing is discounted', [line(6, { isDiscounted: false }), line(6, { isDiscounted: false })]],
  ['one line can’t hold so many', [line(600), line(401)]],
])('HOLD-06 nothing is said where %s', (_why, lines) => {
  expect(noteSplitQuantities(lines)).toEqual([]);
});
