import { expect, test } from 'vitest';
import { UNFINISHED_FOR_MS } from '../../ports/unfinished-uploads.ts';
import { createUnfinishedShares } from './unfinished-shares.ts';

const MB = 2 ** 20;

test('S-35 one address leaves at most 512 MB and 128 uploads unfinished, and others begin theirs', () => {
  let now = 0;
  const shares = createUnfinishedShares(() => now);
  const beginAll = (address: string, sizeBytes: number) => {
    let count = 0;
    for (; shares.admits(address, sizeBytes); count += 1) shares.begin(`${address} ${count}`, address, sizeBytes);
    return count;
  };
  expect(beginAll('large', 40 * MB)).toBe(12);
  expect(beginAll('many', 1)).toBe(128);
  expect(beginAll('other', 512 * MB)).toBe(1);
  shares.end('many 0');
  expect(shares.admits('many', 1)).toBe(true);
  expect(shares.admits('large', 40 * MB)).toBe(false);
  // What rests for a day is gone.
  now = UNFINISHED_FOR_MS;
  expect(shares.admits('large', 40 * MB)).toBe(true);
});
