import type { CadRunner } from '../ports/cad-runner.ts';
import { type Log, nameInLogs } from '../ports/log.ts';
import type { PartRecord } from '../ports/records/records.ts';
import { inSpan } from '../ports/tracing.ts';
import type { Ports } from '../services/shared/ports.ts';
import { measurePart } from './measure-part.ts';
import type { Work } from './work-through.ts';

/** How long a part may be measured before it counts as one of the next level; the last level has no end but the CAD deadline. */
const SLICES_MS = [1_000, 8_000] as const;
const SLOWEST = SLICES_MS.length;
const LOOK_EVERY_MS = 250;
/** Trouble of ours is waited out for as long as the part has waited already, within these bounds. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

interface Measuring {
  readonly part: PartRecord;
  readonly startedAt: number;
  readonly giveWay: AbortController;
  /** It keeps its seat to the end. */
  isSettled: boolean;
}

/**
 * Parts in turn, so that nobody's files make another's small one wait: all seats but one may be settled on by parts that prove slow or
 * look so. What is slow in the last seat has it on loan: it gives way, and waits for another turn, as soon as a quicker part waits.
 */
export function measureInTurn(
  ports: Pick<Ports, 'records' | 'blobs' | 'feed' | 'clock' | 'tracing'> & { readonly cad: CadRunner; readonly log: Log },
  workFolder: string,
  isStopping: () => boolean,
): Work<PartRecord> {
  const { parts } = ports.records;
  const running = new Set<Measuring>();
  const now = () => ports.clock.now();
  const report = (error: unknown, part?: PartRecord) => {
    const about = part === undefined ? {} : { part: nameInLogs(part.internalFilename) };
    ports.log.error({ err: error, ...about }, 'A part could not be measured now; it is tried again.');
  };
  const mostSettled = Math.max(1, ports.cad.size - 1);
  const maySettle = () => [...running].filter(({ isSettled }) => isSettled).length < mostSettled;

  const levelOf = ({ part, startedAt }: Measuring) => {
    const sliceMs = SLICES_MS[part.level] ?? Number.POSITIVE_INFINITY;
    return part.level + (now().getTime() - startedAt > sliceMs ? 1 : 0);
  };
  const look = async (measuring: Measuring) => {
    const level = levelOf(measuring);
    if (measuring.isSettled || level === 0) return;
    if (maySettle()) measuring.isSettled = true;
    else if (await parts.isWaiting(now(), level)) measuring.giveWay.abort();
  };

  const measure = async (measuring: Measuring, leaveSeat: () => void) => {
    const { part, giveWay } = measuring;
    const turn = { giveWay: giveWay.signal, isStopping, leaveSeat };
    const facts = { kind: 'consumer', parent: part.trace, attributes: { 'quickquote.level': part.level } } as const;
    const done = await inSpan(ports.tracing, 'measure part', facts, () => measurePart(ports, part, workFolder, turn));
    if (done === 'gave-way') await parts.giveBack(part.id, Math.min(levelOf(measuring), SLOWEST), null);
  };

  return {
    seats: ports.cad.size,
    take: (until) => parts.take(now(), until, maySettle() ? 'in-turn' : 'quick-first'),
    keep: (held, until) =>
      parts.keep(
        held.map(({ id }) => id),
        until,
      ),
    async run(part, leaveSeat) {
      const measuring: Measuring = { part, startedAt: now().getTime(), giveWay: new AbortController(), isSettled: false };
      running.add(measuring);
      const lookAfter = () => look(measuring).catch((error: unknown) => report(error, part));
      await lookAfter();
      const looking = setInterval(lookAfter, LOOK_EVERY_MS);
      const leave = () => {
        clearInterval(looking);
        running.delete(measuring);
        leaveSeat();
      };
      try {
        await measure(measuring, leave);
      } catch (error) {
        const waitedMs = now().getTime() - part.createdAt.getTime();
        const pauseMs = isStopping() ? 0 : Math.min(Math.max(waitedMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
        await parts.giveBack(part.id, part.level, new Date(now().getTime() + pauseMs));
        throw error;
      } finally {
        clearInterval(looking);
        running.delete(measuring);
      }
    },
    now,
    report,
  };
}
