import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyEmptyDatabase } from './empty-database.ts';
import { PROJECT_ROOT } from './project.ts';

/** Where a real server is found. */
export interface ServerPlace {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly dataDir: string;
}

/** A real server, `src/server/main.ts` in a process of its own. */
export interface RunningServer extends ServerPlace {
  readonly pid: number;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Asks it to end and waits; the data folder stays. */
  stop(): Promise<void>;
  /** kill -9, as a power cut would do to the process; the data folder stays. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** When left out one is created, with a database that is made already. */
  readonly dataDir?: string;
  /** On top of HOST, PORT, DATA_DIR, RATE_LIMIT=off and SIGN_UP=open. */
  readonly env?: Readonly<Record<string, string>>;
  /** What it has to be ready for: all that it does, or all but measuring parts, whose processes take longest to start. */
  readonly readyFor?: 'everything' | 'all-but-measuring';
  /** How long it may take until it is ready. */
  readonly readyWithinMs?: number;
}

/** Variables of the tests' own environment that the server gets; anything else could bend what is tested. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH'];

/** Remembers where a server's set-up link is looked for: in what it prints. */
export function noteOutput(baseUrl: string, output: () => string): void {
  setUpCodes.set(baseUrl, () => /\/app\/setup\/([\w-]+)/.exec(output())?.[1] ?? null);
}

const setUpCodes = new Map<string, () => string | null>();

/** What the set-up link carries that a server has printed; null where it has printed none. */
export function findSetUpCode(baseUrl: string): string | null {
  return setUpCodes.get(baseUrl)?.() ?? null;
}

/** Starts a server on a free port and resolves when `/ready` says that it is; throws with its output when it does not. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await createDataDir());
  if (options.dataDir === undefined) await copyEmptyDatabase(dataDir);
  const host = options.env?.['HOST'] ?? '127.0.0.1';
  const port = options.env?.['PORT'] ?? String(await findFreePort());
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...inheritedEnvironment(), HOST: host, PORT: port, DATA_DIR: dataDir, RATE_LIMIT: 'off', SIGN_UP: 'open', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const baseUrl = `http://${host}:${port}`;
  noteOutput(baseUrl, () => output);
  try {
    const spared = options.readyFor === 'all-but-measuring' ? ['cad'] : [];
    await waitUntilReady(child, baseUrl, { spared, withinMs: options.readyWithinMs ?? 90_000 });
  } catch (error) {
    await endProcess(child, 'SIGKILL');
    throw new Error(`The server did not become ready. It printed:\n${output}`, { cause: error });
  }
  return {
    baseUrl,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

/** Starts again on the same data. */
export function restartServer(server: RunningServer, options: Omit<ServerOptions, 'dataDir'> = {}): Promise<RunningServer> {
  return startServer({ ...options, dataDir: server.dataDir });
}

/** A fresh folder for one server's data. */
export function createDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quickquote-test-'));
}

/** Ends the server and removes its data. */
export async function disposeServer(server: RunningServer): Promise<void> {
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
}

async function waitUntilReady(
  child: ChildProcess,
  baseUrl: string,
  { spared, withinMs }: { readonly spared: readonly string[]; readonly withinMs: number },
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`It ended with ${child.exitCode ?? child.signalCode}.`);
    }
    const response = await fetch(`${baseUrl}/ready`).catch(() => null);
    const { dependencies = [] } = ((await response?.json()) ?? {}) as { dependencies?: { name: string; ok: boolean; needed: boolean }[] };
    if (response?.ok || (dependencies.length > 0 && dependencies.every(({ name, ok, needed }) => ok || !needed || spared.includes(name)))) {
      return;
    }
    await pause(100);
  }
  throw new Error(`It was not ready within ${withinMs} ms.`);
}

async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill(signal);
  const insist = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(insist);
}

/** A port of this machine that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('No free port was found.');
  }
  return address.port;
}

function inheritedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    INHERITED.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
