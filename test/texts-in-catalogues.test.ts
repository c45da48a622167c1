import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWords } from '#test/support/find-words.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';

const CATALOGUE = /(?:^|[/-])texts\.ts$/;
const NO_PAGE = /\.test\.tsx?$|\.de\.ts$|^src\/web\/testing\//;
const EXEMPT: ReadonlySet<string> = new Set([
  // Of the specification's answers, which only logs show.
  '<MSP Name>',
  'Error while fetching data from the server:…',
  // States and causes, which have their words in a catalogue.
  'too long',
  'not loaded',
]);

async function listSources(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)));
  return paths.filter((path) => /\.tsx?$/.test(path));
}

test('LOOK-14 no text of the web app stands outside its catalogues', async () => {
  const outside: string[] = [];
  for (const path of await listSources('src/web')) {
    if (CATALOGUE.test(path) || NO_PAGE.test(path)) continue;
    for (const { line, words } of findWords(path, await readFile(join(PROJECT_ROOT, path), 'utf8')))
      if (!EXEMPT.has(words)) outside.push(`${path}:${line}: ${words}`);
  }
  expect(outside).toEqual([]);
});

test('LOOK-14 each catalogue has its German one', async () => {
  const catalogues = [...(await listSources('src/web')), ...(await listSources('src/server')), ...(await listSources('src/domain'))].filter(
    (path) => CATALOGUE.test(path),
  );
  expect(catalogues.length).toBeGreaterThan(50);
  const missing = catalogues.filter((path) => !existsSync(join(PROJECT_ROOT, path.replace(/\.ts$/, '.de.ts'))));
  expect(missing).toEqual([]);
});

describe('a planted text is found', () => {
  test.each([
    ['a child', 'const a = <p>Hello you</p>;', 'Hello you'],
    ['a lone word as a child', 'const a = <p>Hello</p>;', 'Hello'],
    ['one of two', "const a = <p>{b ? 'More' : null}</p>;", 'More'],
    ['an attribute', 'const a = <p title="Hello" />;', 'Hello'],
    ['a sentence', "const a = 'Nothing was found.';", 'Nothing was found.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a program.
    ['a template', 'const a = `${b} was removed.`;', '… was removed.'],
    ['a column', "const a = [{ name: 'Size', width: '2rem' }];", 'Size'],
    ['a default', "function a({ text = 'Try it again' }) {}", 'Try it again'],
  ])('LOOK-14 %s', (_what, source, words) => {
    expect(findWords('planted.tsx', source).map((found) => found.words)).toEqual([words]);
  });

  test.each([
    "logProblem('The app could not load.', error);",
    "throw new Error('There is no router.');",
    "type A = 'Hello you';",
    "import a from './hello you.ts';",
    'const a = <p className="one two" style={{ border: "1px solid var(--line)" }}>{text}</p>;',
    "const a = <Cell width='2rem' kind='Wide' />;",
  ])('LOOK-14 but not %s', (source) => {
    expect(findWords('planted.tsx', source)).toEqual([]);
  });
});
