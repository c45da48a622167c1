import { describe, expect, test } from 'vitest';
import type { Measurement } from '#domain/part/part.ts';
import { asciiStl, binaryStl, type Corner, cubeFacets, type Facet, turnFacets } from '#test/support/stl-samples.ts';
import { measureStl } from './measure-stl.ts';

function measure(file: Uint8Array | string, unit: 'mm' | 'cm' | 'in' | 'm' = 'mm'): Omit<Measurement, 'sha256'> {
  const read = measureStl(typeof file === 'string' ? new TextEncoder().encode(file) : file, unit);
  if (read.outcome === 'refused') throw new Error(read.message);
  return read.measurement;
}
function refusal(file: Uint8Array | string): string {
  const read = measureStl(typeof file === 'string' ? new TextEncoder().encode(file) : file, 'mm');
  return read.outcome === 'refused' ? read.message : 'not refused';
}
const codes = (measurement: Omit<Measurement, 'sha256'>) => measurement.findings.map(({ code, severity }) => `${code} ${severity}`);

const CUBE = { volumeMm3: 1000, areaMm2: 600, solids: 1, triangles: 12, watertight: true, volumeKind: 'mesh', faces: null };

describe('a closed cube', () => {
  test.each([
    ['binary', binaryStl(cubeFacets())],
    ['binary whose header says solid', binaryStl(cubeFacets(), { header: 'solid made by a program, facet by facet' })],
    ['text', asciiStl(cubeFacets())],
    ['text with a byte order mark', `\ufeff${asciiStl(cubeFacets())}`],
    [
      'text in capitals with CRLF and tabs',
      asciiStl(cubeFacets(), 'my  part 1').toUpperCase().replaceAll('\n', '\r\n').replaceAll('  ', '\t'),
    ],
    ['text with exponents', asciiStl(cubeFacets()).replaceAll('10', '+1.00E+01').replaceAll(' 0', ' -0.0e0')],
    ['text in several blocks', asciiStl(cubeFacets().slice(0, 5), 'one') + asciiStl(cubeFacets().slice(5), 'two')],
    ['binary whose header begins as a program', binaryStl(cubeFacets(), { header: 'MZ-200 bracket' })],
    ['text that ends in two words', asciiStl(cubeFacets()).replace('endsolid', 'End Solid')],
    ['text with remarks', asciiStl(cubeFacets()).replace(/(endfacet|endloop|outer loop|normal 0 0 0)/g, '$1 ; of facet_1 for you')],
    ['text without normals', asciiStl(cubeFacets()).replaceAll(' normal 0 0 0', '')],
    ['text with normals on lines of their own', asciiStl(cubeFacets()).replaceAll(' normal', '\n normal')],
    ['text with a facet per line', asciiStl(cubeFacets()).replace(/\n(?=\s|endfacet)/g, ' ')],
    ['text whose lines end with CR', asciiStl(cubeFacets()).replaceAll('\n', '\r')],
    ['text with odd normals', asciiStl(cubeFacets()).replaceAll('normal 0 0 0', 'normal nan -inf 1')],
  ])('%s', (_name, file) => {
    const measurement = measure(file);
    expect(measurement).toMatchObject({ ...CUBE, findings: [], boxMm: { x: 10, y: 10, z: 10 }, boxMinMm: { x: 0, y: 0, z: 0 } });
  });

  test.each([
    ['mm', 1],
    ['cm', 10],
    ['in', 25.4],
  ] as const)('API-17 numbers in %s are scaled to millimetres', (unit, scale) => {
    const measurement = measure(binaryStl(cubeFacets(10, [1, 2, 3])), unit);
    expect(measurement.unit).toBe(unit);
    expect(measurement.boxMm.x).toBeCloseTo(10 * scale, 9);
    expect(measurement.boxMinMm.z).toBeCloseTo(3 * scale, 9);
    expect(measurement.volumeMm3).toBeCloseTo(1000 * scale ** 3, 6);
    expect(measurement.areaMm2).toBeCloseTo(600 * scale ** 2, 6);
  });

  test('API-17 numbers in metres are shown in millimetres', () => {
    const measurement = measure(binaryStl(cubeFacets(0.5)), 'm');
    expect(measurement).toMatchObject({ unit: 'mm', boxMm: { x: 500, y: 500, z: 500 }, volumeMm3: 1.25e8, findings: [] });
  });

  test('far from the origin the volume keeps its digits', () => {
    expect(measure(binaryStl(cubeFacets(16, [65536, -65536, 65536]))).volumeMm3).toBe(4096);
  });
});

describe('what is wrong is said', () => {
  const side = (facets: ReturnType<typeof cubeFacets>) => binaryStl(facets);
  test.each([
    ['a missing facet', side(cubeFacets().slice(1)), ['NOT_CLOSED review']],
    ['one facet turned', side([...cubeFacets().slice(1), ...turnFacets(cubeFacets().slice(0, 1))]), ['DOUBTFUL_VOLUME review']],
    ['two cubes sharing an edge', side([...cubeFacets(), ...cubeFacets(10, [10, 10, 0])]), ['SELF_TOUCHING review']],
    ['inside out', side(turnFacets(cubeFacets())), ['INSIDE_OUT note']],
    ['one of two bodies inside out', side([...cubeFacets(), ...turnFacets(cubeFacets(5, [20, 0, 0]))]), ['INSIDE_OUT review']],
    [
      'a facet without area',
      side([
        ...cubeFacets(),
        [
          [1, 1, 1],
          [1, 1, 1],
          [2, 2, 2],
        ],
      ]),
      ['DEGENERATE_FACETS note'],
    ],
    ['data after the last facet', binaryStl(cubeFacets(), { trailing: 4096 }), ['TRAILING_DATA note']],
    ['no closing line', asciiStl(cubeFacets()).replace(/endsolid.*\n/, ''), ['INCOMPLETE_FILE note']],
    ['half a millimetre', side(cubeFacets(0.5)), ['IMPLAUSIBLY_SMALL review']],
    ['three metres', side(cubeFacets(3000)), ['IMPLAUSIBLY_LARGE review']],
  ])('%s', (_name, file, expected) => {
    expect(codes(measure(file))).toEqual(expected);
  });

  test('an inside-out cube keeps a positive volume and its mesh is turned', () => {
    const read = measureStl(binaryStl(turnFacets(cubeFacets())), 'mm');
    expect(read).toMatchObject({ outcome: 'read', measurement: CUBE });
    if (read.outcome === 'read') expect([...read.mesh.indices.slice(0, 3)]).toEqual([0, 2, 1]);
  });

  test('a cavity is no body and takes its volume away', () => {
    const hollow = measure(binaryStl([...cubeFacets(), ...turnFacets(cubeFacets(4, [3, 3, 3]))]));
    expect(hollow).toMatchObject({ volumeMm3: 936, solids: 1, watertight: true, findings: [] });
  });

  test('a slit fan of very many facets about one corner is still told apart', () => {
    const facets = 80_000;
    const rim = (at: number): Corner => [Math.cos((at * Math.PI) / facets) * 100, Math.sin((at * Math.PI) / facets) * 100, 0];
    const fan = Array.from({ length: facets }, (_, at): Facet => [[0, 0, 50], rim(at), rim(at + 1)]);
    const { findings } = measure(binaryStl(fan));
    expect(findings[0]?.message).toContain(`${facets + 2} edges have no neighbour`);
  });

  test('a single triangle has no volume', () => {
    expect(measure(binaryStl(cubeFacets().slice(0, 1)))).toMatchObject({ volumeMm3: null, volumeKind: 'none', watertight: false });
  });

  test('zeros of either sign are one corner', () => {
    const sign = (corner: Corner): Corner => [corner[0] || -0, corner[1] || -0, corner[2] || -0];
    const signed = cubeFacets().map(([a, b, c], index): Facet => (index % 2 === 0 ? [a, b, c] : [sign(a), sign(b), sign(c)]));
    expect(measure(binaryStl(signed))).toMatchObject(CUBE);
  });
});

describe('S-21 hostile files are refused in words', () => {
  const text = asciiStl(cubeFacets());
  test.each([
    ['empty', new Uint8Array(0), /empty/],
    ['a few bytes', new Uint8Array([1, 2, 3]), /not an STL/],
    ['cut short', binaryStl(cubeFacets()).subarray(0, 84 + 50 * 7 + 13), /cut short/],
    ['a header that claims four billion facets', binaryStl(cubeFacets(), { count: 0xffffffff }), /announces more facets/],
    ['no facets', binaryStl([]), /no facets/],
    ['text without facets', 'solid nothing\nendsolid nothing\n', /no facets/],
    ['text cut in a facet', text.slice(0, text.lastIndexOf('vertex')), /middle of a facet/],
    ['nan in text', text.replace('vertex 0', 'vertex nan'), /Line 4 .*not a number/],
    ['infinity in text', text.replace('vertex 0', 'vertex -Infinity'), /not a number/],
    ['overflowing text', text.replaceAll('10', '1e99'), /not numbers/],
    [
      'nan in binary',
      binaryStl([
        ...cubeFacets(),
        [
          [Number.NaN, 0, 0],
          [1, 0, 0],
          [0, 1, 0],
        ],
      ]),
      /not numbers/,
    ],
    ['decimal commas', text.replaceAll('10', '10,5'), /decimal comma/],
    ['four corners to a facet', text.replace(' endloop', '  vertex 1 1 1\n endloop'), /not valid STL/],
    ['prose', `solid advice\nfacet me this\n${'no '.repeat(50)}`, /not valid STL/],
    [
      'points only',
      binaryStl(
        new Array(50).fill([
          [0, 0, 0],
          [0, 0, 0],
          [0, 0, 0],
        ]),
      ),
      /empty/,
    ],
    ['coordinates near the end of single precision', binaryStl(cubeFacets(3e38)), /kilometre/],
    ['a cube of a millionth', binaryStl(cubeFacets(1e-6)), /thousandth/],
  ])('%s', (_name, file, words) => {
    expect(refusal(file)).toMatch(words);
  });
});
