import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { findRouteName, ROUTE_PATHS } from '../../src/web/routes/route-paths.ts';

const ROUTES = resolve(import.meta.dirname, '../../src/web/routes');
const ROUTE = /^const (\w+) = createRoute\(\{$([\s\S]*?)^\}\);$/gm;
/** A function that makes routes of one parent by their names, and a route that it makes. */
const MAKER = /^function (\w+)<[\s\S]*?getParentRoute: \(\) => (\w+)/gm;
const MADE = /^const \w+ = (\w+)\(\s*'([^']+)',[^;]*?import\('([^']+)'\)/gm;
const PARENT = /getParentRoute: \(\) => (\w+)/;
const PATH = /path: ROUTE_PATHS(?:\.(\w+)|\['([^']+)'\])/;
const MODULE = /import\('([^']+)'\)/;

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

/** The path of every route with the modules of its page and of the frames around it, as the route files have them. */
export function readPageModules(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(ROUTES)
      .filter((name) => name.endsWith('-routes.tsx'))
      .flatMap(readRouteFile),
  );
}

function readRouteFile(name: string): (readonly [string, readonly string[]])[] {
  const text = readFileSync(join(ROUTES, name), 'utf8');
  const bodies = new Map([...text.matchAll(ROUTE)].map(([, route, body = '']) => [route, body]));
  const modulesOf = (body = ''): readonly string[] => {
    const parent = bodies.get(PARENT.exec(body)?.[1]);
    const module = MODULE.exec(body)?.[1];
    return [...(parent === undefined ? [] : modulesOf(parent)), ...(module === undefined ? [] : [resolve(ROUTES, module)])];
  };
  const parents = new Map([...text.matchAll(MAKER)].map(([, maker, parent]) => [maker, bodies.get(parent)]));
  const made = [...text.matchAll(MADE)].map(
    ([, maker, path, module = '']) => [path, [...modulesOf(parents.get(maker)), resolve(ROUTES, module)]] as const,
  );
  const written = [...bodies.values()].map((body) => {
    const [, plain, quoted] = PATH.exec(body) ?? [];
    return [plain ?? quoted, modulesOf(body)] as const;
  });
  return [...made, ...written].flatMap(([path, modules]) => {
    const route = findRouteName(path);
    return route === null ? [] : [[ROUTE_PATHS[route], modules] as const];
  });
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
