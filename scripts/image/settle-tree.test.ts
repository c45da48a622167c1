import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settleTree } from './settle-tree.ts';

const EPOCH = 1_700_000_000;
const tree = mkdtempSync(join(tmpdir(), 'quickquote-settle-'));
afterAll(() => rmSync(tree, { recursive: true }));

// Only root can give files to others.
test.runIf(process.getuid?.() === 0)(
  'RUN-01 whoever laid a tree out, all may read it, its root too, and only the programs in it are programs',
  () => {
    mkdirSync(join(tree, 'folder'), { mode: 0o700 });
    writeFileSync(join(tree, 'folder/text'), '', { mode: 0o600 });
    writeFileSync(join(tree, 'program'), '', { mode: 0o700 });
    mkdirSync(join(tree, 'everybodys'));
    chmodSync(join(tree, 'everybodys'), 0o1777);
    settleTree(tree, EPOCH);
    const modes = ['.', 'folder', 'folder/text', 'program', 'everybodys'].map((name) => [
      name,
      (statSync(join(tree, name)).mode & 0o7777).toString(8),
    ]);
    expect(Object.fromEntries(modes)).toEqual({ '.': '755', folder: '755', 'folder/text': '644', program: '755', everybodys: '1777' });
    for (const [name] of modes) expect(statSync(join(tree, name ?? '')).mtimeMs, name).toBe(EPOCH * 1000);
  },
);
