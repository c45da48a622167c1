import { expect, test } from 'vitest';
import { composeIges, composeStep, composeStl } from '#test/support/model-bytes.ts';
import { sniffModel } from './sniff-model.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const ASCII_STL = 'solid part\n facet normal 0 0 1\n  outer loop\n';

test.each([
  ['binary STL', composeStl(), 'stl'],
  [
    'binary STL whose header begins with solid',
    new Uint8Array([...bytes('solid by SomeCAD'.padEnd(80)), ...composeStl().slice(80)]),
    'stl',
  ],
  ['ASCII STL', bytes(ASCII_STL), 'stl'],
  ['ASCII STL in capitals after blank lines', bytes(`\r\n\r\n${ASCII_STL.toUpperCase()}`), 'stl'],
  ['ASCII STL without facets', bytes('solid\nendsolid\n'), 'stl'],
  ['STEP', composeStep(), 'step'],
  ['STEP after a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...composeStep()]), 'step'],
  ['STEP after comments', new Uint8Array([...bytes('/* one *//* two */\n'), ...composeStep()]), 'step'],
  ['IGES', composeIges(), 'iges'],
  ['IGES without sequence numbers', bytes(`${'part'.padEnd(72)}S\n${'1H,,1H;'.padEnd(72)}G\n`), 'iges'],
  ['IGES with letters of two bytes', bytes(`Gr\xc3\xb6\xc3\x9fe${' '.repeat(67)}S      1\n`), 'iges'],
] as const)('API-01 %s passes', (_name, content, format) => {
  expect(sniffModel(content, format)).toBeNull();
});

test.each([
  ['one byte', bytes('I'), 'step'],
  ['plain text', bytes('Hello, please quote my part.\n'.repeat(20)), 'stl'],
  ['a binary STL with no facets', composeStl(1).fill(0, 80, 84), 'stl'],
  ['an unclosed comment', bytes('/* ISO-10303-21'), 'step'],
  ['STL as IGES', composeStl(), 'iges'],
  ['XML', bytes('\n <?xml version="1.0"?><svg onload="alert(1)"/>'), 'stl'],
] as const)('S-20 %s is refused with a sentence', (_name, content, format) => {
  expect(sniffModel(content, format)).toMatch(/^The file is named as .*\.$/);
});
