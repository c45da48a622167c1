import { expect, test } from 'vitest';
import { checkIges } from '#kernel/iges/check-iges.ts';
import { checkStep } from '#kernel/step/check-step.ts';
import { readStlFacets } from '#kernel/stl/read-stl-facets.ts';
import { composeIges, composeStep, composeStl } from '#test/support/model-bytes.ts';
import type { ModelFormat } from './part.ts';
import { sniffModel } from './sniff-model.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const withHeader = (header: string) => new Uint8Array([...bytes(header.padEnd(80)), ...composeStl().slice(80)]);
const ASCII_STL = 'solid part\n facet normal 0 0 1\n  outer loop\n';

const NOT_SUCH_A_FILE = /not an STL|not an IGES|not a STEP|UTF-16/;

/** What the reader of a format has against a file. */
function refusalOfReader(content: Uint8Array, format: ModelFormat): string {
  if (format === 'stl') {
    const read = readStlFacets(content);
    return read.content === 'unreadable' ? read.message : '';
  }
  const check = format === 'step' ? checkStep(content) : checkIges(content);
  return check.outcome === 'refused' ? check.message : '';
}

test.each([
  ['binary STL', composeStl(), 'stl'],
  ['binary STL whose header begins with solid', withHeader('solid by SomeCAD'), 'stl'],
  ['ASCII STL', bytes(ASCII_STL), 'stl'],
  ['ASCII STL in capitals after blank lines', bytes(`\r\n\r\n${ASCII_STL.toUpperCase()}`), 'stl'],
  ['ASCII STL without facets', bytes('solid\nendsolid\n'), 'stl'],
  ['STEP', composeStep(), 'step'],
  ['STEP after a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...composeStep()]), 'step'],
  ['STEP after comments', new Uint8Array([...bytes('/* one *//* two */\n'), ...composeStep()]), 'step'],
  ['IGES', composeIges(), 'iges'],
  ...['MZ\x90', 'PK\x03\x04', '%PDF-1.7', '\x7fELF', 'glTF', '<?xml version="1.0"?>', 'ISO-10303-21;'].map(
    (header) => [`binary STL whose header begins with ${JSON.stringify(header)}`, withHeader(header), 'stl'] as const,
  ),
  ['ASCII STL with a page in its name', bytes(`solid <script>alert(1)</script>\nfacet normal 0 0 1\n`), 'stl'],
  ['ASCII STL without a space behind solid', bytes('solidpart\n  facet normal 0 0 1\n'), 'stl'],
  ['IGES whose first line begins with MZ', bytes(`${'MZ-200 bracket'.padEnd(72)}S      1\n`), 'iges'],
  ['IGES whose first line begins with a tag', bytes(`\n${'<b>bracket</b>'.padEnd(72)}S0000001\n`), 'iges'],
  ['IGES without a first section', bytes(`${'1H,,1H;'.padEnd(72)}G      1\n`), 'iges'],
  ['IGES without lines', bytes(`${'part'.padEnd(72)}S      1${'1H,,1H;'.padEnd(72)}G      1`), 'iges'],
  ['STEP after a long comment', new Uint8Array([...bytes(`/*${'-'.repeat(9000)}*/\n`), ...composeStep()]), 'step'],
  ['IGES without sequence numbers', bytes(`${'part'.padEnd(72)}S\n${'1H,,1H;'.padEnd(72)}G\n`), 'iges'],
  ['IGES with letters of two bytes', bytes(`Gr\xc3\xb6\xc3\x9fe${' '.repeat(67)}S      1\n`), 'iges'],
] as const)('API-01 %s passes', (_name, content, format) => {
  expect(sniffModel(content, content.length, format)).toBeNull();
  expect(refusalOfReader(content, format)).not.toMatch(NOT_SUCH_A_FILE);
});

test.each([
  ['one byte', bytes('I'), 'step'],
  ['plain text', bytes('Hello, please quote my part.\n'.repeat(20)), 'stl'],
  ['a binary STL with no facets', composeStl(1).fill(0, 80, 84), 'stl'],
  ['an unclosed comment', bytes('/* ISO-10303-21'), 'step'],
  ['a binary STL cut short', composeStl().slice(0, -1), 'stl'],
  ['an archive whose length almost fits', new Uint8Array([...bytes('PK\x03\x04'.padEnd(80)), ...composeStl().slice(80), 0]), 'stl'],
  ['text in UTF-16', bytes('\xff\xfeI\0S\0O\0'), 'step'],
  ['very many comments without an end', bytes(`${'/**/ '.repeat(12_000)}/*`), 'step'],
  ['a name line and prose', bytes('solid advice for everybody: facets and endsolid\nare words.\n'), 'stl'],
  ['prose with an S in column 73', bytes(`${'-'.repeat(72)}Sometimes it looks like it.\n`), 'iges'],
  ['STL as IGES', composeStl(), 'iges'],
  ['XML', bytes('\n <?xml version="1.0"?><svg onload="alert(1)"/>'), 'stl'],
] as const)('S-20 %s is refused with a sentence', (_name, content, format) => {
  expect(sniffModel(content, content.length, format)).toMatch(/^The file is named as .*\.$/);
  expect(refusalOfReader(content, format)).toMatch(NOT_SUCH_A_FILE);
});
