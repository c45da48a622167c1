import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const BUILT_PAGE = join(ROOT, 'dist/web/index.html');
/** A development dependency: what is installed to run alone does not have it. */
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
/** What the web app is made from. */
const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/kernel',
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite',
  'postcss.config.cjs',
];

/** Whether the web app has to be built (again): there is none, or a source is newer than it and there is something to build it with. */
export function isWebBuildStale(): boolean {
  if (!existsSync(BUILT_PAGE)) return true;
  if (!existsSync(VITE)) return false;
  const builtAt = statSync(BUILT_PAGE).mtimeMs;
  return SOURCES.some((source) => newestChange(join(ROOT, source)) > builtAt);
}

/** Builds the web app into dist/web; answers whether it worked. A SIGTERM meanwhile ends the build. Hints for who works on it are left to `npm run build`. */
export async function buildWeb(): Promise<boolean> {
  if (!existsSync(VITE)) {
    console.error('The web app is not built, and what builds it is not installed. Run `npm ci`, or bring the folder `dist` along.');
    return false;
  }
  const build = spawn(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: ROOT, stdio: 'inherit' });
  const stop = () => build.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(build, 'exit');
  process.off('SIGTERM', stop);
  return code === 0;
}

function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
