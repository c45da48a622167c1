/** How much of something one key may spend within a window of time that begins with the first spending. */
export interface Budget {
  /** Milliseconds until `cost` can be spent; 0: now. Of the allowance a share is open (all of it where none is named). Spends nothing. */
  waitMs(key: string, cost: number, share?: number): number;
  spend(key: string, cost: number): void;
}

export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** Beyond so many keys the oldest are forgotten, so that a flood from many addresses does not fill the memory. */
const MOST_KEYS = 50_000;

/** A budget in this process's memory; processes that share a database count apart. */
export function createBudget({ most, windowMs }: Allowance, nowMs: () => number = () => performance.now()): Budget {
  // Windows are as long as each other, so that the first of the map is the first to end.
  const windows = new Map<string, { spent: number; readonly endsAtMs: number }>();
  const find = (key: string) => {
    const window = windows.get(key);
    return window === undefined || window.endsAtMs <= nowMs() ? null : window;
  };
  return {
    waitMs(key, cost, share = 1) {
      const window = find(key);
      return window === null || window.spent + cost <= most * share ? 0 : window.endsAtMs - nowMs();
    },
    spend(key, cost) {
      const window = find(key);
      if (window !== null) {
        window.spent += cost;
        return;
      }
      windows.delete(key);
      windows.set(key, { spent: cost, endsAtMs: nowMs() + windowMs });
      for (const [oldest, { endsAtMs }] of windows) {
        if (endsAtMs > nowMs() && windows.size <= MOST_KEYS) break;
        windows.delete(oldest);
      }
    },
  };
}
