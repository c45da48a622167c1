import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
} from 'three';

const COLORS = { light: 0x0f666b, dark: 0x5fc3c6 } as const;
const FILL_OPACITY = 0.1;
const LINE_OPACITY = 0.35;
/** How far it reaches out from under the part, as a share of the part's longer side. */
const MARGIN = 0.12;
const MOST_CELLS = 16;

/** A rectangle across x and y with equal cells. */
export interface PlateGrid {
  readonly low: readonly [x: number, y: number];
  readonly high: readonly [x: number, y: number];
  readonly cell: number;
}

/** Cells of 1, 2, 5, 10, … mm for a plate under a part from `low` to `high`; cells are whole, and the part stands in the middle. */
export function layGrid(low: readonly [number, number], high: readonly [number, number]): PlateGrid {
  const longest = Math.max(high[0] - low[0], high[1] - low[1], 1e-3) * (1 + 2 * MARGIN);
  const decade = 10 ** Math.floor(Math.log10(longest / MOST_CELLS));
  const cell = [1, 2, 5, 10].map((factor) => factor * decade).find((size) => longest / size <= MOST_CELLS) ?? decade;
  const reach = [0, 1].map((axis) => {
    const length = high[axis as 0 | 1] - low[axis as 0 | 1] + 2 * MARGIN * (longest / (1 + 2 * MARGIN));
    return (Math.ceil(length / cell - 1e-6) * cell) / 2;
  }) as [number, number];
  const middle = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2] as const;
  return {
    low: [middle[0] - reach[0], middle[1] - reach[1]],
    high: [middle[0] + reach[0], middle[1] + reach[1]],
    cell,
  };
}

/** The machine's plate, in the machine's frame at height 0: translucent, with a grid. */
export class BuildPlate {
  readonly group = new Group();
  private readonly fill: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly lines: LineSegments<BufferGeometry, LineBasicMaterial>;

  constructor({ low, high, cell }: PlateGrid, scheme: 'light' | 'dark') {
    const [width, depth] = [high[0] - low[0], high[1] - low[1]];
    const look = { color: COLORS[scheme], transparent: true, depthWrite: false };
    this.fill = new Mesh(new PlaneGeometry(width, depth), new MeshBasicMaterial({ ...look, opacity: FILL_OPACITY, side: DoubleSide }));
    this.fill.position.set((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0);
    const points: number[] = [];
    for (let n = 0; n <= Math.round(width / cell); n++) points.push(low[0] + n * cell, low[1], 0, low[0] + n * cell, high[1], 0);
    for (let n = 0; n <= Math.round(depth / cell); n++) points.push(low[0], low[1] + n * cell, 0, high[0], low[1] + n * cell, 0);
    const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
    this.lines = new LineSegments(geometry, new LineBasicMaterial({ ...look, opacity: LINE_OPACITY }));
    this.group.add(this.fill, this.lines);
  }

  setScheme(scheme: 'light' | 'dark'): void {
    for (const { material } of [this.fill, this.lines]) material.color.set(COLORS[scheme]);
  }
}
