import { expect, test } from 'vitest';
import { LONGEST_WISH } from '#domain/request/rfq.ts';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { newPart } from '#test/support/sample-records.ts';
import { describePart } from './describe-part.ts';

async function describe(words: readonly string[]) {
  const { parts } = createMemoryRecords();
  const part = newPart();
  await parts.add(part);
  const measurement = makeMeasurement({ stated: { dimensions: words.length, tolerances: 0, datums: 0, words } });
  await parts.markMeasured(part.id, { measurement, imageName: 'a.webp', meshName: 'a.glb', stlName: 'a.stl', estimates: {} });
  const measured = await parts.findById(part.id);
  return measured === null ? undefined : describePart(measured)?.stated;
}

test('DESK-10 what a part’s file states fits into a request’s notes, and a file that demands nothing states nothing', async () => {
  expect(await describe(['⌀10 ±0.05', 'flatness 0.2'])).toBe('As in the file (mm): ⌀10 ±0.05; flatness 0.2');
  expect(await describe([])).toBe(undefined);
  const long = (await describe(Array.from({ length: 100 }, (_, n) => `surface profile ${n} A B C all around`))) ?? '';
  expect(long.length).toBeLessThanOrEqual(LONGEST_WISH);
  expect(long).toMatch(/; and \d+ more$/);
});
