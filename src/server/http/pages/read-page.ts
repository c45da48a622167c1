import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths that a page of the web app could have; of these alone a file is looked for. */
const PAGE_PATH = /^(?:\/[a-z-]+)+$/;

/** A file of the built web app. */
interface BuiltPage {
  readonly file: string;
  /** Another one once it was built anew. */
  readonly stamp: string;
}

/**
 * The built page for a path of the web app, e.g. '/upload': its own, or the one for all other addresses. Null when the web app is
 * not built.
 */
export async function findPage(webFolder: string, path: string): Promise<BuiltPage | null> {
  const own = path === '/' ? '/index' : path;
  const names = [...(PAGE_PATH.test(own) ? [`pages${own}.html`] : []), 'index.html'];
  for (const name of names) {
    const file = join(webFolder, name);
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile() === true) return { file, stamp: `${stats.mtimeMs} ${stats.size}` };
  }
  return null;
}

/** The content security policy for a page: beside what it allows already, the scripts that stand in the page as it was built. */
export function admitScripts(policy: string, page: string): string {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => `'sha256-${hash(script)}'`);
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}
