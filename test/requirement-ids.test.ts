import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#test/support/project.ts';

const ID = /\b(?:[A-Z]{2,5}|S)-\d\d\b/g;
/** The words of a title up to the first that is no id; a template's ids come first, too. */
const TITLE = /\b(?:test|describe)(?:\.\w+)*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s*\(\s*['"`]((?:(?:[A-Z]{2,5}|S)-\d\d )+)/g;

test('every requirement that a test title names is listed in docs/requirements.md', () => {
  const listed = new Set(readFileSync(join(PROJECT_ROOT, 'docs/requirements.md'), 'utf8').match(ID));
  const named = listTests().flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(TITLE)].flatMap(([, ids]) => (ids?.match(ID) ?? []).map((id) => ({ id, path }))),
  );
  expect(new Set(named.map(({ id }) => id)).size).toBeGreaterThan(150);
  expect(named.filter(({ id }) => !listed.has(id))).toEqual([]);
});

/** Those in the working tree, whether committed already or not. */
function listTests(): readonly string[] {
  const patterns = ['*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], { cwd: PROJECT_ROOT });
  return listed
    .toString()
    .trim()
    .split('\n')
    .map((path) => join(PROJECT_ROOT, path));
}
