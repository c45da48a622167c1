import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ROUTES = resolve(import.meta.dirname, '../../src/web/routes');
const ROUTE = /path: ROUTE_PATHS(?:\.(\w+)|\['([^']+)'\]),(?:(?!createRoute)[\s\S])*?import\('([^']+)'\)/g;
const ROUTE_PATH = /^ {2}'?([^':\s]+)'?: '([^']+)',$/gm;

/**
 * Writes `pages.json` into a build: which files each page needs beyond those that every page needs, by the page's path.
 * The server names them along with the page, so that a browser need not run the app to learn of them.
 */
export function listPageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const html = bundle['index.html']?.type === 'asset' ? String(bundle['index.html'].source) : '';
      const pages: Record<string, string[]> = {};
      for (const [path, module] of readPageModules()) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
        if (chunk !== undefined) pages[path] = filesOf(chunk, byName).filter((file) => !html.includes(file));
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}

/** The path of every route with the module of its page, as the route files have them. */
export function readPageModules(): ReadonlyMap<string, string> {
  const paths = new Map(
    [...readFileSync(join(ROUTES, 'route-paths.ts'), 'utf8').matchAll(ROUTE_PATH)].map(([, name, path]) => [name, path]),
  );
  const sources = readdirSync(ROUTES).filter((name) => name.endsWith('-routes.tsx'));
  const found = sources.flatMap((source) => [...readFileSync(join(ROUTES, source), 'utf8').matchAll(ROUTE)]);
  return new Map(found.map(([, plain, quoted, module = '']) => [paths.get(plain ?? quoted) ?? '', resolve(ROUTES, module)] as const));
}

/** A chunk with all it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, byName: ReadonlyMap<string, Rolldown.OutputChunk>): readonly string[] {
  const reached = new Set([chunk]);
  for (const each of reached) {
    for (const name of each.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) reached.add(imported);
    }
  }
  return [...reached].flatMap((each) => [each.fileName, ...(each.viteMetadata?.importedCss ?? [])]);
}
