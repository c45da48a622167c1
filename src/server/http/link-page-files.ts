import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const pagesSchema = z.record(z.string(), z.array(z.string()));

/**
 * A Link header that names the files of the page at this path of the web app, or null where the build says nothing of it:
 * the browser then fetches them at once instead of when the app asks.
 */
export async function linkPageFiles(webFolder: string, path: string): Promise<string | null> {
  const built = await readFile(join(webFolder, 'pages.json'), 'utf8').catch(() => '{}');
  const pages = pagesSchema.safeParse(JSON.parse(built));
  const files = pages.success && Object.hasOwn(pages.data, path) ? (pages.data[path] ?? []) : [];
  return files.length === 0 ? null : files.map(linkFile).join(', ');
}

function linkFile(file: string): string {
  return file.endsWith('.css') ? `</app/${file}>; rel=preload; as=style` : `</app/${file}>; rel=modulepreload`;
}
