/** Work goes on for so long before others get their turn. */
const SLICE_MS = 5;

let lane = Promise.resolve();

/**
 * For loops of work without a wait: `await slices.pause()` after each piece lets requests and streams be served in between. However
 * many loops run, one slice of one of them runs in each turn of the event loop, and they take turns.
 */
export function createSlices(): { pause(): Promise<void> } {
  let startedMs = performance.now();
  return {
    async pause() {
      if (performance.now() - startedMs < SLICE_MS) return;
      lane = lane.then(() => new Promise((resolve) => setImmediate(resolve)));
      await lane;
      startedMs = performance.now();
    },
  };
}
