import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSlices } from './slices.ts';

const PIECE_MS = 6;

/** Works for a time as a formula would, without a wait. */
function work(ms: number): void {
  for (const began = performance.now(); performance.now() - began < ms; );
}

test('S-35 long work leaves at least a third of the time to what else is asked, however many work', async () => {
  const began = performance.now();
  let workedMs = 0;
  const loops = Array.from({ length: 3 }, async () => {
    const slices = createSlices();
    for (let piece = 0; piece < 40; piece += 1) {
      const startedMs = performance.now();
      work(PIECE_MS);
      workedMs += performance.now() - startedMs;
      await slices.pause();
    }
  });
  await Promise.all(loops);
  expect(workedMs).toBeLessThan((2 / 3) * (performance.now() - began));
});

test('S-35 a short list is priced without a rest', async () => {
  const slices = createSlices();
  let turns = 0;
  let isDone = false;
  const count = async () => {
    for (; !isDone; turns += 1) await nextTurn();
  };
  const counting = count();
  for (let piece = 0; piece < 10; piece += 1) {
    work(PIECE_MS);
    await slices.pause();
  }
  isDone = true;
  await counting;
  expect(turns).toBeLessThan(30);
});
