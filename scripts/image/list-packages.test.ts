import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { listProductionPackages } from './list-packages.ts';

const MOST_MB = 300;
const packages = [...listProductionPackages(PROJECT_ROOT).keys()];

test('RUN-14 what runs needs no build tools, and has its own packages', () => {
  const names = packages.map((path) => path.replace('node_modules/', ''));
  for (const name of ['vite', 'vitest', 'typescript', 'react', 'react-dom', 'three']) expect(names).not.toContain(name);
  for (const name of ['fastify', 'pg', '@electric-sql/pglite', 'tar-stream']) expect(names).toContain(name);
});

test('RUN-14 what runs weighs less than 300 MB beside Node', () => {
  const own = packages.filter((path) => !path.includes('node_modules/node-linux-'));
  const files = own.flatMap((path) =>
    globSync('**/*', { cwd: join(PROJECT_ROOT, path), exclude: ['node_modules'] }).map((name) => join(PROJECT_ROOT, path, name)),
  );
  const bytes = files.map((path) => lstatSync(path)).reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
  expect(bytes / 1e6).toBeLessThan(MOST_MB);
  expect(bytes / 1e6).toBeGreaterThan(MOST_MB / 2);
});
