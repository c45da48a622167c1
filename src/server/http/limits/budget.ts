/** How much of something one key may spend within a window of time that begins with the first spending. */
export interface Budget {
  /** Milliseconds until `cost` can be spent; 0: now. Of the allowance a share is open (all of it where none is named). Spends nothing. */
  waitMs(key: string, cost: number, share?: number): number;
  /** Answers what other processes should hear of by now, 0 mostly: it grows to a twentieth of the allowance first. */
  spend(key: string, cost: number): number;
  /** What another process spent. */
  hear(key: string, cost: number): void;
}

export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** Beyond so many keys the oldest are forgotten, so that a flood from many addresses does not fill the memory. */
const MOST_KEYS = 50_000;
/** So few keys spend much that what is told to other processes is next to nothing, and what they don't know of yet is little. */
const TOLD_SHARE = 1 / 20;

/** A budget in this process's memory. */
export function createBudget({ most, windowMs }: Allowance, nowMs: () => number = () => performance.now()): Budget {
  // Windows are as long as each other, so that the first of the map is the first to end.
  const windows = new Map<string, { spent: number; untold: number; readonly endsAtMs: number }>();
  const find = (key: string) => {
    const window = windows.get(key);
    return window === undefined || window.endsAtMs <= nowMs() ? null : window;
  };
  const open = (key: string) => {
    const window = find(key);
    if (window !== null) return window;
    const begun = { spent: 0, untold: 0, endsAtMs: nowMs() + windowMs };
    windows.delete(key);
    windows.set(key, begun);
    for (const [oldest, { endsAtMs }] of windows) {
      if (endsAtMs > nowMs() && windows.size <= MOST_KEYS) break;
      windows.delete(oldest);
    }
    return begun;
  };
  return {
    waitMs(key, cost, share = 1) {
      const window = find(key);
      return window === null || window.spent + cost <= most * share ? 0 : window.endsAtMs - nowMs();
    },
    spend(key, cost) {
      const window = open(key);
      window.spent += cost;
      window.untold += cost;
      if (window.untold < most * TOLD_SHARE) return 0;
      const told = window.untold;
      window.untold = 0;
      return told;
    },
    hear(key, cost) {
      open(key).spent += cost;
    },
  };
}
