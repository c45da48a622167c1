import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { IGES_GLOBALS, writeCube, writeIges } from '#test/support/iges-text.ts';
import { readText } from '#test/support/read-sound.ts';
import { checkIges } from './check-iges.ts';
import { readIgesRecords } from './iges-records.ts';

const flange = readText('flange.iges');

function compose(entities: readonly string[], globals = IGES_GLOBALS): Uint8Array {
  return encodeText(writeIges(entities, globals));
}

function messageOf(bytes: Uint8Array): string {
  const check = checkIges(bytes);
  return check.outcome === 'refused' ? check.message : 'sound';
}

test('lets a sound file pass, with either line end', () => {
  expect(checkIges(encodeText(flange))).toMatchObject({ outcome: 'sound', unit: 'mm', solidsDeclared: 1 });
  expect(messageOf(encodeText(flange.replaceAll('\n', '\r\n')))).toBe('sound');
});

test('tells what a file says of its scale, as far as it makes sense', () => {
  const withScale = (scale: string) => compose(['108,0.,0.,1.,1.,0;'], IGES_GLOBALS.replace('4Hpart,1.,2', `4Hpart,${scale},2`));
  expect(['1.', '0.5', '2.5D-1', '', '0.', '-1.', 'x'].map((scale) => checkIges(withScale(scale)))).toMatchObject(
    [1, 0.5, 0.25, 1, 1, 1, 1].map((drawnScale) => ({ drawnScale })),
  );
});

test('takes no name and no comment for a number', () => {
  expect(messageOf(compose(['108,0.,0.,1.,1.,0;', '406,2,9,7HN12D45X,19H20200305175218.12345; 2E20X'], IGES_GLOBALS))).toBe('sound');
  expect(messageOf(compose(['108,0.,0.,1.,1.,0;', '406,2,7HN12D45X,2E20;'], IGES_GLOBALS))).toContain('no real lengths');
});

test.each([
  ['an empty file', new Uint8Array(), 'not an IGES file'],
  ['text', encodeText('Hello\n'.repeat(20)), 'not an IGES file'],
  ['a file cut in half', encodeText(flange.slice(0, flange.length / 2)), 'broken or incomplete'],
  ['curves only', compose(['110,0.,0.,0.,1.,0.,0.;']), 'such as curves'],
  ['a unit that is none', compose(['108,0.,0.,1.,1.,0;'], IGES_GLOBALS.replace('2,2HMM', '99,2HMM')), 'which unit'],
  ['a coordinate of 1e300', compose(['108,0.,0.,1.,1.E+300,0;']), 'no real lengths'],
  ['a subfigure inside itself', compose(['308,0,1Ha,1,3;', '408,1,0.,0.,0.,1.;', '108,0.,0.,1.,0.,0;']), 'contain themselves'],
])('refuses %s in plain words', (_name, bytes, words) => {
  expect(messageOf(bytes)).toContain(words);
});

test('refuses nested subfigures that multiply to millions', () => {
  const entities = ['108,0.,0.,1.,0.,0;', '308,0,1Ha,1,1;'];
  for (let level = 0; level < 8; level++) {
    const definition = 2 * entities.length - 1;
    const instances = Array.from({ length: 8 }, () => 2 * entities.push(`408,${definition},0.,0.,0.,1.;`) - 1);
    entities.push(`308,0,1Ha,8,${instances.join(',')};`);
  }
  entities.push(`408,${2 * entities.length - 1},0.,0.,0.,1.;`);
  expect(messageOf(compose(entities))).toContain('repeats its parts');
});

test.each([
  ['1,4HINCH', 'in'],
  ['2,2HMM', 'mm'],
  ['3,2HCM', 'cm'],
  ['3,2Hcm', 'mm'],
  ['3,', 'in'],
  ['0,', 'in'],
  ['6,1HM', 'mm'],
  ['10,2HCM', 'cm'],
])('API-17 the unit %s is shown in %s', (declared, unit) => {
  const bytes = compose(['108,0.,0.,1.,0.,0;'], IGES_GLOBALS.replace('2,2HMM', declared));
  expect(checkIges(bytes)).toMatchObject({ outcome: 'sound', unit });
});

const sound = writeIges(writeCube(10));
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('hands on the bytes of a file that keeps the form', () => {
  const bytes = encodeText(sound);
  expect(readIgesRecords(bytes)?.bytes).toBe(bytes);
});

test.each<[how: string, taken: 'as it is' | 'as it should be' | 'for broken', change: (text: string) => string]>([
  ['without line ends', 'as it is', (text) => text.replaceAll('\n', '')],
  ['with a mark of DOS at its end', 'as it is', (text) => `${text}\n\x1a`],
  ['with a blank line between records', 'as it is', (text) => text.replace('\n', `\n${' '.repeat(80)}\n`)],
  ['with a last record that lost its blanks', 'as it is', (text) => text.replace(/(P *\d+) +T *1\s*$/, '$1')],
  ['without a last record', 'as it should be', (text) => text.replace(/\n[^\n]*T *1$/, '')],
  ['that counts wrongly in its last record', 'as it should be', (text) => text.replace(/P +(\d+)( +T)/, 'P    999$2')],
  ['without sequence numbers', 'as it should be', (text) => text.replaceAll(/([SGDPT]) *\d+$/gm, '$1')],
  ['with small letters for sections', 'as it should be', (text) => text.replaceAll(/[SGDPT](?= *\d+$)/gm, (it) => it.toLowerCase())],
  ['behind a byte order mark', 'as it should be', (text) => `\xef\xbb\xbf${text}`],
  ['whose last parameters are missing', 'for broken', (text) => text.replace(/\n[^\n]*P *\d+\n[^\n]*T *1$/, '')],
  ['that has lost a record of its parameters', 'for broken', (text) => text.replace(/\n[^\n]*P {6}3(?=\n)/, '')],
  ['that has lost an entry of its directory', 'for broken', (text) => text.replace(/\n[^\n]*D {6}3\n[^\n]*D {6}4(?=\n)/, '')],
  ['whose records are out of order', 'for broken', (text) => text.replace(/(\n[^\n]*G {6}1)(?=\n)(.*\n[^\n]*P {6}1)(?=\n)/s, '$2$1')],
])('a file %s is taken %s', (_how, taken, change) => {
  const changed = change(sound);
  expect(changed).not.toBe(sound);
  const records = readIgesRecords(latin1(changed));
  const written = { 'as it is': changed, 'as it should be': `${sound}\n`, 'for broken': null }[taken];
  expect(records === null ? null : new TextDecoder().decode(records.bytes)).toBe(written);
  expect(messageOf(latin1(changed))).toContain(written === null ? 'broken or incomplete' : 'sound');
});

test('puts records in their columns whose letters take several bytes', () => {
  const named = sound.replace('part ', 'größ ');
  const records = readIgesRecords(new TextEncoder().encode(named));
  expect(records?.bytes).toEqual(latin1(`${named}\n`));
});
