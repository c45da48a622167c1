import { expect, test } from 'vitest';
import { namePaper, PAPER_KINDS, readPaperName } from './paper.ts';

test('SHOP-09 a paper is called by its kind and number, and found by that name alone', () => {
  expect(PAPER_KINDS.map((kind) => namePaper({ kind, number: 42 }))).toEqual(['O-00042', 'DN-00042', 'INV-00042', 'CN-00042']);
  for (const kind of PAPER_KINDS)
    for (const number of [1, 99_999, 1_234_567]) expect(readPaperName(namePaper({ kind, number }))).toEqual({ kind, number });
  for (const name of ['INV-1', 'INV-000042', 'inv-00042', 'Q-00042', 'INV-00042 ', 'X']) expect(readPaperName(name), name).toBeNull();
});
