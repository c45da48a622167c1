import { setTimeout as pause } from 'node:timers/promises';
import type { JobName, JobPayloads, JobQueue } from '#server/ports/job-queue.ts';

interface Job {
  readonly name: JobName;
  readonly key: string;
  readonly payload: unknown;
  attempts: number;
}

interface Worker {
  readonly concurrency: number;
  running: number;
  readonly handle: (payload: never) => Promise<void>;
}

const MOST_ATTEMPTS = 5;

/** A queue in this process; a job that throws is tried again after 5, 10, 20 … ms. */
export function createMemoryJobQueue(): JobQueue {
  const waiting: Job[] = [];
  const keys = new Set<string>();
  const workers = new Map<JobName, Worker>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const take = (name: JobName) => {
    const worker = workers.get(name);
    while (worker !== undefined && !closed && worker.running < worker.concurrency) {
      const index = waiting.findIndex((job) => job.name === name);
      const [job] = index < 0 ? [] : waiting.splice(index, 1);
      if (job === undefined) return;
      const run: Promise<void> = runJob(worker, job).finally(() => {
        running.delete(run);
        take(name);
      });
      running.add(run);
    }
  };

  const runJob = async (worker: Worker, job: Job) => {
    worker.running += 1;
    try {
      await worker.handle(job.payload as never);
      keys.delete(`${job.name} ${job.key}`);
    } catch {
      job.attempts += 1;
      if (job.attempts < MOST_ATTEMPTS) {
        void pause(5 * 2 ** (job.attempts - 1)).then(() => {
          waiting.push(job);
          take(job.name);
        });
      } else keys.delete(`${job.name} ${job.key}`);
    } finally {
      worker.running -= 1;
    }
  };

  return {
    async send<N extends JobName>(name: N, payload: JobPayloads[N], key: string) {
      const unique = `${name} ${key}`;
      if (keys.has(unique)) return;
      keys.add(unique);
      waiting.push({ name, key, payload, attempts: 0 });
      queueMicrotask(() => take(name));
    },
    async work(name, concurrency, handle) {
      workers.set(name, { concurrency, running: 0, handle });
      take(name);
    },
    async close(graceMs) {
      closed = true;
      await Promise.race([Promise.all(running), pause(graceMs, undefined, { ref: false })]);
    },
  };
}
