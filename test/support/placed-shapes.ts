import type { PlacedMesh } from '#kernel/estimate/layers/placed-mesh.ts';
import { gridSurface } from './solids.ts';

/** Two corners of a block, mm. */
export type Block = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

const CORNERS = [0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7];

/** Overlapping blocks, each a closed body. */
export function blocks(...list: readonly Block[]): PlacedMesh {
  const positions = list.flatMap(([x0, y0, z0, x1, y1, z1]) => [
    ...[x0, y0, z0, x1, y0, z0, x1, y1, z0, x0, y1, z0],
    ...[x0, y0, z1, x1, y0, z1, x1, y1, z1, x0, y1, z1],
  ]);
  const indices = list.flatMap((_block, at) => CORNERS.map((corner) => 8 * at + corner));
  return place(positions, indices);
}

/** A ring of `corners` corners with a rectangular section. */
export function tube(corners: number, inside: number, outside: number, height: number): PlacedMesh {
  return ring(corners, [inside, 0, outside, 0, outside, height, inside, height]);
}

/** A ring of `corners` corners whose section has points of radius and height, around it to the left. */
export function ring(corners: number, section: readonly number[]): PlacedMesh {
  const points = section.length / 2;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners;
    const next = (i + 1) % corners;
    for (let k = 0; k < points; k++) {
      const [radius = 0, z = 0] = section.slice(2 * k);
      positions.push(radius * Math.cos(angle), radius * Math.sin(angle), z);
      const [a, b] = [points * i + k, points * i + ((k + 1) % points)];
      const [c, d] = [points * next + ((k + 1) % points), points * next + k];
      indices.push(a, d, c, a, c, b);
    }
  }
  return place(positions, indices);
}

/** The cells of a grid that are `filled`, as one closed body. */
export function cells(...grid: Parameters<typeof gridSurface>): PlacedMesh {
  const { positions, indices } = gridSurface(...grid);
  return place([...positions], [...indices]);
}

/** A sphere of `rings` by twice as many cells. */
export function ball(rings: number, radius: number): PlacedMesh {
  const around = 2 * rings;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let ring = 0; ring <= rings; ring++) {
    for (let n = 0; n < around; n++) {
      const [polar, longitude] = [(ring * Math.PI) / rings, (n * Math.PI) / rings];
      const level = radius * Math.sin(polar);
      positions.push(level * Math.cos(longitude), level * Math.sin(longitude), radius * Math.cos(polar));
      const [a, b] = [ring * around + n, ring * around + ((n + 1) % around)];
      if (ring < rings) indices.push(a, a + around, b + around, a, b + around, b);
    }
  }
  return place(positions, indices);
}

/** A square of 10 mm that widens to 30 mm over 10 mm of height, at 45°. */
export function invertedPyramid(): PlacedMesh {
  const square = (low: number, high: number, z: number) => [low, low, z, high, low, z, high, high, z, low, high, z];
  return place([...square(10, 20, 0), ...square(0, 30, 10)], CORNERS);
}

/** Moves a mesh, turned about z by `turn` radians, to where its lower corner is the origin. */
export function place(points: readonly number[], indices: readonly number[], turn = 0): PlacedMesh {
  const turned = Float32Array.from(points, (value, at) => {
    if (at % 3 === 2) return value;
    const [x = 0, y = 0] = points.slice(at - (at % 3));
    return at % 3 === 0 ? x * Math.cos(turn) - y * Math.sin(turn) : x * Math.sin(turn) + y * Math.cos(turn);
  });
  const along = (axis: number) => turned.filter((_value, at) => at % 3 === axis);
  const low = [0, 1, 2].map((axis) => Math.min(...along(axis)));
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => Math.max(...along(axis)) - (low[axis] ?? 0));
  return { positions: turned.map((value, at) => value - (low[at % 3] ?? 0)), indices: Uint32Array.from(indices), sizeMm: { x, y, z } };
}
