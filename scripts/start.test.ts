import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';

/** A project with our own scripts of npm, in which what they start does nothing but run until it is told to end. */
const folder = mkdtempSync(join(tmpdir(), 'quickquote-npm-'));
const ENDLESS = `
const timer = setInterval(() => {}, 1000);
process.on('SIGTERM', () => { console.log('ending'); clearInterval(timer); });
console.log('up');
`;
beforeAll(() => {
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(join(PROJECT_ROOT, 'package.json'), join(folder, 'package.json'));
  copyFileSync(join(PROJECT_ROOT, 'scripts/check-node.mjs'), join(folder, 'scripts/check-node.mjs'));
  for (const script of ['start.ts', 'dev.ts']) writeFileSync(join(folder, 'scripts', script), ENDLESS);
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function hear(npm: ChildProcess, word: string): Promise<void> {
  for await (const chunk of npm.stdout ?? []) if (String(chunk).split('\n').includes(word)) return;
  expect.fail(`npm ended without the word "${word}".`);
}

test.each(['start', 'dev'])(
  'a SIGTERM to `npm run %s` reaches what it runs, and leaves nobody behind',
  { timeout: 60_000 },
  async (script) => {
    const npm = spawn('npm', ['run', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    await hear(npm, 'up');
    const started = listDescendants(npm.pid ?? 0);
    expect(started).not.toEqual([]);
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => started.filter(isProcessAlive), { timeout: 10_000 }).toEqual([]);
  },
);

describe('RUN-14 an installation without what builds the web app', () => {
  const bare = mkdtempSync(join(tmpdir(), 'quickquote-bare-'));
  const start = () => spawnSync(process.execPath, [join(bare, 'scripts/start.ts')], { encoding: 'utf8' });
  beforeAll(() => {
    for (const at of ['scripts', 'src/server']) mkdirSync(join(bare, at), { recursive: true });
    for (const script of ['start.ts', 'web-build.ts']) copyFileSync(join(PROJECT_ROOT, 'scripts', script), join(bare, 'scripts', script));
    writeFileSync(join(bare, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(bare, 'src/server/main.ts'), "console.log('serving');");
  });
  afterAll(() => rmSync(bare, { recursive: true }));

  test('says so where there is no built one either', () => {
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('Run `npm ci`, or bring the folder `dist` along.') });
  });

  test('starts with a built one, whatever is newer', () => {
    mkdirSync(join(bare, 'dist/web'), { recursive: true });
    writeFileSync(join(bare, 'dist/web/index.html'), '');
    utimesSync(join(bare, 'dist/web/index.html'), 0, 0);
    mkdirSync(join(bare, 'src/web'));
    expect(start()).toMatchObject({ status: 0, stdout: expect.stringContaining('serving') });
  });
});
