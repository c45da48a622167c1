import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Signs of currencies in text: any but the dollar's anywhere; that one before a figure or a placeholder, or alone in quotes. */
const SIGNS = /[€£¥₹₩₽₺₫₪]|(['"`>])\$\1|(?<![\w}])\$\$\{(?!infer )|['"`> (]\$\d/;
/** The database's placeholders. */
const SQL = /adapters\/(records|status-feed)\//;
const WITHOUT_COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

test('PRC-07 no currency sign is written anywhere but in the formatter', () => {
  const files = globSync('src/**/*.{ts,tsx,html,css}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file) && !SQL.test(file));
  expect(files.length).toBeGreaterThan(600);
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').replace(WITHOUT_COMMENTS, '').split('\n');
    return lines.filter((line) => SIGNS.test(line)).map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
  expect(["'$'", '`$${price}`', ' $12', '€'].every((text) => SIGNS.test(text))).toBe(true);
});
