/** A closed surface of triangles, mm. */
export interface SolidMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** A box with one corner at the origin. */
export function boxMesh(x: number, y: number, z: number): SolidMesh {
  return extrudedMesh(
    [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ],
    z,
  );
}

/** A bracket of two plates at a right angle, its legs and width given. */
export function bracketMesh(leg: number, width: number, thickness: number): SolidMesh {
  return extrudedMesh(
    [
      [0, 0],
      [leg, 0],
      [leg, thickness],
      [thickness, thickness],
      [thickness, leg],
      [0, leg],
    ],
    width,
  );
}

/** A prism over a polygon, counter-clockwise, that is seen whole from its first corner. */
export function extrudedMesh(polygon: readonly (readonly [number, number])[], height: number): SolidMesh {
  const sides = polygon.length;
  const indices: number[] = [];
  for (let n = 0; n < sides; n++) {
    const next = (n + 1) % sides;
    indices.push(n, next, sides + next, n, sides + next, sides + n);
    if (n > 0 && next > 0) indices.push(0, next, n, sides, sides + n, sides + next);
  }
  const level = (z: number) => polygon.flatMap(([x, y]) => [x, y, z]);
  return { positions: Float32Array.from([...level(0), ...level(height)]), indices: Uint32Array.from(indices) };
}

/** A sphere of `rings` times twice as many cells, its radius by direction: `radius(polar angle, longitude)`. */
export function roundMesh(rings: number, radius: (polar: number, longitude: number) => number): SolidMesh {
  const around = 2 * rings;
  const positions: number[] = [0, 0, radius(0, 0), 0, 0, -radius(Math.PI, 0)];
  for (let ring = 1; ring < rings; ring++) {
    for (let n = 0; n < around; n++) {
      const [polar, longitude] = [(ring * Math.PI) / rings, (n * Math.PI) / rings];
      const r = radius(polar, longitude);
      positions.push(r * Math.sin(polar) * Math.cos(longitude), r * Math.sin(polar) * Math.sin(longitude), r * Math.cos(polar));
    }
  }
  const at = (ring: number, n: number) => (ring === 0 ? 0 : ring === rings ? 1 : 2 + (ring - 1) * around + (n % around));
  const indices: number[] = [];
  for (let ring = 0; ring < rings; ring++) {
    for (let n = 0; n < around; n++) {
      if (ring > 0) indices.push(at(ring, n), at(ring + 1, n), at(ring, n + 1));
      if (ring < rings - 1) indices.push(at(ring, n + 1), at(ring + 1, n), at(ring + 1, n + 1));
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A tube closed to a ring: `along` by `around` cells, its tube's radius by how far along and around. */
export function ringMesh(along: number, around: number, ring: number, tube: (along: number, around: number) => number): SolidMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const [a, b] = [(2 * Math.PI * i) / along, (2 * Math.PI * j) / around];
      const r = tube(a, b);
      positions.push((ring + r * Math.cos(b)) * Math.cos(a), (ring + r * Math.cos(b)) * Math.sin(a), r * Math.sin(b));
      const [p, q] = [i * around + j, i * around + ((j + 1) % around)];
      const [s, t] = [((i + 1) % along) * around + j, ((i + 1) % along) * around + ((j + 1) % around)];
      indices.push(p, s, q, q, s, t);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The closed surface around the cells of a grid that are `filled`, told by their middles: squares with corners of their own. */
export function gridSurface(
  lines: readonly [readonly number[], readonly number[], readonly number[]],
  filled: (x: number, y: number, z: number) => boolean,
): SolidMesh {
  const isFilled = (at: readonly number[]) => {
    const mid = at.map((n, axis) => ((lines[axis]?.[n] ?? Number.NaN) + (lines[axis]?.[n + 1] ?? Number.NaN)) / 2);
    return mid.every(Number.isFinite) && filled(mid[0] ?? 0, mid[1] ?? 0, mid[2] ?? 0);
  };
  const list: number[] = [];
  for (let x = 0; x < lines[0].length; x++) {
    for (let y = 0; y < lines[1].length; y++) {
      for (let z = 0; z < lines[2].length; z++) {
        for (let axis = 0; axis < 3; axis++) {
          const before = [x, y, z].map((n, along) => (along === axis ? n - 1 : n));
          const [here, there] = [isFilled([x, y, z]), isFilled(before)];
          if (here === there) continue;
          const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
          const corner = (du: number, dv: number) =>
            [x, y, z].map((n, along) => lines[along]?.[n + (along === u ? du : along === v ? dv : 0)] ?? 0);
          const square = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
          list.push(...(here ? square.toReversed() : square).flat());
        }
      }
    }
  }
  const indices = Array.from({ length: list.length / 12 }, (_, at) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * at + corner)).flat();
  return { positions: Float32Array.from(list), indices: Uint32Array.from(indices) };
}

/** A threaded rod with a head. */
export function screwMesh(): SolidMesh {
  const [turns, around, length, head] = [12, 48, 24, 5];
  const positions: number[] = [0, 0, 0];
  const rows = 260;
  for (let row = 0; row <= rows; row++) {
    const z = ((length + head) * row) / rows;
    for (let n = 0; n < around; n++) {
      const angle = (2 * Math.PI * n) / around;
      const phase = (z * turns) / length - n / around;
      const r = z > length ? 6 : 3 + 0.4 * Math.abs(2 * (phase - Math.floor(phase)) - 1);
      positions.push(r * Math.cos(angle), r * Math.sin(angle), z);
    }
  }
  positions.push(0, 0, length + head);
  const indices: number[] = [];
  const top = positions.length / 3 - 1;
  for (let n = 0; n < around; n++) {
    const next = (n + 1) % around;
    indices.push(0, 1 + next, 1 + n, top, 1 + rows * around + n, 1 + rows * around + next);
    for (let row = 0; row < rows; row++) {
      const [p, q, s, t] = [1 + row * around + n, 1 + row * around + next, 1 + (row + 1) * around + n, 1 + (row + 1) * around + next];
      indices.push(p, q, s, q, t, s);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** Two surfaces in one mesh. */
export function joinMeshes(a: SolidMesh, b: SolidMesh): SolidMesh {
  const offset = a.positions.length / 3;
  return {
    positions: Float32Array.from([...a.positions, ...b.positions]),
    indices: Uint32Array.from([...a.indices, ...b.indices.map((vertex) => vertex + offset)]),
  };
}

/** The same surface scaled and moved, and turned inside out where `scale` is negative. */
export function movedMesh({ positions, indices }: SolidMesh, scale: number, by: readonly [number, number, number] = [0, 0, 0]): SolidMesh {
  return { positions: positions.map((value, n) => scale * value + (by[n % 3] ?? 0)), indices };
}

/** The same surface at an angle that a number stands for. */
export function turnedMesh({ positions, indices }: SolidMesh, seed: number): SolidMesh {
  // Four numbers of a low-discrepancy sequence make a quaternion (Shoemake 1992).
  const [u, v, w] = [(seed * 0.8191725134) % 1, (seed * 0.6710436067) % 1, (seed * 0.5497004779) % 1] as const;
  const [a, b, c, d] = [
    Math.sqrt(1 - u) * Math.sin(2 * Math.PI * v),
    Math.sqrt(1 - u) * Math.cos(2 * Math.PI * v),
    Math.sqrt(u) * Math.sin(2 * Math.PI * w),
    Math.sqrt(u) * Math.cos(2 * Math.PI * w),
  ];
  const rows = [
    [1 - 2 * (c * c + d * d), 2 * (b * c - a * d), 2 * (b * d + a * c)],
    [2 * (b * c + a * d), 1 - 2 * (b * b + d * d), 2 * (c * d - a * b)],
    [2 * (b * d - a * c), 2 * (c * d + a * b), 1 - 2 * (b * b + c * c)],
  ] as const;
  const turned = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    const [x, y, z] = [positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0];
    for (const [axis, row] of rows.entries()) turned[n + axis] = row[0] * x + row[1] * y + row[2] * z;
  }
  return { positions: turned, indices };
}
