import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { PROCESS_NAMES } from '#domain/catalogue/process.ts';
import { sayFinding } from '#domain/sentences/findings.de.ts';
import { sayOffer } from '#domain/sentences/offers.de.ts';
import { sayRefusal } from '#domain/sentences/refusals.de.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';

/** The same in both languages: names, and words that German took over. */
const SAME = new Set([
  'Name',
  'Version',
  'Elastomer',
  'Nylon',
  'Gyroid',
  'Orange',
  'PLA',
  'PETG',
  'ABS',
  'ASA',
  'TPU 95A',
  'Multi Jet Fusion (MJF)',
]);
const isName = (words: string) => SAME.has(words) || /^Nylon \d+ \(PA\d+\)$|^[A-Z]{2,4}\d*$/.test(words);

/** What of these has no German. */
const missing = (say: (words: string) => string, all: readonly string[]) =>
  [...new Set(all)].filter((words) => words !== '' && !isName(words) && say(words) === words);

test('LOOK-14 the whole catalogue is offered in German', () => {
  const all = CATALOGUE.flatMap(({ name, type, shortDescription, colors, finishes }) => [
    ...[name, type, shortDescription],
    ...[...colors, ...finishes].flatMap((offer) => [offer.name, offer.description]),
  ]);
  expect(missing(sayOffer, [...all, ...Object.values(PROCESS_NAMES)])).toEqual([]);
});

/** What stands after `before` in the sources of a folder, as one string or template; what is put in is a figure. */
async function readSaid(folder: string, before: RegExp): Promise<readonly string[]> {
  const said: string[] = [];
  for (const entry of await readdir(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = relative(PROJECT_ROOT, join(entry.parentPath, entry.name));
    if (!entry.isFile() || !/(?<!\.test|conformance)\.ts$/.test(path)) continue;
    const source = await readFile(join(PROJECT_ROOT, path), 'utf8');
    const pattern = new RegExp(`${before.source}\\s*(?:'((?:[^'\\\\\\n]|\\\\.)+)'|"([^"\\n]+)"|\`([^\`]+)\`)`, 'g');
    for (const [, single, double, template] of source.matchAll(pattern))
      said.push((single ?? double ?? template?.replaceAll(/\$\{[^{}]*\}/g, '7') ?? '').replaceAll("\\'", "'"));
  }
  return said;
}

test('LOOK-14 the server’s refusals have their German', async () => {
  const said = await readSaid('src/server/services', /refuse\(\s*\d{3},\s*'[\w-]+',/);
  expect(said.length).toBeGreaterThan(30);
  // Those that begin with what is put in are made of several, which are told one by one.
  expect(
    missing(
      sayRefusal,
      said.filter((words) => !words.startsWith('7')),
    ),
  ).toEqual([]);
  expect(sayRefusal('Ada sent a quote meanwhile. Nothing was overwritten: please look again.')).toBe(
    'Ada hat inzwischen ein Angebot gesendet. Nichts wurde überschrieben: Bitte sehen Sie noch einmal nach.',
  );
});

test('LOOK-14 what measurements find has its German', async () => {
  const said = await readSaid('src/kernel', /message(?: =|:)/);
  expect(said.length).toBeGreaterThan(15);
  // What is put in brings its unit or is a phrase: by example.
  const whole = said.filter((words) => !words.includes('7'));
  const examples = [
    'The file holds 3 bodies, 2 of them different; each is priced.',
    'The file holds 120 different bodies, too many to be priced one by one.',
    '2 of the bodies overlap. All together they fill about 12.5 cm³, less than one by one.',
    'The model has 2 sealed cavities of 120 mm³ with no way out.',
    '12 facets have no area and count for nothing.',
    '12 hidden surfaces of the file were left out.',
    'The volume that the file itself states, 1,000 mm³, agrees with what we measured: 999.9 mm³.',
    'The file itself states a surface area of 10 in², but its shape measures 12 in². Please check that the model was exported as it should be.',
    'The file says that the model is drawn at 0.5 times its real size. As drawn it measures 10 × 20.5 × 5 mm, its real size would be 20 × 41 × 10 mm. A person should check which of the two is meant.',
    'The file states ⌀10 where the model has ⌀9.5, ⌀8 where the model has ⌀7 and 3 more like it (mm). Please check which is meant.',
    'These 1,000 pieces would take about 140 business days to make; a date more than 125 days ahead is agreed in person.',
    'A piece would cost more than CA$1,000.00; such a price is confirmed in person.',
  ];
  expect(missing(sayFinding, [...whole, ...examples])).toEqual([]);
  const english = /\b(?:the|of|more|bodies|where|has|and|is|cavit\w+)\b/i;
  expect(examples.map(sayFinding).filter((words) => english.test(words))).toEqual([]);
});
