import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { type JobName, type JobPayloads, type JobQueue, JobQueueError } from '../../ports/job-queue.ts';
import type { Database } from '../records/database.ts';

const JOB_NAMES = ['measure-part', 'send-mail', 'delete-expired'] as const satisfies readonly JobName[];
const PAYLOADS: { readonly [N in JobName]: z.ZodMiniType<JobPayloads[N]> } = {
  'measure-part': z.object({ partId: z.string() }),
  'send-mail': z.object({ messageId: z.string() }),
  'delete-expired': z.record(z.string(), z.never()),
};

/** Of jobs waiting or running with one key, 'exclusive' allows a single one. */
const QUEUE = {
  policy: 'exclusive',
  notify: true,
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  /** A worker that stays silent this long is dead, and its job is run again. 10 is the least there is. */
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  deleteAfterSeconds: 3600,
};
const SUPERVISION: ConstructorOptions = {
  useListenNotify: true,
  superviseIntervalSeconds: 2,
  monitorIntervalSeconds: 2,
  schedule: false,
};

/**
 * The queue on an open database. `onTrouble` is told what goes wrong in the background, throwing handlers
 * included: the queue goes on by itself.
 * On the embedded database every job that a dead process left running is run again at once, since no other can own it;
 * on PostgreSQL it is run again about 12 s after its worker's last sign of life.
 */
export async function startJobQueue(database: Database, onTrouble: (error: Error) => void): Promise<JobQueue> {
  const boss = new PgBoss(
    database.kind === 'embedded'
      ? { ...SUPERVISION, db: fromPglite(database.pglite), backend: 'pglite' }
      : { ...SUPERVISION, connectionString: database.url, max: 5, application_name: 'quickquote-queue' },
  );
  boss.on('error', onTrouble);
  await refusing(async () => {
    await boss.start();
    for (const name of JOB_NAMES) {
      await boss.createQueue(name, QUEUE);
      await boss.updateQueue(name, withoutPolicy(QUEUE));
      if (database.kind === 'embedded') await releaseOrphans(boss, name);
    }
  });

  const reportAndRethrow = (error: unknown) => {
    onTrouble(error instanceof Error ? error : new Error(String(error)));
    throw error;
  };

  return {
    async send(name, payload, key) {
      await refusing(() => boss.send(name, payload, { singletonKey: key }));
    },
    async work<N extends JobName>(name: N, concurrency: number, handle: (payload: JobPayloads[N]) => Promise<void>) {
      const options = { localConcurrency: concurrency, batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
      await refusing(() =>
        boss.work<unknown>(name, options, async (jobs) => {
          for (const job of jobs) await handle(PAYLOADS[name].parse(job.data)).catch(reportAndRethrow);
        }),
      );
    },
    close: (graceMs) => refusing(() => boss.stop({ graceful: true, timeout: graceMs })),
  };
}

/** A queue's policy is settled when it is created. */
function withoutPolicy({ policy: _, ...options }: typeof QUEUE) {
  return options;
}

/** Fails what was running when the last process died, which makes it wait for its next try. */
async function releaseOrphans(boss: PgBoss, name: JobName): Promise<void> {
  const unfinished = await boss.findJobs(name);
  const orphans = unfinished.filter((job) => job.state === 'active').map((job) => job.id);
  if (orphans.length > 0) await boss.fail(name, orphans, { message: 'The process that ran this job ended.' });
}

async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new JobQueueError('The job queue can not be reached.', { cause });
  }
}
