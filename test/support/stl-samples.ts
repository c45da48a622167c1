import type { SolidMesh } from './solids.ts';

/** Small STL files made in code, for tests. */

export type Corner = readonly [number, number, number];
export type Facet = readonly [Corner, Corner, Corner];

/** The facets of a cube by their corners, whose bits 1, 2 and 4 are its sides along x, y and z. */
const CUBE = ['031', '023', '457', '476', '015', '054', '137', '175', '326', '367', '204', '246'];

/** Twelve facets of a cube, outside out, with its lower corner at `at`. */
export function cubeFacets(side = 10, at: Corner = [0, 0, 0]): Facet[] {
  const corner = (digit: string): Corner => {
    const bits = Number(digit);
    return [at[0] + (bits & 1 ? side : 0), at[1] + (bits & 2 ? side : 0), at[2] + (bits & 4 ? side : 0)];
  };
  return CUBE.map(([a = '', b = '', c = '']) => [corner(a), corner(b), corner(c)]);
}

/** The same facets, inside out. */
export function turnFacets(facets: readonly Facet[]): Facet[] {
  return facets.map(([a, b, c]) => [a, c, b]);
}

export function binaryStl(facets: readonly Facet[], options: { header?: string; count?: number; trailing?: number } = {}): Uint8Array {
  const bytes = new Uint8Array(84 + 50 * facets.length + (options.trailing ?? 0)).fill(7, 84 + 50 * facets.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(options.header ?? 'binary').subarray(0, 80));
  view.setUint32(80, options.count ?? facets.length, true);
  facets.forEach((facet, index) => {
    facet.flat().forEach((value, at) => {
      view.setFloat32(96 + 50 * index + 4 * at, value, true);
    });
  });
  return bytes;
}

export function asciiStl(facets: readonly Facet[], name = 'part'): string {
  const lines = facets.map(
    (facet) => `facet normal 0 0 0\n outer loop\n${facet.map((corner) => `  vertex ${corner.join(' ')}\n`).join('')} endloop\nendfacet\n`,
  );
  return `solid ${name}\n${lines.join('')}endsolid ${name}\n`;
}

/** Facets as a mesh in which none shares a corner. */
export function looseMesh(facets: readonly Facet[]) {
  const positions = Float32Array.from(facets.flat(2));
  return { positions, indices: Uint32Array.from({ length: positions.length / 3 }, (_, n) => n) };
}

/** A mesh's triangles. */
export function facetsOf({ positions, indices }: SolidMesh): Facet[] {
  const corner = (n: number) => {
    const at = 3 * (indices[n] ?? 0);
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0] as const;
  };
  return Array.from({ length: indices.length / 3 }, (_, n) => [corner(3 * n), corner(3 * n + 1), corner(3 * n + 2)]);
}
