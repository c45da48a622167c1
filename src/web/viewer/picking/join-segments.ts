import type { Borders } from '../mesh/find-borders.ts';

/** Border segments put together to edges. */
export interface JoinedEdges {
  /** Number of the edge per segment. */
  readonly edgeOfSegment: Uint32Array;
  /** Vertices where edges end or meet. */
  readonly corners: readonly number[];
}

/** Segments belong to one edge where they meet between the same two faces and no third one ends there. */
export function joinSegments({ ends, triangles }: Borders, faceOf: (triangle: number) => number): JoinedEdges {
  const count = ends.length / 2;
  const pairs = new Map<string, number>();
  const pairOf = Array.from({ length: count }, (_, segment) => {
    const faces = [faceOf(triangles[segment * 2] as number), faceOf(triangles[segment * 2 + 1] as number)].sort((a, b) => a - b);
    const key = faces.join(' ');
    const pair = pairs.get(key) ?? pairs.size;
    pairs.set(key, pair);
    return pair;
  });
  const atVertex = new Map<number, number[]>();
  for (const [end, vertex] of ends.entries()) {
    const segments = atVertex.get(vertex);
    if (segments === undefined) atVertex.set(vertex, [end >> 1]);
    else segments.push(end >> 1);
  }
  const groups = new Groups(count);
  const corners: number[] = [];
  for (const [vertex, segments] of atVertex) {
    const [one, other] = segments;
    if (segments.length === 2 && one !== undefined && other !== undefined && pairOf[one] === pairOf[other]) groups.join(one, other);
    else corners.push(vertex);
  }
  return { edgeOfSegment: groups.number(), corners };
}

/** Sets of numbers that are joined step by step (union-find). */
export class Groups {
  private readonly parents: Uint32Array;

  constructor(count: number) {
    this.parents = Uint32Array.from({ length: count }, (_, at) => at);
  }

  join(one: number, other: number): void {
    this.parents[this.find(one)] = this.find(other);
  }

  /** The group's number per member, counted from 0. */
  number(): Uint32Array {
    const numbers = new Map<number, number>();
    return this.parents.map((_, at) => {
      const root = this.find(at);
      const known = numbers.get(root) ?? numbers.size;
      numbers.set(root, known);
      return known;
    });
  }

  private find(at: number): number {
    let root = at;
    while (this.parents[root] !== root) {
      // Halving the path keeps it short.
      this.parents[root] = this.parents[this.parents[root] as number] as number;
      root = this.parents[root] as number;
    }
    return root;
  }
}
