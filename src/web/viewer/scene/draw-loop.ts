/** Longest step of an animation, seconds: after a pause it goes on where it stood. */
const LONGEST_STEP_S = 0.05;

export interface DrawLoop {
  /** Draw at the next frame, because something changed. */
  readonly request: () => void;
  readonly stop: () => void;
}

/**
 * Calls `step` in the next frame after `request`, and again as long as it says that something still moves. Nothing runs
 * while nothing changes.
 */
export function createDrawLoop(step: (seconds: number) => boolean): DrawLoop {
  let handle: number | null = null;
  let last: number | null = null;
  let stopped = false;
  const run = (now: number) => {
    handle = null;
    const seconds = last === null ? 1 / 60 : Math.min((now - last) / 1000, LONGEST_STEP_S);
    last = now;
    if (step(seconds)) request();
    else if (handle === null) last = null;
  };
  const request = () => {
    if (!stopped) handle ??= requestAnimationFrame(run);
  };
  const stop = () => {
    stopped = true;
    if (handle !== null) cancelAnimationFrame(handle);
  };
  return { request, stop };
}
