import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../test/support/browser.ts';

/** A browser with a profile of its own that other programs steer. */
export interface SteeredBrowser extends AsyncDisposable {
  /** Its debugging port on this machine. */
  readonly port: number;
}

/** Starts the tests' browser without a window; throws when it does not say where it listens. */
export async function startBrowser(): Promise<SteeredBrowser> {
  const { executablePath, args, env } = await findBrowser();
  const profile = await mkdtemp(join(tmpdir(), 'quickquote-browser-'));
  const child = spawn(executablePath, [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = '';
  for await (const chunk of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk;
    const port = /listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
    if (port !== undefined) {
      child.stderr.resume();
      return { port: Number(port), [Symbol.asyncDispose]: stop };
    }
  }
  await stop();
  throw new Error(`The browser did not start. It printed:\n${output}`);
}
