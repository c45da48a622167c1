import { expect, test } from 'vitest';
import { binaryStl, type Corner, cubeFacets, type Facet, turnFacets } from '#test/support/stl-samples.ts';
import { knitFacets } from './knit-facets.ts';
import { readStlFacets } from './read-stl-facets.ts';

function knit(facets: readonly Facet[]) {
  const read = readStlFacets(binaryStl(facets));
  if (read.content === 'unreadable') throw new Error(read.message);
  return knitFacets(read.facets);
}

/** The same by maps and lists, slowly. */
function knitPlainly(facets: readonly Facet[]) {
  const numbers = new Map<string, number>();
  const number = (corner: Corner) => {
    const key = corner.join();
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  };
  const triples = facets.map((facet) => facet.map(number));
  const kept = triples.filter(([a, b, c]) => a !== b && b !== c && c !== a);
  const edges = new Map<string, { facets: number; ups: number }>();
  const pieces = new Map<number, number>();
  const piece = (vertex: number): number => {
    const above = pieces.get(vertex) ?? vertex;
    return above === vertex ? vertex : piece(above);
  };
  for (const [a = 0, b = 0, c = 0] of kept) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
      const edge = edges.get(key) ?? { facets: 0, ups: 0 };
      edges.set(key, { facets: edge.facets + 1, ups: edge.ups + Number(from < to) });
      pieces.set(piece(from), piece(to));
      pieces.set(piece(to), piece(to));
    }
  }
  const all = [...edges.values()];
  return {
    positions: [...numbers.keys()].flatMap((key) => key.split(',').map(Number)),
    indices: kept.flat(),
    pieces: new Set(kept.flat().map(piece)).size,
    edges: {
      open: all.filter((edge) => edge.facets === 1).length,
      misoriented: all.filter((edge) => edge.facets > 1 && edge.ups * 2 !== edge.facets).length,
      touching: all.filter((edge) => edge.facets > 2 && edge.ups * 2 === edge.facets).length,
    },
  };
}

/** Park and Miller's generator, for facets that are the same in every run. */
function scatterFacets(count: number, grid: number): Facet[] {
  let state = count + grid;
  const next = () => {
    state = (state * 48271) % 0x7fffffff;
    return state % grid;
  };
  const corner = (): Corner => [next(), next(), next()];
  return Array.from({ length: count }, () => [corner(), corner(), corner()]);
}

test.each([
  ['many facets to an edge', scatterFacets(400, 2)],
  ['many facets to a vertex', scatterFacets(1200, 4)],
  ['a thicket', scatterFacets(1500, 9)],
  ['scraps', scatterFacets(3000, 1000)],
  ['cubes in a row', Array.from({ length: 120 }, (_, at) => cubeFacets(1, [at % 40, 2 * Math.floor(at / 40), 0])).flat()],
])('%s: vertices, facets, pieces and edges are those that maps and lists find', (_name, facets) => {
  const knitted = knit(facets);
  const expected = knitPlainly(facets);
  expect([...knitted.positions]).toEqual(expected.positions);
  expect([...knitted.indices]).toEqual(expected.indices);
  expect(knitted.edges).toEqual(expected.edges);
  expect(knitted.shells.count).toBe(expected.pieces);
});

test('the volume of an open mesh is told about the middle of its box, wherever the first corner lies', () => {
  const box = cubeFacets(10, [100, 200, 300]).slice(1);
  expect(knit(box).volume).toBeCloseTo(1000 - 1000 / 12, 9);
  expect(knit([...box].reverse()).volume).toBeCloseTo(1000 - 1000 / 12, 9);
});

test('shells facing the other way are cavities inside another, and strays outside', () => {
  const hollow = [...cubeFacets(), ...turnFacets(cubeFacets(2, [4, 4, 4]))];
  expect(knit(hollow).shells).toEqual({ count: 2, outward: 1, strayInward: false });
  expect(knit([...hollow, ...turnFacets(cubeFacets(3, [20, 0, 0]))]).shells).toEqual({ count: 3, outward: 1, strayInward: true });
  expect(knit(turnFacets(hollow)).shells).toEqual({ count: 2, outward: 1, strayInward: false });
});

test('a small model after a large one starts from nothing', () => {
  knit(scatterFacets(20_000, 30));
  expect(knit(cubeFacets())).toMatchObject({ area: 600, volume: 1000, edges: { open: 0, misoriented: 0, touching: 0 } });
});

test('more facets than memory can hold are an error in words', () => {
  const facets = { view: new DataView(new ArrayBuffer(50)), first: 0, stride: 50, count: 2 ** 31 };
  expect(() => knitFacets(facets)).toThrow('out of memory');
  expect(knit(cubeFacets()).volume).toBe(1000);
});
