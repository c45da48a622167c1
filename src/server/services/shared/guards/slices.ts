import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';

/** Work goes on for so long before others get their turn. */
const SLICE_MS = 5;
/** What takes so many slices rests as long as it works from then on: half of the processor's time stays with what is short. */
const BRISK_SLICES = 10;

let lane: Promise<unknown> = Promise.resolve();

/**
 * For loops of work without a wait: `await slices.pause()` after each piece lets requests and streams be served in between. However
 * many loops run, one slice of one of them runs at a time, and they take turns.
 */
export function createSlices(): { pause(): Promise<void> } {
  let startedMs = performance.now();
  let slices = 0;
  return {
    async pause() {
      const workedMs = performance.now() - startedMs;
      if (workedMs < SLICE_MS) return;
      slices += 1;
      const isLong = slices > BRISK_SLICES;
      lane = lane.then(async () => {
        // A rest counts from the turn's beginning, so that it has to begin in a turn in which nothing has worked.
        await nextTurn();
        if (isLong) await rest(workedMs);
      });
      await lane;
      startedMs = performance.now();
    },
  };
}
