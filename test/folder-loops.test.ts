import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from './support/project.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const ALIAS = /^#(\w+)\//;

/** Which folder of the sources imports which; tests, and what only tests use, belong to no floor. */
function drawFolders(): Graph {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: PROJECT_ROOT }).filter(
    (file) => !/\.(test|conformance)\.tsx?$|\/(testing|wasm)\//.test(file),
  );
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = dirname(file);
    const imported = graph.get(from) ?? new Set();
    for (const [, specifier = ''] of readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)) {
      const to = dirname(ALIAS.test(specifier) ? specifier.replace(ALIAS, 'src/$1/') : join(from, specifier));
      if (to !== from) imported.add(to);
    }
    graph.set(from, imported);
  }
  return graph;
}

/** A way from a folder back to itself, or null: every folder is gone into once. */
function findLoop(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of graph.get(folder) ?? []) {
      const loop = walk(next, [...way, folder]);
      if (loop !== null) return loop;
    }
    done.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const loop = walk(folder, []);
    if (loop !== null) return loop;
  }
  return null;
}

describe('folders import one another without a loop', () => {
  test('the sources have none', () => {
    const folders = drawFolders();
    expect(folders.size).toBeGreaterThan(50);
    expect(findLoop(folders)?.join(' → ') ?? null).toBeNull();
  });

  test('one over three folders is found', () => {
    const planted = new Map([
      ['a', new Set(['b', 'd'])],
      ['b', new Set(['c'])],
      ['c', new Set(['a'])],
    ]);
    expect(findLoop(planted)).toEqual(['a', 'b', 'c', 'a']);
    expect(
      findLoop(
        new Map([
          ['a', new Set(['b', 'c'])],
          ['b', new Set(['c'])],
        ]),
      ),
    ).toBeNull();
  });
});
