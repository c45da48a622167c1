import { describe, expect, test } from 'vitest';
import { areaInUnit, lengthInUnit, parseFileUnit, parseUnit, shownUnit, volumeInUnit } from './units.ts';

describe('GEN-09 units and their codes are read, and an unknown value falls back to mm', () => {
  test.each([
    ['mm', 'mm'],
    ['cm', 'cm'],
    ['in', 'in'],
    ['inches', 'in'],
    [1, 'mm'],
    [2, 'cm'],
    ['3', 'in'],
    ['furlong', 'mm'],
    [undefined, 'mm'],
    [null, 'mm'],
    [4, 'mm'],
    ['constructor', 'mm'],
  ] as const)('GEN-09 the unit %s is read as %s', (value, unit) => {
    expect(parseUnit(value)).toBe(unit);
  });
});

test('API-17 a file may also be in metres, which are shown in mm', () => {
  expect(['m', ' M ', 'cm', 3, 4, undefined].map(parseFileUnit)).toEqual(['m', 'm', 'cm', 'in', 'mm', 'mm']);
  expect((['m', 'cm'] as const).map(shownUnit)).toEqual(['mm', 'cm']);
});

test('API-17 an inch is 25.4 mm, its square 645.16 mm² and its cube 16387.064 mm³', () => {
  expect(lengthInUnit(25.4, 'in')).toBe(1);
  expect(areaInUnit(645.16, 'in')).toBeCloseTo(1, 12);
  expect(volumeInUnit(16387.064, 'in')).toBeCloseTo(1, 12);
  expect(volumeInUnit(1000, 'cm')).toBe(1);
});
