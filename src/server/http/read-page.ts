import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths that a page of the web app could have; of these alone a file is looked for. */
const PAGE_PATH = /^(?:\/[a-z-]+)+$/;

/**
 * The built page for a path of the web app, e.g. '/upload': its own, or the one for all other addresses. Null when the web app is
 * not built.
 */
export async function readPage(webFolder: string, path: string): Promise<string | null> {
  const own = path === '/' ? '/index' : path;
  return (PAGE_PATH.test(own) ? await readText(join(webFolder, `pages${own}.html`)) : null) ?? readText(join(webFolder, 'index.html'));
}

/** The content security policy for a page: beside what it allows already, the scripts that stand in the page as it was built. */
export function admitScripts(policy: string, page: string): string {
  const hashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => `'sha256-${hash(script)}'`);
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}

function hash(script: string): string {
  return createHash('sha256').update(script).digest('base64');
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}
