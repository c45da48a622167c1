import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { PROJECT_ROOT } from './project.ts';
import { findFreePort } from './start-server.ts';

/** A real Caddy with the text of deploy/Caddyfile, and TLS by an authority of its own, which `fetch` in this process trusts. */
export interface RunningCaddy extends AsyncDisposable {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** The file of its authority's certificate, for other processes. */
  readonly authorityFile: string;
  /** The last of what it printed. */
  output(): string;
}

interface CaddyOptions {
  readonly port: number;
  /** The two servers behind it, by their addresses. */
  readonly servers: readonly string[];
  /** What a shop has changed in the Caddyfile. */
  readonly change?: (text: string) => string;
}

const READY_WITHIN_MS = 30_000;

export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Resolves when it answers, whatever that is; throws with what it printed when it doesn't. */
export async function startCaddy({ port, servers, change = (text) => text }: CaddyOptions): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), 'quickquote-caddy-'));
  const written = change(await readFile(join(PROJECT_ROOT, 'deploy/Caddyfile'), 'utf8'));
  const named = servers.reduce((text, server, index) => text.replaceAll(`api-${index + 1}:8080`, new URL(server).host), written);
  // Nobody but this process hears of its authority, and nothing of it stays on the machine.
  const apart = `{\n\tadmin off\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${await findFreePort()}\n}\n`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, apart + named);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, DOMAIN: `localhost:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  });
  const baseUrl = `https://localhost:${port}`;
  const authorityFile = join(folder, 'caddy/pki/authorities/local/root.crt');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + READY_WITHIN_MS; !(await answers(baseUrl, authorityFile)); await pause(50)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error(`Caddy does not answer. It printed:\n${output}`);
  }
  return { baseUrl, authorityFile, output: () => output, [Symbol.asyncDispose]: stop };
}

async function answers(baseUrl: string, authorityFile: string): Promise<boolean> {
  const authority = await readFile(authorityFile, 'utf8').catch(() => null);
  if (authority === null) return false;
  setDefaultCACertificates([...new Set([...getCACertificates('default'), authority])]);
  const answer = await fetch(`${baseUrl}/health`, { redirect: 'manual' }).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null;
}
