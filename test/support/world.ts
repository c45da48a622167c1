import type { Part } from '#contract/schemas/entities.ts';
import { createAccount, type TestAccount } from './account.ts';
import { readModelFile, uploadPart } from './api-client.ts';
import { IS_CLUSTER } from './cluster-settings.ts';
import { fixturePath } from './project.ts';
import { startCluster } from './start-cluster.ts';
import { disposeServer, type ServerPlace, startServer } from './start-server.ts';

/**
 * What all browser tests find: one real server, whose provider 1 has an owner, and parts that were measured. Nobody changes that provider;
 * a test that needs a shop, an account or an address to mail to makes one of its own, so that any may run beside any other, and again.
 */
export interface World {
  readonly server: ServerPlace;
  /** Where the server shows the mails that it has sent. */
  readonly mailsUrl: string;
  readonly owner: TestAccount;
  /** Parts of provider 1: bracket.step, flange.iges, knob.stl. */
  readonly parts: readonly Part[];
}

const VARIABLE = 'TEST_WORLD';
const MODELS = ['bracket.step', 'flange.iges', 'knob.stl'];

/** Playwright's global set-up: its workers read what it leaves in the environment. The answer ends the server. */
export default async function makeWorld(): Promise<() => Promise<void>> {
  // An address of the network that is not loopback, for tests of what that takes away.
  const host = process.env['LAN_HOST'];
  const options = { env: host === undefined ? {} : { HOST: host }, readyWithinMs: 300_000 };
  const server = IS_CLUSTER ? await startCluster(options) : await startServer(options);
  const { baseUrl, dataDir } = server;
  const world: World = {
    server: { baseUrl, dataDir },
    mailsUrl: /Mails +(\S+)/.exec(server.output())?.[1] ?? '',
    owner: await createAccount(baseUrl, dataDir),
    parts: await Promise.all(MODELS.map((name) => measurePart(baseUrl, name))),
  };
  process.env[VARIABLE] = JSON.stringify(world);
  return () => ('members' in server ? server.dispose() : disposeServer(server));
}

/** The world of this run of browser tests. */
export function readWorld(): World {
  const world = process.env[VARIABLE];
  if (world === undefined) throw new Error('The global set-up of the browser tests has not run.');
  return JSON.parse(world);
}

async function measurePart(baseUrl: string, name: string): Promise<Part> {
  return uploadPart(baseUrl, await readModelFile(fixturePath(name)));
}
