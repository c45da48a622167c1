import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { CadRunnerError, type Guard } from '#server/ports/cad-runner.ts';

/** How CAD children are started on this platform. */
export interface Sandbox {
  readonly guards: readonly Guard[];
  /**
   * Starts Node with these arguments, without the server's environment, with sockets for `MESSAGES` and `BYTES` in both directions.
   * The process, or the only child of the process, is Node; ended by SIGKILL, neither is left. Throws
   * CadRunnerError where no process can be started now.
   */
  start(nodeArguments: readonly string[], memoryLimitMb: number): ChildProcess;
}

/**
 * The child's descriptors for lines of JSON, and for models and what is made of them; `src/cad` knows the same numbers. Node's own
 * channel between processes would believe what a child says: some of it ends the server.
 */
export const MESSAGES = 3;
export const BYTES = 4;

/** What can keep a child in, best first. A jail takes all but the child's own code away from it, other processes and the network included. */
export const WALLS = ['jail of nobody', 'jail', 'jail of root', 'limits of nobody', 'limits', 'none'] as const;
export type Wall = (typeof WALLS)[number];

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const JAIL = fileURLToPath(new URL('jail.sh', import.meta.url));
/** In an image, where types are taken out of the code already, what tells Node so: scripts/image/lay-out-app.ts. */
const PLAIN = ['plain.mjs'].filter((name) => existsSync(join(PROJECT, name)));
/** All that a child reads by a path: its code, its warm-up models and the engine. */
const READABLE = [
  ...['package.json', 'engine', 'src/cad', 'src/contract', 'src/domain', 'src/kernel', ...PLAIN],
  ...['meshoptimizer', 'zod'].map((name) => `node_modules/${name}`),
].map((path) => join(PROJECT, path));
/** Node's own walls. A script that may start threads gets around them, so none of the guards counts on them. */
const NODE_FLAGS = [
  '--max-semi-space-size=4',
  // A twenty-sixth of V8's own: warming up optimises of the engine what customers' first files would else wait for.
  '--wasm-tiering-budget=500000',
  '--permission',
  '--allow-worker',
  '--disable-warning=PERM0006',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  ...PLAIN.map((name) => `--import=${join(PROJECT, name)}`),
];

/**
 * All that a child has of an environment: of freed memory what goes beyond 32 MB goes back at once, which keeps a resting child small. To
 * give all of it back made jobs get it anew, which took up to a quarter of their processor time.
 */
const ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '33554432' };

/** The user 'nobody', who owns nothing, on every Linux. */
const NOBODY = 65534;
/** A child has about a dozen. */
const MOST_THREADS = 32;
const MEMORY_MARGIN_MB = 1024;
const TRY_WITHIN_MS = 10_000;

/** Tries what the platform offers and takes the first of `walls` that stands; 'none' always does. */
export async function findSandbox(walls: readonly Wall[] = WALLS): Promise<Sandbox> {
  const libraries = listLibraries();
  for (const wall of walls) if (await stands(wall, libraries)) return createSandbox(wall, libraries);
  return createSandbox('none', libraries);
}

function createSandbox(wall: Wall, libraries: readonly string[]): Sandbox {
  const isJail = wall.startsWith('jail');
  const isLimited = wall !== 'none';
  // Root's rights outlive all but a jail and another user.
  const isBare = isLimited && !(wall === 'limits' && process.getuid?.() === 0);
  return {
    guards: [
      { guard: 'environment', holds: true },
      { guard: 'files', holds: isJail },
      { guard: 'network', holds: isJail },
      { guard: 'programs', holds: isJail },
      { guard: 'limits', holds: isLimited },
      { guard: 'privileges', holds: isBare },
    ],
    start(nodeArguments, memoryLimitMb) {
      const [program, ...rest] = composeCommand(wall, libraries, nodeArguments, memoryLimitMb);
      const child = spawn(program, rest, { cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
      if (isConnected(child)) return child;
      // Without free descriptors there are no pipes, and the reason comes as an event.
      child.on('error', () => {});
      throw new CadRunnerError('No CAD process could be started.');
    },
  };
}

function isConnected(child: { readonly stdio?: ChildProcess['stdio'] }): boolean {
  return child.stdio !== undefined;
}

async function stands(wall: Wall, libraries: readonly string[]): Promise<boolean> {
  const readsCode = `require('fs').readFileSync(${JSON.stringify(join(PROJECT, 'src/cad/main.ts'))})`;
  const [program, ...rest] = composeCommand(wall, libraries, ['-e', readsCode], MEMORY_MARGIN_MB);
  return promisify(execFile)(program, rest, { cwd: '/', env: ENVIRONMENT, timeout: TRY_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}

function composeCommand(
  wall: Wall,
  libraries: readonly string[],
  nodeArguments: readonly string[],
  memoryLimitMb: number,
): readonly [string, ...string[]] {
  const node = [process.execPath, ...NODE_FLAGS, ...nodeArguments] as const;
  const [program, ...started] = node;
  const jail = ['sh', JAIL, program, ...libraries, ...READABLE, '--', ...started];
  const limits = ['prlimit', ...limitResources(memoryLimitMb), '--'] as const;
  // However it was that the server ended.
  const dying = ['setpriv', '--pdeathsig=KILL'] as const;
  const nobody = [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  const alone = ['unshare', '--mount', '--net', '--ipc', '--pid', '--kill-child'] as const;
  // The number of threads is counted for all processes of a user, but in a user namespace for those in it alone.
  const ownUsers = [...alone, '--user', '--map-root-user', '--'] as const;
  const ownThreads = ['prlimit', `--nproc=${MOST_THREADS}`, ...limitResources(memoryLimitMb), '--'];
  switch (wall) {
    case 'jail of nobody':
      return [...dying, ...nobody, '--', ...ownUsers, ...ownThreads, ...jail];
    case 'jail':
      return [...dying, '--', ...ownUsers, ...ownThreads, ...jail];
    case 'jail of root':
      return [...dying, '--', ...alone, '--', ...limits, ...jail];
    case 'limits of nobody':
      return [...limits, ...dying, ...nobody, '--no-new-privs', '--', ...node];
    case 'limits':
      return [...limits, ...dying, '--no-new-privs', '--', ...node];
    case 'none':
      return node;
  }
}

/**
 * What a child may allocate (RLIMIT_DATA) stands well above the watchdog's limit, which gives the clearer account of what
 * happened: a process that hits this cap in the middle of its own start dies in ways that say nothing of memory.
 */
function limitResources(memoryLimitMb: number): readonly string[] {
  const bytes = (Math.round(memoryLimitMb * 1.25) + MEMORY_MARGIN_MB) * 1024 * 1024;
  return [`--data=${bytes}`, '--core=0', '--fsize=0'];
}

const reportSchema = z.object({ sharedObjects: z.array(z.string()) });

/** The system's libraries that Node stands on. */
function listLibraries(): readonly string[] {
  if (process.platform !== 'linux') return [];
  const { sharedObjects } = reportSchema.parse(process.report.getReport());
  return sharedObjects.filter((path) => path.startsWith('/') && !path.startsWith(PROJECT));
}
