import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CLUSTER_SETTINGS } from './cluster-settings.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { createScratchDatabase } from './scratch-postgres.ts';
import { createDataDir, noteOutput, type RunningServer, type ServerOptions, type ServerPlace, startServer } from './start-server.ts';

export type ClusterRole = 'api' | 'worker';

/** Two servers and two workers, each a process with a data folder of its own, on PostgreSQL and S3 behind a load balancer. */
export interface RunningCluster extends ServerPlace {
  readonly members: readonly ClusterMember[];
  /** Of all that ran. */
  output(): string;
  dispose(): Promise<void>;
}

export interface ClusterMember {
  readonly role: ClusterRole;
  server(): RunningServer;
  /** Once it has ended. */
  restart(): Promise<void>;
}

type Options = Pick<ServerOptions, 'env' | 'readyWithinMs'>;

/** Mails of all of them are files in one `dataDir`, where one installation's would be: what sends them is one mail server. */
export async function startCluster({ env = {}, ...options }: Options = {}): Promise<RunningCluster> {
  const dataDir = await createDataDir();
  await mkdir(join(dataDir, 'mail'), { mode: 0o700 });
  const database = await createScratchDatabase();
  const balancer = await startLoadBalancer();
  const shared = {
    DATABASE_URL: database.url,
    ...CLUSTER_SETTINGS,
    PUBLIC_URL: balancer.baseUrl,
    ACCOUNT_KEY_FILE: join(dataDir, 'account-key.pem'),
    CAD_PROCESSES: '1',
    DRAIN_SECONDS: '1',
    ...env,
  };
  const start = async (role: ClusterRole, number: number) => {
    const folder = join(dataDir, `${role}-${number}`);
    await mkdir(folder, { mode: 0o700 });
    await symlink(join(dataDir, 'mail'), join(folder, 'mail'));
    return startMember(role, { ...options, readyFor: 'all-but-measuring', dataDir: folder, env: { ...shared, ROLE: role } });
  };
  // The first makes the database and the key.
  const first = await start('api', 1);
  const members = [first, ...(await Promise.all([start('api', 2), start('worker', 1), start('worker', 2)]))];
  showTo(balancer, members);
  const output = () => members.map((member) => member.server().output()).join('\n');
  noteOutput(balancer.baseUrl, output);
  return {
    baseUrl: balancer.baseUrl,
    dataDir,
    output,
    members: members.map((member) => ({
      role: member.role,
      server: () => member.server(),
      async restart() {
        await member.restart();
        showTo(balancer, members);
      },
    })),
    async dispose() {
      await Promise.all(members.map((member) => member.server().stop()));
      await balancer[Symbol.asyncDispose]();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startMember(role: ClusterRole, options: ServerOptions): Promise<ClusterMember> {
  let server = await startServer(options);
  const port = new URL(server.baseUrl).port;
  return {
    role,
    server: () => server,
    async restart() {
      server = await startServer({ ...options, env: { ...options.env, PORT: port } });
    },
  };
}

function showTo(balancer: LoadBalancer, members: readonly ClusterMember[]): void {
  balancer.setServers(members.filter(({ role }) => role === 'api').map(({ server }) => server().baseUrl));
}
