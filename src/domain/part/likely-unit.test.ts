import { expect, test } from 'vitest';
import { findLikelierUnit } from './likely-unit.ts';
import type { FileUnit } from './units.ts';

test.each<[string, number, FileUnit, FileUnit | null]>([
  ['a cube of 1 mm is likelier one of an inch', 1, 'mm', 'in'],
  ['2 × 2 × 1 mm are likelier inches', 2, 'mm', 'in'],
  ['0.5 mm, too', 0.5, 'mm', 'in'],
  ['0.05 mm are likelier metres', 0.05, 'mm', 'm'],
  ['5 mm are common', 5, 'mm', null],
  ['4.99 mm are not', 4.99, 'mm', 'in'],
  ['2,540 mm, read in inches, are likelier 100 mm', 2540, 'in', 'mm'],
  ['1,500 mm, read in centimetres, are likelier 150 mm', 1500, 'cm', 'mm'],
  ['1,200 mm, read in millimetres, are as large in every other unit', 1200, 'mm', null],
  ['100 m, read in metres, are likelier 100 mm', 100_000, 'm', 'mm'],
  ['a meter and a half that was read in metres is likelier 1.5 inches', 1500, 'm', 'in'],
  ['25.4 mm, read in inches, are common', 25.4, 'in', null],
  ['nothing is likelier for nothing', 0, 'mm', null],
])('LOOK-11 %s', (_name, longestMm, readIn, likelier) => {
  expect(findLikelierUnit(longestMm, readIn)).toBe(likelier);
});
