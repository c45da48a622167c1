import { readdirSync, readFileSync } from 'node:fs';
import { type Process, readProcess, TICKS_A_SECOND } from '#test/support/read-process.ts';

/** Whose time it was. `elsewhere` is everything on the machine that is none of the others. */
export const KINDS = ['api', 'worker', 'CAD', 'PostgreSQL', 'store', 'callers', 'elsewhere'] as const;
export type Kind = (typeof KINDS)[number];
/** Processor seconds, user's and system's. */
export type ProcessorTime = Readonly<Record<Kind, number>>;

const STORE = /^(radosgw|ceph-|minio)/;

/** What each kind has taken since its processes began; who calls is this process. CAD processes are those below a worker. */
export function countProcessorTime(servers: Readonly<Record<'api' | 'worker', readonly number[]>>): ProcessorTime {
  const processes = new Map(listProcesses().map((each) => [each.pid, each]));
  const spent: Record<Kind, number> = { ...NO_TIME };
  const isBelow = (pids: readonly number[], pid: number): boolean => {
    const { parent } = processes.get(pid) ?? { parent: 0 };
    return parent > 1 && (pids.includes(parent) || isBelow(pids, parent));
  };
  const findKind = ({ pid, name }: Process): Kind => {
    if (servers.api.includes(pid)) return 'api';
    if (servers.worker.includes(pid)) return 'worker';
    if (isBelow(servers.worker, pid)) return 'CAD';
    if (name === 'postgres') return 'PostgreSQL';
    if (STORE.test(name)) return 'store';
    return pid === process.pid ? 'callers' : 'elsewhere';
  };
  for (const each of processes.values()) spent[findKind(each)] += each.seconds;
  // Those that have ended meanwhile are in the machine's sum alone.
  const named = KINDS.reduce((sum, kind) => sum + (kind === 'elsewhere' ? 0 : spent[kind]), 0);
  return { ...spent, elsewhere: countBusy() - named };
}

function listProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)) ?? []);
}

/** Of all processors since the machine began: user, nice, system, irq and softirq. */
function countBusy(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    .split(/ +/)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS_A_SECOND;
}

/** Nothing of anybody. */
export const NO_TIME: ProcessorTime = { api: 0, worker: 0, CAD: 0, PostgreSQL: 0, store: 0, callers: 0, elsewhere: 0 };

/** What was spent between two counts. */
export function subtractTime(later: ProcessorTime, earlier: ProcessorTime): ProcessorTime {
  return combine(later, earlier, (one, other) => one - other);
}

export function addTime(one: ProcessorTime, other: ProcessorTime): ProcessorTime {
  return combine(one, other, (some, more) => some + more);
}

function combine(one: ProcessorTime, other: ProcessorTime, by: (one: number, other: number) => number): ProcessorTime {
  const combined: Record<Kind, number> = { ...NO_TIME };
  for (const kind of KINDS) combined[kind] = by(one[kind], other[kind]);
  return combined;
}
