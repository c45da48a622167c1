import type { FastifyBaseLogger } from 'fastify';
import type { CadRunner } from '../ports/cad-runner.ts';
import type { OutboxMail } from '../ports/records/records.ts';
import { callForWork, hearCalls } from '../services/shared/call-for-work.ts';
import type { Sender } from '../services/shared/mails/speaks-freely.ts';
import type { Ports } from '../services/shared/ports.ts';
import { deleteExpired } from './delete-expired.ts';
import { deliverMail } from './deliver-mail.ts';
import { expireQuotes } from './expire-quotes.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { type Workers, type Work as WorkOf, workThrough } from './work-through.ts';

/** What this process does besides answering. */
export interface Work {
  /** Starts nothing new and waits for what runs, at most `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const HOUR_MS = 3_600_000;
const MAILS_AT_ONCE = 5;

/** What it takes beside ports. */
export interface WorkScene {
  readonly cad: CadRunner;
  readonly workFolder: string;
  /** Null: for ever. */
  readonly keepPartsDays: number | null;
  /** Where mails lead to, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly signUp: Sender['signUp'];
  readonly log: FastifyBaseLogger;
}

/**
 * Measures parts, sends mails, lets quotes expire and deletes parts kept for `keepPartsDays`, beginning with what an earlier process
 * left.
 */
export async function startWork(ports: Ports, { cad, workFolder, keepPartsDays, publicUrl, signUp, log }: WorkScene): Promise<Work> {
  let isStopping = false;
  const working: Workers[] = [];
  const stopHearing: (() => void)[] = [];
  const start = async (kind: 'parts' | 'mails', workers: Workers) => {
    working.push(workers);
    stopHearing.push(await hearCalls(ports, kind, workers.wake));
  };
  const measure = async () => {
    // Nothing is taken by a process that still warms up: another may be quicker.
    await cad.warm();
    if (isStopping) return;
    await start(
      'parts',
      workThrough(
        whileSupplied(
          ports,
          measureInTurn({ ...ports, cad, log }, workFolder, () => isStopping),
        ),
      ),
    );
  };
  measure().catch((error: unknown) => log.error({ err: error }, 'Parts can not be measured.'));
  await start('mails', workThrough(whileSupplied(ports, sendMails(ports, publicUrl, log))));
  const stopForgetting = repeat(HOUR_MS, async () => {
    await letQuotesExpire(ports, { publicUrl: publicUrl(), signUp }, log);
    await forgetThePast(ports, keepPartsDays, log);
  });
  return {
    async stop(graceMs) {
      isStopping = true;
      for (const stop of stopHearing) stop();
      await Promise.all([stopForgetting(), ...working.map((workers) => workers.stop(graceMs))]);
    },
  };
}

/** Takes no job whose end could not be noted: it would be done again. */
function whileSupplied<Job>({ resources }: Pick<Ports, 'resources'>, work: WorkOf<Job>): WorkOf<Job> {
  return { ...work, take: async (until) => ((await resources.findShortage()) === null ? work.take(until) : null) };
}

function sendMails(ports: Ports, publicUrl: () => string, log: FastifyBaseLogger): WorkOf<OutboxMail> {
  const now = () => ports.clock.now();
  const { outbox } = ports.records;
  return {
    seats: MAILS_AT_ONCE,
    take: (until) => outbox.take(now(), until),
    keep: (held, until) =>
      outbox.keep(
        held.map(({ message }) => message.id),
        until,
      ),
    async run(mail) {
      const messageId = mail.message.id;
      if ((await deliverMail(ports, mail, { publicUrl: publicUrl() })) === 'refused')
        log.warn({ messageId }, 'A mail was not accepted; it is tried again.');
    },
    now,
    report: (error, mail) => log.error({ err: error, messageId: mail?.message.id }, 'The outbox could not be read or noted in.'),
  };
}

async function letQuotesExpire(ports: Ports, site: Parameters<typeof expireQuotes>[1], log: FastifyBaseLogger): Promise<void> {
  const report = (error: unknown) => log.error({ err: error }, 'Quotes whose last day is over could not be marked as expired.');
  try {
    const quotes = await expireQuotes(ports, site);
    if (quotes === 0) return;
    log.info({ quotes }, 'Quotes have expired.');
    await callForWork(ports, 'mails', report);
  } catch (error) {
    report(error);
  }
}

async function forgetThePast(ports: Ports, keepPartsDays: number | null, log: FastifyBaseLogger): Promise<void> {
  const forget = ports.records.accounts.sweep(ports.clock.now());
  await forget.catch((error: unknown) => log.error({ err: error }, 'Codes and sessions of the past could not be removed.'));
  try {
    const { givenUpMails, ...counts } = await deleteExpired(ports, keepPartsDays);
    if (givenUpMails.length > 0) log.error({ messageIds: givenUpMails }, 'Mails that nobody accepted all this time were deleted.');
    if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'Deleted what was kept for its time.');
  } catch (error) {
    log.error({ err: error }, 'What was kept for its time could not be deleted.');
  }
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
