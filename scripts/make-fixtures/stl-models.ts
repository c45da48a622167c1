import { BOX_FACES } from '#test/support/box-faces.ts';

type Vertex = readonly [number, number, number];
type Facet = readonly [Vertex, Vertex, Vertex];

interface StlModel {
  readonly format: 'STL';
  readonly bytes: Uint8Array;
  readonly bbox_mm: readonly number[];
  readonly volume_mm3: number;
  readonly area_mm2: number;
  readonly volumeKind: 'mesh';
  readonly unitDeclared: null;
  readonly solids: number;
  readonly faces: null;
  readonly triangles: number;
  readonly watertight: boolean;
}

const AROUND = 72;
const ALONG = 20;

/** A fluted turning knob, 40 mm high, 36 mm across at most: closed, every vertex an exact float32. */
export function makeKnob(): StlModel {
  const rim = (ring: number, step: number): Vertex => {
    const height = ring / ALONG;
    const angle = (2 * Math.PI * (step % AROUND)) / AROUND;
    const radius = (13 + 4 * Math.sin(Math.PI * height)) * (1 + 0.05 * Math.cos(8 * angle));
    return [Math.fround(radius * Math.cos(angle)), Math.fround(radius * Math.sin(angle)), 40 * height];
  };
  const facets: Facet[] = [];
  for (let step = 0; step < AROUND; step++) {
    facets.push([[0, 0, 0], rim(0, step + 1), rim(0, step)]);
    facets.push([[0, 0, 40], rim(ALONG, step), rim(ALONG, step + 1)]);
    for (let ring = 0; ring < ALONG; ring++) {
      const [a, b, c, d] = [rim(ring, step), rim(ring, step + 1), rim(ring + 1, step + 1), rim(ring + 1, step)];
      facets.push([a, b, c], [a, c, d]);
    }
  }
  return describe(facets, writeBinary(facets));
}

/** A cube of edge 10 in ASCII. */
export function makeAsciiCube(): StlModel {
  const corner = (n: number): Vertex => [n & 1 ? 10 : 0, n & 2 ? 10 : 0, n & 4 ? 10 : 0];
  const facets = BOX_FACES.flatMap(([a, b, c, d]): Facet[] => [
    [corner(a), corner(b), corner(c)],
    [corner(a), corner(c), corner(d)],
  ]);
  const text = facets.map(
    (facet) => `facet normal 0 0 0\n outer loop\n${facet.map((v) => `  vertex ${v.join(' ')}\n`).join('')} endloop\nendfacet\n`,
  );
  return describe(facets, new TextEncoder().encode(`solid cube\n${text.join('')}endsolid cube\n`));
}

function writeBinary(facets: readonly Facet[]): Uint8Array {
  const bytes = new Uint8Array(84 + 50 * facets.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(80, facets.length, true);
  for (const [i, facet] of facets.entries()) {
    for (const [k, value] of facet.flat().entries()) view.setFloat32(84 + 50 * i + 12 + 4 * k, value, true);
  }
  return bytes;
}

function describe(facets: readonly Facet[], bytes: Uint8Array): StlModel {
  const points = facets.flat();
  let volume = 0;
  let area = 0;
  for (const [a, b, c] of facets) {
    const [u, v] = [minus(b, a), minus(c, a)];
    area += Math.hypot(...cross(u, v)) / 2;
    volume += dot(a, cross(b, c)) / 6;
  }
  return {
    format: 'STL',
    bytes,
    bbox_mm: [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k] ?? 0)) - Math.min(...points.map((p) => p[k] ?? 0))),
    volume_mm3: volume,
    area_mm2: area,
    volumeKind: 'mesh',
    unitDeclared: null,
    solids: 1,
    faces: null,
    triangles: facets.length,
    watertight: true,
  };
}

function minus(a: Vertex, b: Vertex): Vertex {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vertex, b: Vertex): Vertex {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vertex, b: Vertex): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
