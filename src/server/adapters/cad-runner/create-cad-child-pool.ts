import type { CadRunner, MeasureOutcome } from '#server/ports/cad-runner.ts';
import type { Log } from '#server/ports/log.ts';
import { CadChild } from './cad-child.ts';
import type { Sandbox } from './find-sandbox.ts';

export interface CadChildPoolOptions {
  readonly sandbox: Sandbox;
  /** Children, each with one job at a time. */
  readonly size: number;
  /** Memory one child may hold. */
  readonly memoryLimitMb: number;
  /** Time one job may take, milliseconds. */
  readonly jobDeadlineMs: number;
  readonly log: Log;
}

/** A child that ends before it is warm is started again only after this, lest a broken installation spins. */
const RESTART_DELAY_MS = 1_000;

const CLOSED: MeasureOutcome = { outcome: 'failed', code: 'CRASHED', message: 'The service was shut down before this model was read.' };

interface Waiting {
  readonly start: (child: CadChild) => void;
  readonly refuse: () => void;
}

/** A pool of CAD children. Each one that ends is replaced; jobs wait in order while all are busy. */
export function createCadChildPool({ sandbox, size, memoryLimitMb, jobDeadlineMs, log }: CadChildPoolOptions): CadRunner {
  const children: (CadChild | null)[] = [];
  const waiting: Waiting[] = [];
  const restarts = new Set<NodeJS.Timeout>();
  let closing = false;
  let ended = 0;

  function startChild(seat: number): void {
    try {
      const child: CadChild = new CadChild({ sandbox, memoryLimitMb, jobDeadlineMs, log, onExit: () => replace(seat, child) });
      children[seat] = child;
      serve();
    } catch (error) {
      log.warn({ err: error }, 'a CAD child could not be started; it is tried again');
      children[seat] = null;
      startLater(seat);
    }
  }

  function replace(seat: number, child: CadChild): void {
    children[seat] = null;
    if (closing) return;
    ended += 1;
    if (child.warm) startChild(seat);
    else startLater(seat);
  }

  function startLater(seat: number): void {
    const timer = setTimeout(() => {
      restarts.delete(timer);
      startChild(seat);
    }, RESTART_DELAY_MS);
    restarts.add(timer);
  }

  function serve(): void {
    const idle = children.filter((child) => child !== null && !child.busy);
    // A warm child answers at once; a cold one would let the job wait for its warm-up.
    idle.sort((a, b) => Number(b?.warm) - Number(a?.warm));
    for (const child of idle) {
      if (child === null) continue;
      waiting.shift()?.start(child);
    }
  }

  for (let seat = 0; seat < size; seat++) startChild(seat);

  return {
    size,
    guards: sandbox.guards,
    countRestarts: () => ended,
    countWarm: () => children.filter((child) => child?.warm === true).length,
    measure(request, onConverted, stop, onProgress = () => {}) {
      if (closing) return Promise.resolve(CLOSED);
      return new Promise((resolve, reject) => {
        const start = (child: CadChild) => {
          child.run(request, { onConverted, onProgress }, stop).then(resolve, reject).finally(serve);
        };
        waiting.push({ start, refuse: () => resolve(CLOSED) });
        serve();
      });
    },
    async warm() {
      while (!closing && children.some((child) => child?.warm !== true)) {
        await Promise.all(children.map((child) => child?.settled ?? new Promise((resolve) => setTimeout(resolve, RESTART_DELAY_MS / 4))));
      }
    },
    async close() {
      closing = true;
      for (const timer of restarts) clearTimeout(timer);
      for (const job of waiting.splice(0)) job.refuse();
      const ends = children.map((child) => child?.end());
      await Promise.all(ends);
    },
  };
}
