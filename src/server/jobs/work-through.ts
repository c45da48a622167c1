import { setTimeout as pause } from 'node:timers/promises';

/** How work of one kind is found and done. */
export interface Work<Job> {
  /** Jobs at once. */
  readonly seats: number;
  /** Takes the next job for this process until `until`; null when none waits. */
  take(until: Date): Promise<Job | null>;
  /** Goes on having jobs until `until`. */
  keep(jobs: readonly Job[], until: Date): Promise<void>;
  /** Does a job to its end, and calls `leaveSeat` where another may begin before that; what it throws is reported with it. */
  run(job: Job, leaveSeat: () => void): Promise<void>;
  now(): Date;
  report(error: unknown, job?: Job): void;
}

export interface Workers {
  /** Looks for work now. */
  wake(): void;
  /** Takes nothing more and waits for what runs, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

/** A job is another's after this long without a sign of life. */
const HELD_FOR_MS = 15_000;
const SIGN_OF_LIFE_EVERY_MS = 5_000;
/** Finds what came due by time and what a lost call did not tell of. */
const LOOK_ROUND_EVERY_MS = 1_000;
/** Jobs of one seat that may have left it and not have ended. */
const MOST_LEAVING = 2;

/** Works through what the records hold, as fast as the seats allow, until it is stopped. */
export function workThrough<Job>(work: Work<Job>): Workers {
  const running = new Map<Job, Promise<void>>();
  const seated = new Set<Job>();
  let isWanted = false;
  let isStopped = false;
  let isFilling = false;
  let filling: Promise<void> = Promise.resolve();
  const heldUntil = () => new Date(work.now().getTime() + HELD_FOR_MS);

  const hasRoom = () => seated.size < work.seats && running.size < (1 + MOST_LEAVING) * work.seats;
  const start = (job: Job) => {
    const leaveSeat = () => {
      if (seated.delete(job)) wake();
    };
    seated.add(job);
    const ended = work.run(job, leaveSeat).catch((error: unknown) => work.report(error, job));
    const left = ended.finally(() => {
      seated.delete(job);
      running.delete(job);
      wake();
    });
    running.set(job, left);
  };
  const fill = async () => {
    isFilling = true;
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        while (!isStopped && hasRoom()) {
          const job = await work.take(heldUntil());
          if (job === null) break;
          start(job);
        }
      }
    } catch (error) {
      work.report(error);
    } finally {
      isFilling = false;
    }
  };
  const wake = () => {
    isWanted = true;
    if (!isFilling) filling = fill();
  };
  const keep = () => {
    if (running.size > 0) work.keep([...running.keys()], heldUntil()).catch((error: unknown) => work.report(error));
  };

  const timers = [setInterval(wake, LOOK_ROUND_EVERY_MS), setInterval(keep, SIGN_OF_LIFE_EVERY_MS)];
  wake();
  return {
    wake,
    async stop(graceMs) {
      isStopped = true;
      await filling;
      await Promise.race([Promise.all(running.values()), pause(graceMs, undefined, { ref: false })]);
      for (const timer of timers) clearInterval(timer);
    },
  };
}
