/** Milliseconds of processor time per run of two ways of doing one thing, round by round. */
export interface PairTimes {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

type Work = () => unknown;

/** The system counts a thread's processor time in steps of some milliseconds, so short work is timed by the batch. */
const BATCH_MS = 160;
const WARM_UP_RUNS = 3;

/** Warms both up, then runs them in turns, changing who goes first, until `rounds` or the time budget is used up. */
export async function timePair(ours: Work, peer: Work, rounds: number, budgetMs: number): Promise<PairTimes> {
  const started = performance.now();
  for (let run = 0; run < WARM_UP_RUNS; run++) {
    await ours();
    await peer();
  }
  const oursPerBatch = await sizeBatch(ours);
  const peerPerBatch = await sizeBatch(peer);
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => times.ours.push(await timeBatch(ours, oursPerBatch)),
      async () => times.peer.push(await timeBatch(peer, peerPerBatch)),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn();
    if (performance.now() - started > budgetMs) break;
  }
  return times;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? Number.NaN, sorted[Math.floor(middle)] ?? Number.NaN];
  return (low + high) / 2;
}

async function sizeBatch(work: Work): Promise<number> {
  let runs = 1;
  while ((await timeBatch(work, runs)) * runs < BATCH_MS) runs *= 2;
  return runs;
}

/** Processor time of this thread: other programs on the machine, the compiler's and the collector's threads don't count. */
async function timeBatch(work: Work, runs: number): Promise<number> {
  const started = process.threadCpuUsage();
  for (let run = 0; run < runs; run++) await work();
  const { user, system } = process.threadCpuUsage();
  return (user + system - started.user - started.system) / 1000 / runs;
}
