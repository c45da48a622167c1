import type { Clock } from '#server/ports/clock.ts';

export interface TestClock extends Clock {
  advance(ms: number): void;
}

/** A clock that stands still until told, and whose names count up. They begin with `prefix`, five characters. */
export function createTestClock(start: Date = new Date('2026-11-21T09:00:00.000Z'), prefix = 'name-'): TestClock {
  let nowMs = start.getTime();
  let names = 0;
  return {
    now: () => new Date(nowMs),
    randomName() {
      names += 1;
      return `${prefix}${String(names).padStart(17, '0')}`;
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}
