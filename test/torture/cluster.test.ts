import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getName } from '#contract/calls/get-name.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { callServer, finishUpload, type ModelFile, readModelFile, uploadFile } from '#test/support/api-client.ts';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { fixturePath } from '#test/support/project.ts';
import { createRandom } from '#test/support/random.ts';
import { TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { type ClusterMember, type RunningCluster, startCluster } from '#test/support/start-cluster.ts';
import { quoteOnePart, testNothingLost, waitForLoad } from './nothing-lost.ts';
import { TORTURE_SCALE } from './scale.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

const ROUND_MS = 180_000;
const canCluster = TEST_DATABASE_URL !== undefined && process.env['TEST_S3_ENDPOINT'] !== undefined;
const random = createRandom(50);

describe.skipIf(!canCluster)('two servers and two workers behind a load balancer', () => {
  let cluster: RunningCluster;
  let visitors: Visitors;
  let files: readonly ModelFile[];

  beforeAll(async () => {
    files = await Promise.all(['knob.stl', 'flange.iges'].map((name) => readModelFile(fixturePath(name))));
    cluster = await startCluster();
    // One who uploads without a pause brings more than two CAD processes measure on a busy machine.
    visitors = sendVisitors(() => cluster, files.slice(1), await quoteOnePart(cluster));
  }, 300_000);

  afterAll(() => cluster.dispose());

  const rolls = Array.from({ length: TORTURE_SCALE.rollingRounds }, (_, round) => ({ round: round + 1 }));

  test.each(rolls)(
    'RUN-08 round $round: all four are restarted one by one under load; no call fails, and every part is told of',
    { timeout: 4 * ROUND_MS },
    async () => {
      const calls = keepCalling(cluster, files);
      for (const member of cluster.members) {
        await member.server().stop();
        await member.restart();
      }
      const { answered, failed, parts } = await calls.stop();
      expect(failed).toEqual([]);
      expect([answered > 20, parts > 0]).toEqual([true, true]);
    },
  );

  const kills = Array.from({ length: TORTURE_SCALE.clusterKills }, (_, round) => ({ round: round + 1 }));

  // Besides the four each worker's CAD process: six that may be hit.
  test.each(kills)(
    'UPL-09 SUB-07 round $round: any of six processes dies under load, and the service goes on',
    {
      timeout: ROUND_MS,
    },
    async () => {
      await waitForLoad(visitors);
      const members = cluster.members;
      const chosen = random.below(members.length + 2);
      const member = members[chosen] ?? members[chosen - 2];
      if (member === undefined) expect.fail('there is nobody');
      if (chosen < members.length) {
        await member.server().kill();
        await member.restart();
        return;
      }
      await killCad(member);
    },
  );

  testNothingLost(
    () => cluster,
    () => visitors,
  );
});

async function killCad(member: ClusterMember): Promise<void> {
  const children = () => listDescendants(member.server().pid);
  await expect.poll(() => children().length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [victim = 0] = children();
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => isProcessAlive(victim), { timeout: 10_000 }).toBe(false);
}

/** What asks without a pause, as visitors' pages do, and notes every call that was not answered as it should be. */
function keepCalling(cluster: RunningCluster, files: readonly ModelFile[]) {
  const stopping = new AbortController();
  const failed: string[] = [];
  let answered = 0;
  let parts = 0;
  const again = async (act: () => Promise<unknown>) => {
    while (!stopping.signal.aborted) {
      await act().catch((error: unknown) => failed.push(error instanceof Error ? `${error.message} ${error.cause}` : String(error)));
      await pause(20);
    }
  };
  const ask = async () => {
    const { status } = await callServer(cluster.baseUrl, getName, { mspID: '1' });
    if (status === 200) answered += 1;
    else failed.push(`${getName.path}: ${status}`);
  };
  /** Its streams may end while it is measured: who asks again is told what has happened meanwhile. */
  const upload = async (file: ModelFile) => {
    const answer = await uploadFile(cluster.baseUrl, file);
    if (!answer.ok) return failed.push(`${file.name}: ${answer.status}`);
    for (let tries = 0; tries < 5; tries += 1) {
      const end = await finishUpload(cluster.baseUrl, answer.body).catch(() => null);
      if (end?.end === 'part') {
        parts += 1;
        return;
      }
    }
    return failed.push(`${file.name}: ${watchConversion.path} never told of it`);
  };
  const running = [again(ask), again(ask), ...files.slice(0, 1).map((file) => again(() => upload(file)))];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return { answered, failed, parts };
    },
  };
}
