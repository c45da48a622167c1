import { describe, expect, test } from 'vitest';
import { PRINT_FARM, PRUSA_MK3S } from '#domain/machines/presets/filament.ts';
import { type Block, ball, blocks, cells, invertedPyramid, place, ring, tube } from '#test/support/placed-shapes.ts';
import type { PlacedMesh } from '../layers/placed-mesh.ts';
import { estimateFilament, filamentHours } from './estimate-filament.ts';

const FARM = PRINT_FARM.machine;
const MK3S = PRUSA_MK3S.machine;
/** What a line of both fills, mm. */
const LINE_PITCH = 0.45 - (1 - Math.PI / 4) * 0.2;

const TABLE: readonly Block[] = [
  [0, 0, 20, 60, 60, 25],
  [25, 25, 0, 35, 35, 21],
];
const BRIDGE: readonly Block[] = [
  [0, 0, 0, 10, 60, 25],
  [50, 0, 0, 60, 60, 25],
  [9, 0, 20, 51, 60, 25],
];
const CANTILEVER: readonly Block[] = [
  [0, 0, 0, 10, 60, 25],
  [9, 0, 20, 60, 60, 25],
];
const FRAME: readonly Block[] = [
  [0, 0, 0, 80, 15, 6],
  [0, 45, 0, 80, 60, 6],
  [0, 0, 0, 15, 60, 6],
  [65, 0, 0, 80, 60, 6],
];

function total(parts: object): number {
  return Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);
}

const FOUR_LEGS = cells(
  [
    [0, 8, 52, 60],
    [0, 8, 42, 50],
    [0, 20, 24],
  ],
  (x, y, z) => z > 20 || ((x < 8 || x > 52) && (y < 8 || y > 42)),
);
/** Its walls have room for five lines. */
const TRAY = cells(
  [
    [0, 2.2, 25.9, 28.1, 51.8, 54, 77.8, 80],
    [0, 2.2, 28.9, 31.1, 57.8, 60],
    [0, 2, 25],
  ],
  (x, y, z) => z < 2 || x % 25.9 < 2.2 || x > 77.8 || y % 28.9 < 2.2 || y > 57.8,
);

/** Thin bars: walls are all that they are. */
const BARS = cells(
  [
    [0, 2, 18, 20],
    [0, 2, 38, 40],
    [0, 20, 22],
  ],
  (x, y, z) => (z > 20 ? x < 2 || x > 18 || y < 2 || y > 38 : (x < 2 || x > 18) && (y < 2 || y > 38)),
);

/** A part's figures as PrusaSlicer 2.5 states them with a machine's settings: cm³ with supports, cm³ of supports, hours. */
const SLICED = [
  ['a cube', blocks([0, 0, 0, 20, 20, 20]), { farm: [3.68, 0, 0.3331], mk3s: [3.77, 0, 0.4953] }],
  ['a bar', blocks([0, 0, 0, 100, 20, 10]), { farm: [8.95, 0, 0.4794], mk3s: [9.34, 0, 0.9236] }],
  ['a pin whose layers have to set', blocks([0, 0, 0, 4, 4, 30]), { farm: [0.48, 0, 0.1292], mk3s: [0.49, 0, 0.1514] }],
  ['a table on one leg', blocks(...TABLE), { farm: [20.03, 7.79, 1.1097], mk3s: [24.31, 12.97, 2.2725] }],
  ['a bridge', blocks(...BRIDGE), { farm: [20.71, 0, 1.1714], mk3s: [29.31, 8.14, 2.8906] }],
  ['a cantilever', blocks(...CANTILEVER), { farm: [20.68, 5.21, 1.0983], mk3s: [26.29, 10.63, 2.4703] }],
  ['a tube', tube(64, 12, 15, 40), { farm: [10.65, 0, 0.9406], mk3s: [9.67, 0, 1.1031] }],
  ['a thin shell', tube(64, 18.8, 20, 40), { farm: [5.64, 0, 0.5958], mk3s: [5.66, 0, 0.8911] }],
  ['a plate with a hole', blocks(...FRAME), { farm: [10.95, 0, 0.6131], mk3s: [11.18, 0, 1.09] }],
  ['a tube whose walls are stretched', tube(64, 12.3, 15.05, 30), { farm: [6.97, 0, 0.4564], mk3s: [6.99, 0, 0.6797] }],
  ['a table on four legs', FOUR_LEGS, { farm: [15.52, 2.6, 1.1047], mk3s: [20.7, 9.58, 2.1419] }],
  ['bars between four posts', BARS, { farm: [0.77, 0, 0.1828], mk3s: [3.06, 2.28, 0.5775] }],
  ['a tray of six', TRAY, { farm: [31.65, 0, 2.1761], mk3s: [32.42, 0, 3.6231] }],
  [
    'a pulley, whose supports stand on it',
    ring(96, [4, 0, 20, 0, 14, 6, 20, 12, 4, 12]),
    { farm: [8.21, 2.9, 0.6081], mk3s: [7.69, 1.69, 0.9953] },
  ],
  ['an inverted pyramid', invertedPyramid(), { farm: [4.77, 2.41, 0.3711], mk3s: [4.18, 1.44, 0.5853] }],
] as const;

describe.each(SLICED)('HOLD-01 %s is laid down as a slicer does', (_name, mesh, { farm, mk3s }) => {
  test.each([
    ['print farm', FARM, farm],
    ['MK3S+', MK3S, mk3s],
  ] as const)('on the %s', (_machine, machine, [cm3, support, hours]) => {
    const ours = estimateFilament(mesh, machine, 'full');
    const mass = total(ours.laidDownCm3) / cm3;
    expect(mass).toBeGreaterThan(0.88);
    expect(mass).toBeLessThan(1.12);
    expect(Math.abs(ours.laidDownCm3.support - support)).toBeLessThan(0.15 * support + 0.02 * cm3);
    const time = filamentHours(ours, machine) / hours;
    expect(time).toBeGreaterThan(0.8);
    expect(time).toBeLessThan(1.17);
  });
});

test('HOLD-01 little of the time on a thin shell is travel, and more where there is something to fill or to hold', () => {
  const travelOf = (mesh: PlacedMesh, machine = MK3S) => estimateFilament(mesh, machine, 'full').hours.travel;
  const shell = tube(64, 18.8, 20, 40);
  expect(travelOf(shell)).toBeLessThan(0.12 * total(estimateFilament(shell, MK3S, 'full').hours));
  expect(travelOf(tube(64, 8, 20, 40))).toBeGreaterThan(1.5 * travelOf(shell));
  const unheld = { ...MK3S, supportAngle: { ...MK3S.supportAngle, value: 0 } };
  expect(travelOf(blocks(...CANTILEVER))).toBeGreaterThan(1.2 * travelOf(blocks(...CANTILEVER), unheld));
});

test.each([
  [1.5, 7],
  [1.51, 8],
  [2.5, 12],
  [10, 50],
  [0.05, 1],
])('HOLD-01 a plate of %d mm has %d layers of 0.2 mm: those whose middle lies within it', (thick, layers) => {
  const estimate = estimateFilament(blocks([0, 0, 0, 60, 40, thick]), FARM, 'full');
  expect(estimate.layers).toBe(layers);
});

test('HOLD-01 the walls of a large part are as long as its outlines, and the strip between them is sparse', () => {
  const { laidDownCm3 } = estimateFilament(tube(160, 147, 150, 60), FARM, 'full');
  const lines = [0, 1, 2].map((wall) => 150 - 0.225 - wall * LINE_PITCH + 147 + 0.225 + wall * LINE_PITCH);
  const walls = lines.reduce((sum, radii) => sum + 2 * Math.PI * radii, 0) * 60 * LINE_PITCH;
  expect(Math.abs((1000 * laidDownCm3.walls) / walls - 1)).toBeLessThan(0.01);
  // The slicer: 1.2 cm³ of skins and 24.4 cm³ of infill.
  expect(laidDownCm3.skins).toBeLessThan(3);
  expect(laidDownCm3.infill).toBeGreaterThan(18);
});

describe('HOLD-01 the walls of a large part are as deep', () => {
  const list: Block[] = [[0, 0, 0, 220, 180, 40]];
  const { positions, indices } = blocks(...list);
  const lines = [0, 1, 2].map((wall) => 2 * (220 + 180) - 8 * (0.225 + wall * LINE_PITCH));
  test.each([0, 0.3, Math.PI / 4])('turned on the plate by %d radians', (turn) => {
    const { laidDownCm3 } = estimateFilament(place(Array.from(positions), Array.from(indices), turn), FARM, 'full');
    const walls = 40 * LINE_PITCH * lines.reduce((sum, length) => sum + length, 0);
    expect(Math.abs((1000 * laidDownCm3.walls) / walls - 1)).toBeLessThan(0.005);
  });
});

test('HOLD-01 walls go around inner corners in arcs', () => {
  const lines = [0, 10, 18, 26, 34, 42, 50, 58, 66, 74, 82, 92];
  const isBetween = (at: number) => lines.filter((line, n) => n % 2 === 1 && n < 10 && line < at && at < (lines[n + 1] ?? 0)).length === 1;
  const holed = cells([lines, lines, [0, 20]], (x, y) => !(isBetween(x) && isBetween(y)));
  // Twenty-five holes, 8 mm across: walls are drawn wider by an arc at each corner.
  const depths = [0, 1, 2].map((wall) => 0.225 + wall * LINE_PITCH);
  const length = depths.reduce((sum, depth) => sum + 4 * 92 - 8 * depth + 25 * (4 * 8 + 2 * Math.PI * depth), 0);
  const skirt = (4 * 92 + 2 * Math.PI * 2) * 0.2 * LINE_PITCH;
  const { walls } = estimateFilament(holed, FARM, 'coarse').laidDownCm3;
  expect(Math.abs((1000 * walls - skirt) / (20 * LINE_PITCH * length) - 1)).toBeLessThan(0.005);
});

test('HOLD-01 the sides of a block are as quick as jerk along each axis lets its corners be', () => {
  const block: Block = [0, 0, 0, 60, 60, 40];
  const sideSeconds = (length: number) => length / 80 + (80 - 8) ** 2 / (80 * 1000);
  const lines = [0, 1, 2].map((wall) => 4 * sideSeconds(60 - 2 * (0.225 + wall * LINE_PITCH)));
  const skirt = (2 * (60 + 60) + 2 * Math.PI * 2) / 80;
  const { walls } = estimateFilament(blocks(block), FARM, 'full').hours;
  expect(Math.abs((3600 * walls - skirt) / (200 * lines.reduce((sum, seconds) => sum + seconds, 0)) - 1)).toBeLessThan(0.01);
});

test('HOLD-01 skins reach 3 mm under the step above, and behind slopes there are some', () => {
  const skinsOf = (mesh: PlacedMesh) => estimateFilament(mesh, FARM, 'full').laidDownCm3.skins;
  // A block of 60 mm with one of 30 mm on it, under whose sides skins reach.
  const stepped = skinsOf(blocks([0, 0, 0, 60, 60, 10], [15, 15, 9, 45, 45, 20]));
  const inside = (side: number) => (side - 2 * 1.243) ** 2;
  const [top, bottom] = [FARM.topLayers.value, FARM.bottomLayers.value];
  const seen = inside(60) - 24 ** 2 + inside(30);
  // Over sparse infill, lines lie as bridges, thicker by this share.
  const thicker = 0.39;
  const level = 0.2 * (inside(60) * bottom + seen * (top + thicker));
  expect(Math.abs((1000 * stepped) / level - 1)).toBeLessThan(0.02);
  // A sphere of 40 mm: the slicer lays down 0.83 cm³.
  const sphere = skinsOf(ball(48, 20));
  expect(sphere).toBeGreaterThan(0.7);
  expect(sphere).toBeLessThan(0.95);
});

describe.each([
  [1.325, 60],
  [1.325, 140],
  [1.2, 140],
  [1.6, 100],
])('HOLD-01 behind a roof that steps back by %d of its height, %d mm high, skins reach as far as those of five layers', (slope, high) => {
  const [length, ridge] = [60, 10];
  const base = ridge + 2 * slope * high;
  const corners = [0, base].flatMap((x) => [0, length].map((y) => [x, y, 0]));
  const tops = [base / 2 - ridge / 2, base / 2 + ridge / 2].flatMap((x) => [0, length].map((y) => [x, y, high]));
  const sides = [0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3];
  const depth = 0.45 / 2 + LINE_PITCH * 2.5;
  // By G-code of a wedge, skins are widened by three lines: 1.5 mm where five layers step back by 0.1 mm more than the walls.
  const behind = FARM.topLayers.value * slope * 0.2 - depth + 3 * 0.45;
  const inside = length - 2 * depth;
  const level = inside * (FARM.bottomLayers.value * (base - 2 * depth) + FARM.topLayers.value * (ridge - 2 * depth));
  const expected = 0.2 * level + 2 * behind * inside * high;
  test.each([0, 0.4])('turned on the plate by %d radians', (turn) => {
    const { skins } = estimateFilament(place([...corners, ...tops].flat(), sides, turn), FARM, 'full').laidDownCm3;
    expect(Math.abs((1000 * skins) / expected - 1)).toBeLessThan(0.12);
  });
});

test('HOLD-01 supports reach out less under what is narrow', () => {
  // A bar and a slab in the air, beside a cube on the plate. The slicer: 4.1 and 19.3 cm³.
  const supportOf = (width: number) => {
    return estimateFilament(blocks([0, 0, 20, 150, width, 23], [0, 60, 0, 1, 61, 1]), FARM, 'full').laidDownCm3.support;
  };
  expect(Math.abs(supportOf(3) / 4.1 - 1)).toBeLessThan(0.3);
  expect(Math.abs(supportOf(30) / 19.3 - 1)).toBeLessThan(0.15);
});

test('HOLD-01 what hangs on nothing is held all over, and what hangs on one side at its other edges', () => {
  const supportOf = (...list: Block[]) => estimateFilament(blocks(...list), FARM, 'full').laidDownCm3.support;
  const slab: Block = [10, 10, 20, 70, 70, 23];
  const post: Block = [0, 0, 0, 6, 6, 23];
  // The slicer: 15.9 cm³ under the loose slab, 5.5 cm³ where a wall holds it on one side.
  expect(Math.abs(supportOf(slab, post) / 15.9 - 1)).toBeLessThan(0.15);
  expect(Math.abs(supportOf(slab, [10, 10, 0, 14, 70, 21]) / 5.5 - 1)).toBeLessThan(0.25);
});

test('HOLD-01 layers that are drawn faster than they set are told, with how slow they can get', () => {
  const { layers, quickLayers } = estimateFilament(blocks([0, 0, 0, 4, 4, 30]), FARM, 'full');
  expect(layers).toBe(150);
  expect(quickLayers.reduce((sum, quick) => sum + quick.layers, 0)).toBeCloseTo(150, 6);
  for (const { seconds, slowestSeconds } of quickLayers) {
    expect(seconds).toBeLessThan(FARM.minimumLayerTime.value);
    expect(slowestSeconds).toBeGreaterThanOrEqual(seconds);
  }
});

test.each([
  ['topSpeed', 'skins'],
  ['wallAcceleration', 'walls'],
] as const)('HOLD-09 a lower %s takes longer for %s, and lays down the same', (figure, role) => {
  const plate = blocks([0, 0, 0, 60, 40, 4]);
  const before = estimateFilament(plate, FARM, 'full');
  const after = estimateFilament(plate, { ...FARM, [figure]: { ...FARM[figure], value: FARM[figure].value / 4 } }, 'full');
  expect(after.hours[role]).toBeGreaterThan(1.05 * before.hours[role]);
  expect(after.laidDownCm3).toEqual(before.laidDownCm3);
});

test.each([
  ['solid', 7.3],
  ['sparse, since infill reaches into the walls', 7.95],
])('HOLD-01 the inside of a bar, a little smaller than what is filled solid, is %s', (_name, side) => {
  const inside = (15 - 2 * 1.243) * (side - 2 * 1.243);
  expect(inside).toBeLessThan(FARM.solidBelow.value);
  const { infill } = estimateFilament(blocks([0, 0, 0, 15, side, 20]), FARM, 'full').laidDownCm3;
  expect(infill > 0).toBe(inside > 65);
});

test('HOLD-01 the lines of supports lie along x, those of their dense layers across, and short lines take longer', () => {
  const shelf = (denseLayers: number, turn: number) => {
    const list: Block[] = [
      [0, 0, 0, 80, 4, 14],
      [0, 3, 10, 80, 12, 14],
    ];
    const { positions, indices } = blocks(...list);
    const machine = { ...MK3S, supportInterfaceLayers: { ...MK3S.supportInterfaceLayers, value: denseLayers } };
    return estimateFilament(place(Array.from(positions), Array.from(indices), turn), machine, 'full').hours.support;
  };
  const [alongX, alongY] = [0, Math.PI / 2];
  expect(shelf(40, alongX)).toBeGreaterThan(1.05 * shelf(40, alongY));
  expect(shelf(0, alongY)).toBeGreaterThan(1.05 * shelf(0, alongX));
});

test('HOLD-01 supports fill whole squares of a grid through the middle of the part', () => {
  const grid = MK3S.supportSpacing.value + MK3S.supportLineWidth.value - (1 - Math.PI / 4) * 0.2;
  // A shelf all around a block, to so many squares from the middle.
  const supportOf = (squares: number) => {
    const reach = squares * grid;
    const shelf = blocks([-reach, -reach, 10, reach, reach, 14], [-5, -5, 0, 5, 5, 11]);
    return estimateFilament(place(Array.from(shelf.positions), Array.from(shelf.indices)), MK3S, 'full').laidDownCm3.support;
  };
  expect(supportOf(9.8) / supportOf(9.2)).toBeLessThan(1.02);
  expect(supportOf(10.2) / supportOf(9.8)).toBeGreaterThan(1.15);
});

test('HOLD-01 supports beside a wall thinner than a square do not come through it', () => {
  const shelf: Block = [-9, 0, 10, 1, 40, 14];
  const walls: readonly Block[] = [
    [0, 0, 0, 1.4, 40, 14],
    [38.6, 0, 0, 40, 40, 14],
    [0, 0, 0, 40, 1.4, 14],
    [0, 38.6, 0, 40, 40, 14],
  ];
  const supportOf = (...list: readonly Block[]) => {
    const { positions, indices } = blocks(...list, shelf);
    return estimateFilament(place(Array.from(positions), Array.from(indices)), MK3S, 'full').laidDownCm3.support;
  };
  expect(Math.abs(supportOf(...walls) / supportOf([0, 0, 0, 40, 40, 14]) - 1)).toBeLessThan(0.02);
});

test('HOLD-01 a strip inside walls, as wide as a line, is sparse where its area is large enough', () => {
  const sides = [0, 2.9, 47.1, 50];
  const frame = cells([sides, sides, [0, 20]], (x, y) => Math.min(x, y) < 2.9 || Math.max(x, y) > 47.1);
  const { infill, skins } = estimateFilament(place(Array.from(frame.positions), Array.from(frame.indices), 0.3), FARM, 'full').laidDownCm3;
  expect(infill).toBeGreaterThan(3 * skins);
});

/** Its edges are well inside squares of the supports' grid. */
const SMALL_TABLE: readonly Block[] = [
  [0, 0, 20, 57, 57, 25],
  [25, 25, 0, 35, 35, 21],
];

describe.each([
  ['a bar', [[0, 0, 0, 100, 20, 10]]],
  ['a table on one leg', SMALL_TABLE],
] as const)('HOLD-05 %s turned on the plate takes the same', (_name, list) => {
  const { positions, indices } = blocks(...list);
  const straight = estimateFilament(blocks(...list), MK3S, 'full');
  test.each([0.1, 0.45, Math.PI / 4])('by %d radians', (turn) => {
    const turned = estimateFilament(place(Array.from(positions), Array.from(indices), turn), MK3S, 'full');
    expect(Math.abs(total(turned.laidDownCm3) / total(straight.laidDownCm3) - 1)).toBeLessThan(0.03);
    expect(Math.abs(filamentHours(turned, MK3S) / filamentHours(straight, MK3S) - 1)).toBeLessThan(0.05);
  });
});

test('HOLD-04 the coarse figures are near the full ones', () => {
  for (const [, mesh] of SLICED) {
    const full = estimateFilament(mesh, FARM, 'full');
    const coarse = estimateFilament(mesh, FARM, 'coarse');
    expect(filamentHours(coarse, FARM) / filamentHours(full, FARM)).toBeGreaterThan(0.7);
    expect(filamentHours(coarse, FARM) / filamentHours(full, FARM)).toBeLessThan(1.35);
  }
});

describe('HOLD-01 figures stay finite for', () => {
  const thin = { ...FARM, layerHeight: { ...FARM.layerHeight, value: 0.001 } };
  const hair = { ...FARM.supportSpacing, value: 1e-6 };
  const hairy = { ...FARM, supportSpacing: hair, supportLineWidth: { ...FARM.supportLineWidth, value: 0.043 } };
  const open = blocks([0, 0, 0, 20, 20, 20]);
  test.each([
    ['a part of 5 m', blocks([0, 0, 0, 5000, 5000, 5000]), FARM],
    ['layers of a micrometre', blocks([0, 0, 0, 20, 20, 20]), thin],
    ['supports of a hair', blocks(...CANTILEVER), hairy],
    ['a speck', blocks([0, 0, 0, 0.01, 0.01, 0.01]), FARM],
    ['a sheet', blocks([0, 0, 0, 50, 50, 0.01]), FARM],
    ['an open mesh', { ...open, indices: open.indices.slice(9) }, FARM],
    ['an inside-out mesh', { ...open, indices: open.indices.toReversed() }, FARM],
    ['nothing', { positions: new Float32Array(), indices: new Uint32Array(), sizeMm: { x: 0, y: 0, z: 0 } }, FARM],
  ])('%s', (_name, mesh, machine) => {
    for (const detail of ['coarse', 'full'] as const) {
      const { laidDownCm3, hours, quickLayers } = estimateFilament(mesh, machine, detail);
      expect(Number.isFinite(total(laidDownCm3) + total(hours))).toBe(true);
      expect(quickLayers.length).toBeLessThanOrEqual(256);
    }
  });
});
