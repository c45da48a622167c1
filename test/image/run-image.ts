import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { findFreePort } from '#test/support/start-server.ts';

/** A container of runc that runs an unpacked image. */
export interface RunningContainer extends AsyncDisposable {
  readonly baseUrl: string;
  readonly id: string;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Asks it to end, and answers with which code it did, or with the signal that had to end it. */
  stop(): Promise<number | string | null>;
}

export interface ContainerOptions {
  /** Of what may ask the kernel for it, what is refused. */
  readonly forbidden?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const STOP_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 100;
const USER = 1000;

const configSchema = z.looseObject({
  process: z.looseObject({ args: z.array(z.string()), env: z.array(z.string()), user: z.looseObject({ uid: z.number() }) }),
  root: z.looseObject({ path: z.string() }),
  mounts: z.array(z.looseObject({ destination: z.string() })),
  linux: z.looseObject({ namespaces: z.array(z.looseObject({ type: z.string() })) }),
});

/** How umoci says that an unpacked image is to be run. */
export function readBundle(bundle: string): z.infer<typeof configSchema> {
  return configSchema.parse(JSON.parse(readFileSync(join(bundle, 'umoci.json'), 'utf8')));
}

/**
 * Starts what the image says on a root that nobody can write to, with one folder for the volume, in this machine's network. Resolves
 * when `/ready` says that it is, and throws with what it printed when that takes longer than `withinMs`.
 */
export async function runImage(
  bundle: string,
  dataFolder: string,
  withinMs: number,
  options: ContainerOptions = {},
): Promise<RunningContainer> {
  const id = `quickquote-${randomUUID()}`;
  const port = await findFreePort();
  mkdirSync(dataFolder, { recursive: true });
  chownSync(dataFolder, USER, USER);
  writeFileSync(
    join(bundle, 'config.json'),
    JSON.stringify(composeConfig(bundle, dataFolder, { ...options.env, PORT: String(port) }, options)),
  );
  const runc = spawn('runc', ['run', '--bundle', bundle, id], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(runc, 'exit');
  let output = '';
  for (const stream of [runc.stdout, runc.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const baseUrl = `http://127.0.0.1:${port}`;
  const stop = async () => {
    runc.kill('SIGTERM');
    const insist = setTimeout(() => runc.kill('SIGKILL'), STOP_WITHIN_MS);
    const [code, signal] = await ended;
    clearTimeout(insist);
    return code ?? signal;
  };
  const deadline = Date.now() + withinMs;
  while (!(await fetch(`${baseUrl}/ready`).catch(() => null))?.ok) {
    if (runc.exitCode === null && Date.now() < deadline) await pause(ASK_EVERY_MS);
    else {
      await stop();
      throw new Error(`The container did not become ready. It printed:\n${output}`);
    }
  }
  return { baseUrl, id, output: () => output, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}

function composeConfig(
  bundle: string,
  dataFolder: string,
  env: Readonly<Record<string, string>>,
  { forbidden = [] }: ContainerOptions,
): unknown {
  const { process: started, root, mounts, linux, ...rest } = readBundle(bundle);
  const isVolume = ({ destination }: { readonly destination: string }) => destination === '/data';
  const refused = { defaultAction: 'SCMP_ACT_ALLOW', syscalls: [{ names: forbidden, action: 'SCMP_ACT_ERRNO' }] };
  return {
    ...rest,
    process: {
      ...started,
      env: [...started.env, ...Object.entries(env).map((pair) => pair.join('='))],
      terminal: false,
      capabilities: {},
      // Those of who runs the test.
      rlimits: [],
    },
    root: { ...root, readonly: true },
    mounts: [
      ...mounts.filter((mount) => !isVolume(mount)),
      { destination: '/data', type: 'bind', source: dataFolder, options: ['bind', 'rw', 'nosuid', 'nodev', 'noexec'] },
    ],
    linux: {
      ...linux,
      namespaces: linux.namespaces.filter(({ type }) => type !== 'network'),
      ...(forbidden.length > 0 && { seccomp: refused }),
    },
  };
}
