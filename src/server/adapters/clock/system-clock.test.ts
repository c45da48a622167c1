import { expect, test } from 'vitest';
import { systemClock } from './system-clock.ts';

test('names are URL-safe, 22 characters long, and never the same', () => {
  const names = Array.from({ length: 1000 }, () => systemClock.randomName());
  expect(names.filter((name) => !/^[A-Za-z0-9_-]{22}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(1000);
});
