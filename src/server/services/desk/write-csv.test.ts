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

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', ' =1', '＝1'])('DESK-14 %j is no formula wherever the table is opened', (text) => {
  expect(writeCsv([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`);
});
