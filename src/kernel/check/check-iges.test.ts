import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { FIXTURE_MODELS, readModelBytes } from '#test/support/model-files.ts';
import { checkIges } from './check-iges.ts';

const flange = new TextDecoder().decode(readModelBytes(FIXTURE_MODELS, { file: 'flange.iges' }));
const GLOBALS = '1H,,1H;,4Hpart,4Hpart,1Hq,1H1,32,38,6,308,15,4Hpart,1.,2,2HMM,1,0.1,15H20240101.000000,1.E-6,100.,,,11,0,;';

/** An IGES file of entities given as their parameter text, which begins with the type number. */
function writeIges(entities: readonly string[], globals = GLOBALS): Uint8Array {
  const record = (body: string, section: string, number: number) => `${body.padEnd(72)}${section}${String(number).padStart(7)}`;
  const field = (value: string | number) => String(value).padStart(8);
  const globalLines = globals.match(/.{1,72}/g) ?? [];
  const directory = entities.flatMap((entity, i) => {
    const type = entity.split(',')[0] ?? '';
    return [[type, i + 1, 0, 0, 0, 0, 0, 0, 0].map(field).join(''), [type, 0, 0, 1, 0].map(field).join('')];
  });
  const terminate = `S${String(1).padStart(7)}G${String(globalLines.length).padStart(7)}D${String(directory.length).padStart(7)}P${String(entities.length).padStart(7)}`;
  return encodeText(
    [
      record('part', 'S', 1),
      ...globalLines.map((line, i) => record(line, 'G', i + 1)),
      ...directory.map((line, i) => record(line, 'D', i + 1)),
      ...entities.map((line, i) => record(`${line.padEnd(64)}${field(2 * i + 1)}`, 'P', i + 1)),
      record(terminate, 'T', 1),
    ].join('\n'),
  );
}

function messageOf(bytes: Uint8Array): string {
  const check = checkIges(bytes);
  return check.outcome === 'refused' ? check.message : 'sound';
}

describe('checkIges', () => {
  test('tells plain models from free-form ones, and planes told as splines from other splines', () => {
    const [face, plane, spline] = ['144,1,1,0,0;', '128,1,1,1,1,0,0,1,0,0;', '128,3,3,3,3,0,0,1,0,0;'];
    expect(checkIges(writeIges([face, plane]))).toMatchObject({ isPlain: true });
    expect(checkIges(writeIges([face, spline]))).toMatchObject({ isPlain: false });
    expect(checkIges(writeIges([face, face, face, face, spline]))).toMatchObject({ isPlain: true });
  });

  test('lets a sound file pass, with either line end', () => {
    expect(checkIges(encodeText(flange))).toMatchObject({ outcome: 'sound', unit: 'mm', solidsDeclared: 1 });
    expect(messageOf(encodeText(flange.replaceAll('\n', '\r\n')))).toBe('sound');
  });

  test.each([
    ['without line ends', (text: string) => text.replaceAll('\n', '')],
    ['with a mark of DOS at its end', (text: string) => `${text}\n\x1a`],
    ['with a blank line between records', (text: string) => text.replace('\n', `\n${' '.repeat(80)}\n`)],
    ['with a last record that lost its blanks', (text: string) => text.replace(/(P *\d+) +T *1\s*$/, '$1')],
  ])('lets a sound file pass %s', (_how, change) => {
    const text = new TextDecoder().decode(writeIges(['108,0.,0.,1.,1.,0;']));
    expect(change(text)).not.toBe(text);
    expect(messageOf(encodeText(change(text)))).toBe('sound');
  });

  test('takes no name and no comment for a number', () => {
    expect(messageOf(writeIges(['108,0.,0.,1.,1.,0;', '406,2,9,7HN12D45X,19H20200305175218.12345; 2E20X'], GLOBALS))).toBe('sound');
    expect(messageOf(writeIges(['108,0.,0.,1.,1.,0;', '406,2,7HN12D45X,2E20;'], GLOBALS))).toContain('no real lengths');
  });

  test.each([
    ['an empty file', new Uint8Array(), 'broken or incomplete'],
    ['text', encodeText('Hello\n'.repeat(20)), 'broken or incomplete'],
    ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Uint8Array(300)]), 'broken or incomplete'],
    ['a file cut in half', encodeText(flange.slice(0, flange.length / 2)), 'broken or incomplete'],
    ['counts that do not match', encodeText(flange.replace(/D +\d+P/, 'D    999P')), 'broken or incomplete'],
    ['curves only', writeIges(['110,0.,0.,0.,1.,0.,0.;']), 'such as curves'],
    ['a unit that is none', writeIges(['108,0.,0.,1.,1.,0;'], GLOBALS.replace('2,2HMM', '99,2HMM')), 'which unit'],
    ['a coordinate of 1e300', writeIges(['108,0.,0.,1.,1.E+300,0;']), 'no real lengths'],
    ['a subfigure inside itself', writeIges(['308,0,1Ha,1,3;', '408,1,0.,0.,0.,1.;', '108,0.,0.,1.,0.,0;']), 'contain themselves'],
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
    expect(messageOf(writeIges(entities))).toContain('repeats its parts');
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
    const bytes = writeIges(['108,0.,0.,1.,0.,0;'], GLOBALS.replace('2,2HMM', declared));
    expect(checkIges(bytes)).toMatchObject({ outcome: 'sound', unit });
  });
});
