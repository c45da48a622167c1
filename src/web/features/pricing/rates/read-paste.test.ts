import { expect, test } from 'vitest';
import { placePaste, readPaste } from './read-paste.ts';

const ROWS = [
  { id: 'fdm-pla', names: ['PLA'] },
  { id: 'fdm-abs', names: ['ABS'] },
];
const COLUMNS = [
  { id: 'price', names: ['Price', 'Price, EUR/kg'] },
  { id: 'hour', names: ['Surcharge per hour'] },
];
const AT = { row: 'fdm-abs', column: 'price' };

test('SHOP-06 cells are parted by tabs or semicolons, never by the comma before decimals', () => {
  expect(readPaste('28,5\t1\r\n30,25\t2\r\n')).toEqual([
    ['28,5', '1'],
    ['30,25', '2'],
  ]);
  expect(readPaste('"PLA; black";28,5')).toEqual([['PLA; black', '28,5']]);
  expect(readPaste('PLA;28,5\nABS;31')).toEqual([
    ['PLA', '28,5'],
    ['ABS', '31'],
  ]);
  expect(readPaste('28,5')).toBeNull();
});

test('SHOP-06 figures alone go right and down from where they are pasted, and not beyond the table', () => {
  expect(placePaste([['31', '2'], ['99']], ROWS, COLUMNS, AT).values).toEqual([
    { row: 'fdm-abs', column: 'price', text: '31' },
    { row: 'fdm-abs', column: 'hour', text: '2' },
  ]);
});

test('SHOP-06 rows with names go to the rows of these names, whatever their order, and unknown ones are named', () => {
  const pasted = placePaste(
    [
      ['abs', '31'],
      ['Unobtainium', '900'],
      ['PLA', '', '1,5'],
    ],
    ROWS,
    COLUMNS,
    AT,
  );
  expect(pasted.unknown).toEqual(['Unobtainium']);
  expect(pasted.values).toEqual([
    { row: 'fdm-abs', column: 'price', text: '31' },
    { row: 'fdm-pla', column: 'hour', text: '1,5' },
  ]);
});

test('SHOP-06 a first line with names of columns says where each column goes', () => {
  const cells = [
    ['Material', 'Surcharge per hour', 'Supplier', 'price'],
    ['PLA', '0', 'ACME', '28,5'],
  ];
  expect(placePaste(cells, ROWS, COLUMNS, AT).values).toEqual([
    { row: 'fdm-pla', column: 'hour', text: '0' },
    { row: 'fdm-pla', column: 'price', text: '28,5' },
  ]);
});
