import type { Extents } from '#domain/part/part.ts';
import { KNIT_WASM } from './knit-wasm.ts';
import type { StlFacets } from './stl-facets.ts';
import { type LabelledVertices, type Shells, sumShells } from './sum-shells.ts';

/** How the facets hang together. */
export interface EdgePairing {
  /** Edges with one facet only. */
  readonly open: number;
  /** Edges whose facets run along it in the same direction, so that they disagree on the outside. */
  readonly misoriented: number;
  /** Edges where more than two facets meet, as many one way as the other: bodies touch. */
  readonly touching: number;
}

/** A mesh with what one pass over its facets tells of it, in the file's numbers. */
export interface KnittedFacets {
  /** xyz of each distinct corner, with -0 written as 0. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three vertex numbers per facet of the file, in its order, without the facets that have two equal corners. */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Lowest corner and size of the box; not finite, like the area, where a coordinate is not. */
  readonly min: Extents;
  readonly size: Extents;
  readonly area: number;
  /** Signed: negative where the facets face inwards. Of an open mesh told about the middle of its box. */
  readonly volume: number;
  readonly edges: EdgePairing;
  readonly shells: Shells;
}

/** What the module exports; `wasm/index.ts` says what each does. */
interface KnitExports {
  readonly memory: WebAssembly.Memory;
  inputAt(): number;
  resultsAt(): number;
  mostFacets(): number;
  seed(a: number, b: number, c: number, d: number): void;
  begin(facets: number): number;
  add(count: number, stride: number): number;
  finish(): number;
  pack(): void;
}

interface Knitter {
  readonly exports: KnitExports;
  readonly inputAt: number;
  readonly resultsAt: number;
  readonly mostFacets: number;
  /** All of the memory, anew whenever it has grown. */
  bytes: Uint8Array<ArrayBuffer>;
  results: Float64Array;
}

/** WebAssembly memory never shrinks: what a large model has blown up beyond this (mostly untouched room) is given back. */
const KEPT_BYTES = 2 ** 28;
const VERTEX_BYTES = 16;

let code: WebAssembly.Module | null = null;
let kept: Knitter | null = null;

/**
 * Welds, pairs, labels and sums up facets in one pass. Corners are the same only where all three coordinates are equal bit for
 * bit (but for the sign of zero). Throws a `RangeError` where memory runs out.
 */
export function knitFacets({ view, first, stride, count }: StlFacets): KnittedFacets {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const knitter = kept ?? startKnitter();
  kept = null;
  const { exports, inputAt, mostFacets } = knitter;
  requireMemory(exports.begin(count));
  for (let facet = 0; facet < count; facet += mostFacets) {
    const facets = Math.min(mostFacets, count - facet);
    const from = first + facet * stride;
    mapMemory(knitter).set(bytes.subarray(from, from + facets * stride), inputAt);
    requireMemory(exports.add(facets, stride));
  }
  requireMemory(exports.finish());
  mapMemory(knitter);
  const knitted = readKnitted(knitter);
  if (knitter.bytes.byteLength <= KEPT_BYTES) kept = knitter;
  return knitted;
}

function readKnitted({ exports, bytes, results }: Knitter): KnittedFacets {
  const [vertices = 0, facets = 0, open = 0, misoriented = 0, touching = 0, pieces = 0, labels = 0, area = 0, volume = 0] = results;
  const result = (place: number) => results[place] ?? 0;
  const min = { x: result(15), y: result(16), z: result(17) };
  const size = { x: result(18) - min.x, y: result(19) - min.y, z: result(20) - min.z };
  // The sums are about the first corner; a surface that isn't closed has another volume about another point.
  const shift =
    (min.x + size.x / 2 - result(9)) * result(12) +
    (min.y + size.y / 2 - result(10)) * result(13) +
    (min.z + size.z / 2 - result(11)) * result(14);
  const [indicesAt, verticesAt, parentsAt, volumesAt] = [result(21), result(22), result(23), result(24)];
  const edges = { open, misoriented, touching };
  const closed = open + misoriented + touching === 0;
  const labelled = (): LabelledVertices => ({
    vertices: new DataView(bytes.buffer, verticesAt, vertices * VERTEX_BYTES),
    roots: new Uint32Array(bytes.buffer, parentsAt, labels + 1),
    volumes: new Float64Array(bytes.buffer, volumesAt, labels + 1),
  });
  const shells = pieces > 1 && closed ? sumShells(pieces, labelled()) : { count: pieces, outward: pieces, strayInward: false };
  exports.pack();
  return {
    positions: new Float32Array(bytes.buffer.slice(verticesAt, verticesAt + vertices * 12)),
    indices: new Uint32Array(bytes.buffer.slice(indicesAt, indicesAt + facets * 12)),
    min,
    size,
    area: area / 2,
    volume: (closed ? volume : volume - shift) / 6,
    edges,
    shells,
  };
}

function startKnitter(): Knitter {
  code ??= new WebAssembly.Module(Uint8Array.from(atob(KNIT_WASM), (letter) => letter.charCodeAt(0)));
  const exports = new WebAssembly.Instance(code).exports as unknown as KnitExports;
  const [a = 0, b = 0, c = 0, d = 0] = crypto.getRandomValues(new Uint32Array(4));
  exports.seed(a, b, c, d);
  const nothing = new Uint8Array(0);
  const [inputAt, resultsAt, mostFacets] = [exports.inputAt(), exports.resultsAt(), exports.mostFacets()];
  return { exports, inputAt, resultsAt, mostFacets, bytes: nothing, results: new Float64Array(0) };
}

function mapMemory(knitter: Knitter): Uint8Array<ArrayBuffer> {
  const { buffer } = knitter.exports.memory;
  if (knitter.bytes.buffer !== buffer) {
    knitter.bytes = new Uint8Array(buffer);
    knitter.results = new Float64Array(buffer, knitter.resultsAt, 25);
  }
  return knitter.bytes;
}

function requireMemory(done: number): void {
  if (done === 0) throw new RangeError('out of memory while reading an STL file');
}
