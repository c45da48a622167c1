import { randomUUID } from 'node:crypto';
import { readModelFile, uploadPart } from '#test/support/api-client.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { type ClusterRole, type RunningCluster, startCluster } from '#test/support/start-cluster.ts';

/** So many of a kind of process at work. */
type Count = 1 | 2;

const AT_ONCE = 8;
const LINES = 100;

/** What two workers measure, and two servers price, against one of each: in turns, one, two, one, two, in one run. */
export async function compareProcesses({ seconds, rounds }: { readonly seconds: number; readonly rounds: number }): Promise<void> {
  const cluster = await startCluster();
  try {
    const step = await readModelFile(fixturePath('flange.iges'));
    const measure = () => uploadPart(cluster.baseUrl, { ...step, name: `${randomUUID()}.iges` });
    const part = await measure();
    const choice = await chooseFirstOffer(cluster.baseUrl);
    const parts = Array.from({ length: LINES }, (_, line) => ({ ...part, quantity: line + 1 }));
    const price = () => quoteParts(cluster.baseUrl, parts, choice);
    await compare(cluster, 'worker', 'CAD jobs', measure, { seconds, rounds });
    await compare(cluster, 'api', `Price calls of ${LINES} lines`, price, { seconds, rounds });
  } finally {
    await cluster.dispose();
  }
}

async function compare(
  cluster: RunningCluster,
  role: ClusterRole,
  what: string,
  act: () => Promise<unknown>,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Promise<void> {
  const second = cluster.members.filter((member) => member.role === role)[1];
  if (second === undefined) throw new Error(`There is no second ${role}.`);
  const perMinute: Record<Count, number[]> = { 1: [], 2: [] };
  for (let round = 0; round < rounds; round += 1) {
    await second.server().stop();
    perMinute[1].push(await countPerMinute(act, seconds));
    await second.restart();
    perMinute[2].push(await countPerMinute(act, seconds));
  }
  const mean = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const ratios = perMinute[1].map((one, round) => ((perMinute[2][round] ?? 0) / one).toFixed(2));
  console.log(
    `${what} a minute: ${mean(perMinute[1]).toFixed(0)} with one ${role}, ${mean(perMinute[2]).toFixed(0)} with two; ${ratios.join(', ')} times as many`,
  );
}

/** Eight at once for so many seconds, each round begun by whatever takes long the first time. */
async function countPerMinute(act: () => Promise<unknown>, seconds: number): Promise<number> {
  await act();
  const began = performance.now();
  let done = 0;
  const run = async () => {
    while (performance.now() - began < seconds * 1000) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return (done * 60_000) / (performance.now() - began);
}
