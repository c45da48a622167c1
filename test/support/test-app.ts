import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp, type Overrides } from '#server/app.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Records } from '#server/ports/records/records.ts';
import { IS_CLUSTER } from './cluster-settings.ts';
import { createTestClock, type TestClock } from './memory/clock.ts';
import { createMemoryMailer, type MemoryMailer } from './memory/mailer.ts';
import { createMemoryRecords } from './memory/records.ts';
import { createMemoryStatusFeed } from './memory/status-feed.ts';
import { createScriptedCad, type ScriptedCad } from './scripted-cad.ts';
import { buildTestCluster, makeClusterPrefix, type TestCluster } from './test-cluster.ts';

/** The real application on memory adapters, listening on a free port. Blobs are files, so that leftovers can be seen. */
export interface TestApp extends AsyncDisposable {
  readonly app: App;
  /** Where it listens, whatever its PUBLIC_URL. */
  readonly baseUrl: string;
  readonly dataFolder: string;
  readonly records: Records;
  readonly mailer: MemoryMailer;
  readonly cad: ScriptedCad;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** `env` goes on top of settings for tests. Where all tests run on clusters, it is one. */
export function startTestApp(env: Readonly<Record<string, string>> = {}, overrides: Overrides = {}): Promise<TestApp> {
  return start(IS_CLUSTER, env, overrides);
}

/** Four applications behind a load balancer, on PostgreSQL and S3. */
export function startTestCluster(env: Readonly<Record<string, string>> = {}, overrides: Overrides = {}): Promise<TestApp> {
  return start(true, env, overrides);
}

async function start(isCluster: boolean, env: Readonly<Record<string, string>>, overrides: Overrides): Promise<TestApp> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quickquote-app-'));
  const configure = (shared: Readonly<Record<string, string>> = {}) => {
    const key = join(dataFolder, 'account-key.pem');
    const settings = { DATA_DIR: dataFolder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SIGN_UP: 'open', ACCOUNT_KEY_FILE: key };
    const read = readConfig({ ...settings, ...shared, ...env });
    if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
    return read.config;
  };
  const mailer = createMemoryMailer();
  const cad = createScriptedCad();
  const clock = isCluster ? createTestClock(undefined, makeClusterPrefix()) : createTestClock();
  const webFolder = await createWebFolder(dataFolder);
  const given = { mailer, cad, clock, webFolder, ...overrides };
  const { app, baseUrl, records, open, close } = isCluster
    ? await buildTestCluster(dataFolder, configure, given)
    : await buildAlone(configure(), given);
  const closeAll = async () => {
    await close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  await open().catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });
  return { app, baseUrl, dataFolder, records, mailer, cad, clock, close: closeAll, [Symbol.asyncDispose]: closeAll };
}

async function buildAlone(config: Config, overrides: Overrides): Promise<TestCluster> {
  const database = overrides.database ?? { records: createMemoryRecords(), feed: createMemoryStatusFeed() };
  const app = await buildApp(config, { ...overrides, database });
  const baseUrl = await app.http.listen({ host: '127.0.0.1', port: 0 });
  return { app, baseUrl, records: database.records, open: () => app.open(), close: () => app.close() };
}

/** Looks like a built web app. */
async function createWebFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, 'web');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'pages/msp'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The web app</title><meta content="https://public-url.invalid/app/">');
  await writeFile(
    join(folder, 'pages/upload.html'),
    '<!doctype html><head><title>The web app</title></head><script>start()</script><h1>Upload to {{appName}}</h1>',
  );
  await mkdir(join(folder, 'de/pages'), { recursive: true });
  await writeFile(join(folder, 'de/pages/upload.html'), '<!doctype html><html lang="de"><h1>Zu {{appName}} hochladen</h1>');
  await writeFile(join(folder, 'pages/long.html'), `<!doctype html><p>${'and so on '.repeat(1000)}</p>`);
  await writeFile(join(folder, 'pages/msp/parts.html'), '<!doctype html><title>My parts</title>');
  await writeFile(join(folder, 'assets', 'main-1a2b3c.js'), 'export {};');
  return folder;
}
