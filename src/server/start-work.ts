import type { FastifyBaseLogger } from 'fastify';
import type { CadRunner } from './ports/cad-runner.ts';
import { deleteExpired } from './services/delete-expired.ts';
import { deliverMail, sweepOutbox } from './services/deliver-mail.ts';
import { measurePart } from './services/measure-part.ts';
import type { Ports } from './services/ports.ts';
import { resumeUnfinished } from './services/resume-unfinished.ts';

/** What this process does besides answering. */
export interface Work {
  /** Starts nothing new; the queue waits for what runs. */
  stop(): Promise<void>;
}

const SWEEP_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 3_600_000;
const MAILS_AT_ONCE = 2;

/** Measures parts, sends mails and deletes parts kept for `keepPartsDays`, beginning with what an earlier process left. */
export async function startWork(
  ports: Ports,
  cad: CadRunner,
  workFolder: string,
  keepPartsDays: number | null,
  log: FastifyBaseLogger,
): Promise<Work> {
  let stopping = false;
  const isStopping = () => stopping;
  const measure = async () => {
    // A job's time starts when it is handed over, so none is handed to a process that is still warming up.
    await cad.warm();
    if (stopping) return;
    await ports.queue.work('measure-part', cad.size, ({ partId }) => measurePart({ ...ports, cad }, partId, workFolder, isStopping));
  };
  measure().catch((error: unknown) => log.error({ err: error }, 'Parts can not be measured.'));
  await ports.queue.work('send-mail', MAILS_AT_ONCE, async ({ messageId }) => {
    if ((await deliverMail(ports, messageId)) === 'refused') log.warn({ messageId }, 'A mail was not accepted; it is tried again.');
  });
  await ports.queue.work('delete-expired', 1, async () => {
    const { givenUpMails, ...counts } = await deleteExpired(ports, keepPartsDays);
    if (givenUpMails.length > 0) log.error({ messageIds: givenUpMails }, 'Mails that nobody accepted all this time were deleted.');
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Deleted what was kept for its time.');
  });
  const resumed = await resumeUnfinished(ports);
  if (resumed > 0) log.info({ parts: resumed }, 'Resumed what was unfinished.');

  const stopSweeping = repeat(SWEEP_EVERY_MS, async () => {
    await sweepOutbox(ports).catch((error: unknown) => log.error({ err: error }, 'The outbox could not be read.'));
  });
  const stopForgetting = repeat(FORGET_EVERY_MS, async () => {
    const forget = ports.records.accounts.sweep(ports.clock.now());
    await forget.catch((error: unknown) => log.error({ err: error }, 'Codes and sessions of the past could not be removed.'));
    // Of all processes that ask, one does it at a time.
    const asked = ports.queue.send('delete-expired', {}, 'delete-expired');
    await asked.catch((error: unknown) => log.error({ err: error }, 'What was kept for its time could not be deleted.'));
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all([stopSweeping(), stopForgetting()]);
    },
  };
}

/** Runs `work` now and again and again, never twice at once; what is returned stops it and waits for the last run. */
function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running = work();
  const timer = setInterval(() => {
    running = running.then(work);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
