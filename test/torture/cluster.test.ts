import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readModelFile } from '#test/support/api-client.ts';
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

  beforeAll(async () => {
    cluster = await startCluster();
    // One who uploads without a pause brings more than two CAD processes measure on a busy machine.
    visitors = sendVisitors(() => cluster, [await readModelFile(fixturePath('flange.iges'))], await quoteOnePart(cluster));
  }, 300_000);

  afterAll(() => cluster.dispose());

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
