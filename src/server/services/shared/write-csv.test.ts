import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('DESK-14 cells are parted, quoted where they must be, and lines end as RFC 4180 has it', () => {
  expect(
    writeCsv([
      ['a', 1.5, null, ''],
      ['say "no", twice', 'two\nlines', 'Zoë', -2],
    ]),
  ).toBe('\uFEFFa,1.5,,\r\n"say ""no"", twice","two\nlines",Zoë,-2\r\n');
});

test('LOOK-14 in German cells are parted, and figures written, as German spreadsheets read them', () => {
  expect(writeCsv([['a', 1.5, { figure: '-1234.50' }, 'x;y', 'x,y', '1.5']], 'de')).toBe('\uFEFFa;1,5;-1234,50;"x;y";x,y;1.5\r\n');
});

test('SHOP-10 a figure below zero is a figure', () => {
  expect(writeCsv([[{ figure: '-1.50' }, 'x']])).toBe('\uFEFF-1.50,x\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', ' =1', '＝1', '﹣1', '−1', '\u200B=1', '\u2066\u200B =1'])(
  'DESK-14 %j is no formula wherever the table is opened',
  (text) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each([';', '|', '\t', ',', '\n', '\r'])('DESK-14 after %j nothing is a formula where that parts cells', (sign) => {
  expect(writeCsv([[`x${sign}=1+1${sign} \u200B＋2${sign}y`]]).replaceAll('"', '')).toBe(
    `\uFEFFx${sign}'=1+1${sign}' \u200B＋2${sign}y\r\n`,
  );
});

test('DESK-14 what begins with a tab is shown, and words with dashes in them stay as they are', () => {
  expect(writeCsv([['\tx', 'wall-mounted; 2 - 3 mm', 'a=b']])).toBe("\uFEFF'\tx,wall-mounted; 2 - 3 mm,a=b\r\n");
});
