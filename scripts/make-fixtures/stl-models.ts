import { cross, dot, subtract } from '#kernel/basics/vectors.ts';
import { BOX_FACES } from '#test/support/box-faces.ts';
import { asciiStl, binaryStl, type Corner, type Facet } from '#test/support/stl-samples.ts';

const AROUND = 72;
const ALONG = 20;

/** A fluted turning knob, 40 mm high, 36 mm across at most: closed, every vertex an exact float32. */
export function makeKnob() {
  const rim = (ring: number, step: number): Corner => {
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
  return describe(facets, binaryStl(facets, { header: '' }));
}

/** A cube of edge 10 in ASCII. */
export function makeAsciiCube() {
  const corner = (bits: number): Corner => [bits & 1 ? 10 : 0, bits & 2 ? 10 : 0, bits & 4 ? 10 : 0];
  const facets = BOX_FACES.flatMap(([a, b, c, d]): Facet[] => [
    [corner(a), corner(b), corner(c)],
    [corner(a), corner(c), corner(d)],
  ]);
  return describe(facets, new TextEncoder().encode(asciiStl(facets, 'cube')));
}

function describe(facets: readonly Facet[], bytes: Uint8Array) {
  const points = facets.flat();
  let volume = 0;
  let area = 0;
  for (const [a, b, c] of facets) {
    const [u, v] = [subtract(b, a), subtract(c, a)];
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
