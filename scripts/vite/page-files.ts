import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';

const ROUTES = resolve(import.meta.dirname, '../../src/web/routes');
/** A line of the table: a path, what makes its route, and the module of its page. */
const LINE = /^ {2}'([^'$]+)': (\w+)\(\(\) => import\('([^']+)'\)/gm;
/** A function that makes routes, with the frames around the page. */
const MAKER = /^function (\w+)<[\s\S]*?layers: \[(.*)lazy\(load, name\)\]/gm;
const FRAME = /^const (\w+) = lazy\(\(\) => import\('([^']+)'\)/gm;

/** Which files of a build each page needs, styles included, by the page's path. */
export function listPageFiles(bundle: Rolldown.OutputBundle): ReadonlyMap<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pages = new Map<string, readonly string[]>();
  for (const [path, modules] of readPageModules()) {
    const entries = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && modules.includes(facadeModuleId));
    pages.set(path, filesOf(entries, byName));
  }
  return pages;
}

/** The path of every route, but of those that differ, with the modules of its page and of the frames around it, as the table has them. */
export function readPageModules(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(ROUTES, 'routes.ts'), 'utf8');
  const frames = new Map([...text.matchAll(FRAME)].map(([, name = '', module = '']) => [name, module]));
  const makers = new Map(
    [...text.matchAll(MAKER)].map(([, maker, layers = '']) => [maker, layers.split(', ').flatMap((name) => frames.get(name) ?? [])]),
  );
  const lines = [...text.matchAll(LINE)];
  return new Map(
    lines.map(([, path = '', maker, module = '']) => [path, [...(makers.get(maker) ?? []), module].map((file) => resolve(ROUTES, file))]),
  );
}

/** Chunks with all they import, and their styles. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], byName: ReadonlyMap<string, Rolldown.OutputChunk>): readonly string[] {
  const reached = new Set(chunks);
  for (const each of reached) {
    for (const name of each.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return [...new Set([...reached].flatMap((each) => [each.fileName, ...(each.viteMetadata?.importedCss ?? [])]))];
}
