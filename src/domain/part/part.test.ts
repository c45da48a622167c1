import { describe, expect, test } from 'vitest';
import { titleFromFilename } from './part.ts';

describe('API-04 a part is titled by its file', () => {
  test.each([
    ['bracket.step', 'bracket'],
    ['as1-oc-214.stp', 'as1-oc-214'],
    ['my_left_foot.v2.stl', 'my left foot.v2'],
    ['README', 'README'],
    ['.stl', '.stl'],
  ])('API-04 the file %s gets the title %s', (filename, title) => {
    expect(titleFromFilename(filename)).toBe(title);
  });
});
