import { setTimeout as pause } from 'node:timers/promises';
import { copyBodies } from '#test/support/copy-bodies.ts';
import { disposeServer, startServer } from '#test/support/start-server.ts';
import { openLedger, percentile } from './ledger.ts';
import { upload, uploadCube, type Visitor } from './visit.ts';

// How long a small part waits for its figures: sixty cubes of one visitor at once, and single cubes while strangers' files are queued,
// eight that run into the deadline and forty that take seconds: `npm run bench:turns`. It starts a server of its own behind a proxy
// that it plays itself, with limits on. A goal that is missed makes it exit with 1.

const GOALS_MS = { crowd: 10_000, single: 5_000 };
const CROWD = 60;
const ENDLESS = { files: 8, bytes: copyBodies(1_200) };
const BIG = { files: 40, bytes: copyBodies(150) };
const SINGLES = 20;
const [UPLOADED_MS, BETWEEN_MS] = [5_000, 2_000];

const server = await startServer({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } });
let missed = true;
try {
  missed = await run();
} finally {
  await disposeServer(server);
}
process.exit(missed ? 1 : 0);

async function run(): Promise<boolean> {
  const ending = new AbortController();
  const visitor = (from: string) => ({ baseUrl: server.baseUrl, ledger: openLedger(server.baseUrl), signal: ending.signal, from });
  const customer = visitor('198.51.100.1');
  await uploadCube(customer);

  const crowd = visitor('198.51.100.2');
  const began = performance.now();
  await Promise.all(Array.from({ length: CROWD }, () => uploadCube(crowd)));
  const crowdMs = performance.now() - began;

  const strangers = [...queue(ENDLESS, visitor, 1), ...queue(BIG, visitor, 101)];
  await pause(UPLOADED_MS);
  const alone = visitor('198.51.100.3');
  for (let round = 0; round < SINGLES; round += 1) {
    await uploadCube(alone);
    await pause(BETWEEN_MS);
  }
  const queued = strangers.filter(({ isDone }) => !isDone()).length;
  ending.abort();
  await Promise.all(strangers.map(({ done }) => done));

  const singles = alone.ledger.times.upload;
  console.log(`${CROWD} cubes at once: ${crowd.ledger.times.upload.length} parts after ${seconds(crowdMs)}`);
  const [half, most] = [percentile(singles, 0.5), percentile(singles, 1)].map(seconds);
  console.log(`a cube beside strangers' files, ${queued} of ${strangers.length} still queued at the end: median ${half}, at most ${most}`);
  const goals: readonly (readonly [string, boolean])[] = [
    [`${CROWD} cubes within ${seconds(GOALS_MS.crowd)}`, crowd.ledger.times.upload.length === CROWD && crowdMs <= GOALS_MS.crowd],
    [`each cube within ${seconds(GOALS_MS.single)}`, singles.length === SINGLES && Math.max(...singles) <= GOALS_MS.single],
    ['strangers still waited', queued > 0],
  ];
  for (const [goal, isMet] of goals) console.log(`${isMet ? 'met   ' : 'MISSED'} ${goal}`);
  return goals.some(([, isMet]) => !isMet);
}

interface Queued {
  readonly done: Promise<unknown>;
  isDone(): boolean;
}

/** Uploads a file so many times, each from an address of its own. */
function queue({ files, bytes }: typeof BIG, visitor: (from: string) => Visitor, first: number): Queued[] {
  return Array.from({ length: files }, (_, index) => {
    let isDone = false;
    const done = upload(visitor(`203.0.113.${first + index}`), bytes, 'bodies.step').finally(() => {
      isDone = true;
    });
    return { done, isDone: () => isDone };
  });
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
