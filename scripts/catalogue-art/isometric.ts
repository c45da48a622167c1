export type Point = readonly [x: number, y: number];

const SCALE = 70;
const CENTER: Point = [160, 184];
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Isometric projection of a point in model units, z up. */
export function project(x: number, y: number, z: number): Point {
  return [CENTER[0] + (x - y) * COS * SCALE, CENTER[1] + (x + y) * SIN * SCALE - z * SCALE];
}

/** A square of half side `half` with corners of that radius, at a height. */
export function roundedSquare(half: number, radius: number, z: number): readonly Point[] {
  const inner = half - radius;
  return [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = ((corner + step / 12) * Math.PI) / 2;
      const [cx, cy] = [corner === 0 || corner === 3 ? inner : -inner, corner < 2 ? inner : -inner];
      return project(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), z);
    }),
  );
}

export function circle([x, y]: Point, radius: number, z: number): readonly Point[] {
  return Array.from({ length: 60 }, (_, step) => {
    const angle = (step / 60) * 2 * Math.PI;
    return project(x + radius * Math.cos(angle), y + radius * Math.sin(angle), z);
  });
}

/** The edge facing the viewer, from the outline's leftmost to its rightmost point. */
export function frontEdge(outline: readonly Point[]): readonly Point[] {
  const xs = outline.map(([x]) => x);
  const [left, right] = [xs.indexOf(Math.min(...xs)), xs.indexOf(Math.max(...xs))];
  const walk = (step: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let i = left; ; i = (i + step + outline.length) % outline.length) {
      points.push(outline[i] ?? CENTER);
      if (i === right) return points;
    }
  };
  const [a, b] = [walk(1), walk(-1)];
  return lowest(a) > lowest(b) ? a : b;
}

function lowest(points: readonly Point[]): number {
  return Math.max(...points.map(([, y]) => y));
}

/** The wall seen between an outline and the same one lower down. */
export function wall(upper: readonly Point[], lower: readonly Point[]): readonly Point[] {
  return [...frontEdge(upper), ...frontEdge(lower).toReversed()];
}

export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

export function openPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
