import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';

/** What a module takes of Mantine's components, types left out. */
const TAKEN = /^import \{([^}]*)\} from '@mantine\/core';$/gm;

// Without its sheet a component is drawn as the browser draws its element: a title had the browser's margins and its size.
test('every Mantine component that the app uses has its style sheet', () => {
  const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: PROJECT_ROOT }).map((path) => readFileSync(join(PROJECT_ROOT, path), 'utf8'));
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(TAKEN)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))),
  );
  expect(used.size).toBeGreaterThan(10);
  const unstyled = [...used].filter(
    (name) =>
      existsSync(join(PROJECT_ROOT, `node_modules/@mantine/core/styles/${name}.css`)) &&
      !sources.some((source) => source.includes(`'@mantine/core/styles/${name}.css'`)),
  );
  expect(unstyled).toEqual([]);
});
