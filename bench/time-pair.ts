/** Milliseconds of two ways of doing one thing, round by round. */
export interface PairTimes {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

type Work = () => unknown;

/** Runs both once to warm up, then in turns, changing who goes first, until `rounds` or the time budget is used up. */
export async function timePair(ours: Work, peer: Work, rounds: number, budgetMs: number): Promise<PairTimes> {
  await ours();
  await peer();
  const times = { ours: [] as number[], peer: [] as number[] };
  const started = performance.now();
  for (let round = 0; round < rounds; round++) {
    const turns = [async () => times.ours.push(await timeOnce(ours)), async () => times.peer.push(await timeOnce(peer))];
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

async function timeOnce(work: Work): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
