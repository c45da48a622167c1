import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const STYLES = join(dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');

test('every component of the library comes with its style sheet', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: WEB }).map((file) => readFileSync(join(WEB, file), 'utf8'));
  const names = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => name.trim()),
      ),
    ),
  );
  expect(names.size).toBeGreaterThan(10);
  const styled = [...names].filter((name) => /^[A-Z]\w+$/.test(name) && existsSync(join(STYLES, `${name}.css`)));
  expect(styled.length).toBeGreaterThan(5);
  const missing = styled.filter((name) => !sources.some((text) => text.includes(`'@mantine/core/styles/${name}.css'`)));
  expect(missing).toEqual([]);
});
