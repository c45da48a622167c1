import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';

const MAX_LINES = 400;

test('no source file is longer than 400 lines', async () => {
  const tooLong: string[] = [];
  for (const room of ['src', 'test', 'bench', 'scripts']) {
    for (const entry of await readdir(join(PROJECT_ROOT, room), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.(tsx?|m?js|css)$/.test(entry.name)) {
        const path = join(entry.parentPath, entry.name);
        const lines = (await readFile(path, 'utf8')).split('\n').length - 1;
        if (lines > MAX_LINES) {
          tooLong.push(`${path}: ${lines}`);
        }
      }
    }
  }
  expect(tooLong).toEqual([]);
});
