import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createRecords } from '#server/adapters/records/create-records.ts';
import { openPostgresDatabase } from '#server/adapters/records/open-postgres-database.ts';
import { type App, buildApp, type Overrides } from '#server/app.ts';
import type { Config } from '#server/config/config.ts';
import type { Records } from '#server/ports/records/records.ts';
import { CLUSTER_SETTINGS } from './cluster-settings.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { createScratchDatabase } from './scratch-postgres.ts';

/** Two applications that answer and two that work, which share nothing but PostgreSQL, S3 and what they are given. */
export interface TestCluster {
  readonly app: App;
  readonly baseUrl: string;
  /** A connection of the test's own. */
  readonly records: Records;
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Names that no other test gives to what it stores in the bucket that all share. */
export function makeClusterPrefix(): string {
  return `${randomBytes(2).toString('hex')}-`;
}

/** `configure` reads a configuration from what the cluster adds to the environment. Each has a folder of its own below `dataFolder`. */
export async function buildTestCluster(
  dataFolder: string,
  configure: (env: Readonly<Record<string, string>>) => Config,
  overrides: Overrides,
): Promise<TestCluster> {
  const database = await createScratchDatabase();
  const balancer = await startLoadBalancer();
  const shared = { DATABASE_URL: database.url, ...CLUSTER_SETTINGS, PUBLIC_URL: balancer.baseUrl };
  const build = async (role: 'api' | 'worker') => {
    const folder = await mkdtemp(join(dataFolder, `${role}-`));
    return buildApp(configure({ ...shared, ROLE: role, DATA_DIR: folder }), overrides);
  };
  const apis = [await build('api'), await build('api')] as const;
  const apps = [...apis, await build('worker'), await build('worker')];
  balancer.setServers(await Promise.all(apis.map(({ http }) => http.listen({ host: '127.0.0.1', port: 0 }))));
  const records = createRecords(await openPostgresDatabase(database.url));
  return {
    app: apis[0],
    baseUrl: balancer.baseUrl,
    records,
    async open() {
      for (const app of apps) await app.open();
    },
    close: () => closeAll(apps, balancer, records, database),
  };
}

async function closeAll(
  apps: readonly App[],
  balancer: LoadBalancer,
  records: Records,
  database: { drop(): Promise<void> },
): Promise<void> {
  await Promise.all(apps.map((app) => app.close()));
  await balancer[Symbol.asyncDispose]();
  await records.close();
  await database.drop();
}
