import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { disposeServer, startServer } from '#test/support/start-server.ts';
import { buildWeb, isWebBuildStale } from '../../scripts/web-build.ts';
import { type Kind, openLedger, percentile } from './ledger.ts';
import { visit } from './visit.ts';

// Visitors who browse, upload a cube, ask for its price and request a quote, each from an address of their own:
// `npm run bench:load [-- --visitors 50 --seconds 300 --attack]`. It starts a server of its own behind a proxy that it plays itself,
// with limits on. With --attack others ask for too much meanwhile, from a thread of their own. A goal that is missed makes it exit with 1.

/** Milliseconds that 95 of 100 page calls stay below, and every sign of life. */
const GOALS = { page95Ms: 200, healthMs: 1000 };
/** Memory counts as flat when its last third is no larger than its second by more than this share. */
const GROWTH = 0.1;
const BEAT_MS = 250;
/** Beyond this time the server's caches are full and its children warm. */
const SETTLED_SHARE = 1 / 3;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '300' },
    attack: { type: 'boolean', default: false },
  },
});
const [visitors, seconds] = [Number(values.visitors), Number(values.seconds)];

if (isWebBuildStale() && !(await buildWeb())) throw new Error('The web app could not be built.');
const server = await startServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } });
let missed = true;
try {
  missed = await run();
} finally {
  await disposeServer(server);
}
process.exit(missed ? 1 : 0);

async function run(): Promise<boolean> {
  const ledger = openLedger(server.baseUrl);
  const ending = new AbortController();
  const { signal } = ending;
  const base = { baseUrl: server.baseUrl, ledger };
  const deadlineMs = performance.now() + seconds * 1000;
  const come = async (number: number) => {
    // They don't all come at once.
    await pause(Math.random() * 5000);
    while (performance.now() < deadlineMs) await visit({ ...base, from: `198.51.${Math.floor(number / 250)}.${number % 250}`, signal });
  };
  const attackers = values.attack ? new Worker(new URL('./attack-thread.ts', import.meta.url), { workerData: server.baseUrl }) : null;
  const memory = watch(ledger, signal);
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  await Promise.all(Array.from({ length: visitors }, (_, number) => come(number)));
  own.disable();
  ending.abort();
  const attacked = attackers === null ? null : await endAttack(attackers);
  console.log(
    `The visitors' own thread was late by ${Math.round(own.percentile(95) / 1e6)} ms (p95), ${Math.round(own.max / 1e6)} at most.`,
  );
  return report(ledger, attacked, await memory);
}

/** What attackers got. */
interface Attacked {
  readonly times: readonly number[];
  readonly putOff: number;
  readonly failures: ReadonlyMap<string, number>;
}

async function endAttack(attackers: Worker): Promise<Attacked> {
  const answer = once(attackers, 'message');
  attackers.postMessage('end');
  const [attacked] = await answer;
  await attackers.terminate();
  return attacked as Attacked;
}

/** Feels the server's pulse, and notes the memory of its main process in MB, until the signal ends it. */
async function watch(ledger: ReturnType<typeof openLedger>, signal: AbortSignal): Promise<readonly number[]> {
  const memoryMb: number[] = [];
  while (!signal.aborted) {
    await ledger.ask('health', '/health', { from: '192.0.2.1' });
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    memoryMb.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    await pause(BEAT_MS);
  }
  return memoryMb;
}

function tell(kind: Kind, times: readonly number[], putOff: number) {
  const [half, most, all] = [0.5, 0.95, 1].map((share) => Math.round(percentile(times, share)));
  return { kind, requests: times.length, 'p50 ms': half, 'p95 ms': most, 'max ms': all, 'put off (429)': putOff };
}

function report(
  { times, putOff, failures: own }: ReturnType<typeof openLedger>,
  attacked: Attacked | null,
  memoryMb: readonly number[],
): boolean {
  const kinds = (['page', 'upload', 'health'] as const).map((kind) => tell(kind, times[kind], putOff[kind]));
  console.table([...kinds, ...(attacked === null ? [] : [tell('attack', attacked.times, attacked.putOff)])]);
  const failures = [...(attacked?.failures ?? []), ...own];
  for (const [what, count] of failures) console.log(`FAILED ${count} × ${what}`);
  const settled = memoryMb.slice(Math.floor(memoryMb.length * SETTLED_SHARE));
  const [before, after] = [settled.slice(0, settled.length / 2), settled.slice(settled.length / 2)].map((half) => percentile(half, 0.5));
  console.log(`Memory: ${Math.round(before ?? 0)} MB in the second third, ${Math.round(after ?? 0)} MB in the last.`);
  const goals: readonly (readonly [string, boolean])[] = [
    [`95 of 100 page calls within ${GOALS.page95Ms} ms`, percentile(times.page, 0.95) <= GOALS.page95Ms],
    [`every sign of life within ${GOALS.healthMs} ms`, percentile(times.health, 1) <= GOALS.healthMs],
    ['nothing failed', failures.length === 0],
    ['memory flat', (after ?? 0) <= (before ?? 0) * (1 + GROWTH)],
  ];
  for (const [goal, isMet] of goals) console.log(`${isMet ? 'met   ' : 'MISSED'} ${goal}`);
  return goals.some(([, isMet]) => !isMet);
}
