/** Optional work on a model may always take this long. */
const LEAST_MS = 3000;

class TimeSpent extends Error {}

/**
 * The time for work on a model that can be left out: as long as all other work on it, so that a slow machine finds out as
 * much as a fast one, but at least some seconds.
 */
export class TimeBudget {
  private readonly now: () => number;
  private readonly startedAtMs: number;
  private spentMs = 0;
  private runningSinceMs: number | null = null;

  /** `now`: milliseconds by a clock that never goes back; left out: the platform's. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    this.startedAtMs = now();
  }

  get leftMs(): number {
    const nowMs = this.now();
    const spentMs = this.spentMs + (this.runningSinceMs === null ? 0 : nowMs - this.runningSinceMs);
    return Math.max(LEAST_MS, nowMs - this.startedAtMs - spentMs) - spentMs;
  }

  /** What the work comes to. Null: there is no time for it, or none was left when it asked by `check`. */
  run<T>(work: () => T, expectedMs = 0): T | null {
    if (this.leftMs <= expectedMs) return null;
    const since = this.now();
    this.runningSinceMs = since;
    try {
      return work();
    } catch (cause) {
      if (cause instanceof TimeSpent) return null;
      throw cause;
    } finally {
      this.runningSinceMs = null;
      this.spentMs += this.now() - since;
    }
  }

  /** Ends the work that runs where its time is over. */
  check(): void {
    if (this.leftMs <= 0) throw new TimeSpent();
  }
}
