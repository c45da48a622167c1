import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeCube, writeIges } from '#test/support/iges-text.ts';
import { readIgesRecords } from './iges-records.ts';

const sound = writeIges(writeCube(10));
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('readIgesRecords', () => {
  test('hands on the bytes of a file that keeps the form', () => {
    const bytes = encodeText(sound);
    expect(readIgesRecords(bytes)?.bytes).toBe(bytes);
  });

  test.each([
    ['without a last record', (text: string) => text.replace(/\n[^\n]*T *1$/, '')],
    ['that counts wrongly in its last record', (text: string) => text.replace(/P +(\d+)( +T)/, 'P    999$2')],
    ['without sequence numbers', (text: string) => text.replaceAll(/([SGDPT]) *\d+$/gm, '$1')],
    ['with small letters for sections', (text: string) => text.replaceAll(/[SGDPT](?= *\d+$)/gm, (letter) => letter.toLowerCase())],
    ['behind a byte order mark', (text: string) => `\xef\xbb\xbf${text}`],
  ])('writes a sound file %s as it should be', (_how, change) => {
    const changed = change(sound);
    expect(changed).not.toBe(sound);
    expect(new TextDecoder().decode(readIgesRecords(latin1(changed))?.bytes)).toBe(`${sound}\n`);
  });

  test('puts records in their columns whose letters take several bytes', () => {
    const named = sound.replace('part ', 'größ ');
    const records = readIgesRecords(new TextEncoder().encode(named));
    expect(records?.bytes).toEqual(latin1(`${named}\n`));
  });

  test.each([
    ['whose last parameters are missing', (text: string) => text.replace(/\n[^\n]*P *\d+\n[^\n]*T *1$/, '')],
    ['that ends in its directory', (text: string) => text.slice(0, text.indexOf('P      1') - 81)],
    ['that has lost a record of its parameters', (text: string) => text.replace(/\n[^\n]*P {6}3(?=\n)/, '')],
    ['that has lost an entry of its directory', (text: string) => text.replace(/\n[^\n]*D {6}3\n[^\n]*D {6}4(?=\n)/, '')],
    [
      'whose records are out of order',
      (text: string) => text.replace(/(\n[^\n]*G {6}1)(?=\n)/, '').replace(/\n[^\n]*P {6}1(?=\n)/, `$&\n${'1H,,1H;'.padEnd(72)}G      1`),
    ],
  ])('refuses a file %s', (_how, change) => {
    const changed = change(sound);
    expect(changed).not.toBe(sound);
    expect(readIgesRecords(latin1(changed))).toBeNull();
  });
});
