import { describe, expect, test } from 'vitest';
import { verifyReceipt } from '#domain/receipt/verify-receipt.ts';
import { quoteSolid } from './support/quote-solid.ts';
import {
  boxMesh,
  bracketMesh,
  joinMeshes,
  movedMesh,
  ringMesh,
  roundMesh,
  type SolidMesh,
  screwMesh,
  turnedMesh,
} from './support/solids.ts';

const ALL = ['FDM', 'SLA', 'SLS', 'MJF', 'DMLS'] as const;
const SPHERE = roundMesh(24, () => 12);

/** Copies of a solid on a square grid, `pitch` apart. */
function grid(mesh: SolidMesh, count: number, pitch: number): SolidMesh {
  const side = Math.ceil(Math.sqrt(count));
  const copies = Array.from({ length: count }, (_, n) => movedMesh(mesh, 1, [(n % side) * pitch, Math.floor(n / side) * pitch, 0]));
  return copies.reduce(joinMeshes);
}

function centsOf(mesh: SolidMesh, quantity = 1): Record<(typeof ALL)[number], number> {
  const lines = quoteSolid(mesh, ALL, quantity);
  return Object.fromEntries(ALL.map((process) => [process, lines[process].unitPriceMicros])) as Record<(typeof ALL)[number], number>;
}

describe('the same solid at any angle', () => {
  test.each<[string, number, SolidMesh]>([
    ['a bar', 50, boxMesh(120, 20, 10)],
    ['a plate', 50, boxMesh(150, 100, 2)],
    ['a bracket', 50, bracketMesh(60, 30, 5)],
    ['a ring', 4, ringMesh(48, 20, 20, () => 5)],
    ['a screw', 4, screwMesh()],
  ])('HOLD-05 %s costs the same within 3 % in each of %i ways to lie in its file', (_what, ways, mesh) => {
    const straight = centsOf(mesh);
    for (let seed = 1; seed <= ways; seed++) {
      const turned = centsOf(turnedMesh(mesh, seed));
      for (const process of ALL) expect(Math.abs(turned[process] / straight[process] - 1), `${process} at ${seed}`).toBeLessThan(0.03);
    }
  });

  test('HOLD-05 a rod that is longer than the machine’s side fits along its diagonal, at any angle', () => {
    for (const seed of [0, 1, 2]) {
      const { FDM } = quoteSolid(turnedMesh(boxMesh(430, 6, 6), seed), ['FDM']);
      expect(FDM.reviewReasons).toEqual([]);
      const { FDM: tooLong } = quoteSolid(turnedMesh(boxMesh(700, 6, 6), seed), ['FDM']);
      expect(tooLong.reviewReasons.join()).toMatch(/larger than the machine/);
    }
  });
});

describe('bodies', () => {
  test('HOLD-06 a hundred loose cubes cost what a hundred of one do', () => {
    const cube = boxMesh(8, 8, 8);
    const [one, all] = [quoteSolid(cube, ['FDM', 'SLS'], 100), quoteSolid(grid(cube, 100, 20), ['FDM', 'SLS'])];
    for (const process of ['FDM', 'SLS'] as const) {
      expect(all[process].unitPriceMicros).toBe(100 * one[process].unitPriceMicros);
      expect(all[process]).toMatchObject({ leadTimeDays: one[process].leadTimeDays, isInstantQuote: one[process].isInstantQuote });
      expect(all[process].receipt && verifyReceipt(all[process].receipt)).toEqual({ ok: true });
    }
  });

  test('HOLD-06 loose bodies of several kinds cost what their files would, within 1 %', () => {
    const solids = [boxMesh(30, 20, 10), SPHERE, bracketMesh(40, 10, 4)];
    const together = solids.map((solid, n) => movedMesh(solid, 1, [100 * n, 0, 0])).reduce(joinMeshes);
    const apart = solids.map((solid) => centsOf(solid));
    const sum = centsOf(together);
    for (const process of ALL) {
      const expected = apart.reduce((total, cents) => total + cents[process], 0);
      expect(Math.abs(sum[process] / expected - 1), process).toBeLessThan(0.01);
    }
  });

  test('HOLD-07 overlapping cubes are reviewed, with the volume of their union', () => {
    const cube = boxMesh(20, 20, 20);
    const { FDM } = quoteSolid(joinMeshes(cube, movedMesh(cube, 1, [10, 3, 2])), ['FDM']);
    expect(FDM.isInstantQuote).toBe(false);
    expect(FDM.reviewReasons.join()).toMatch(/2 of the bodies overlap\. All together they fill about 12\.\d* cm³/);
  });
});

describe('sealed cavities', () => {
  const block = boxMesh(40, 40, 40);
  const holed = joinMeshes(
    block,
    movedMesh(
      roundMesh(16, () => 12),
      -1,
      [20, 20, 20],
    ),
  );

  test('HOLD-07 end the instant price where powder or resin stays inside, and make nothing cheaper without that', () => {
    const [solid, hollow] = [quoteSolid(block, ALL), quoteSolid(holed, ALL)];
    for (const process of ALL) {
      const { isInstantQuote, reviewReasons, unitPriceMicros } = hollow[process];
      expect(isInstantQuote, process).toBe(process === 'FDM');
      if (process !== 'FDM') expect(reviewReasons.join()).toMatch(/sealed cavity/);
      else expect(unitPriceMicros).toBeGreaterThanOrEqual(solid.FDM.unitPriceMicros * 0.999);
    }
  });
});

describe('walls', () => {
  test('HOLD-08 a fin of 0.2 mm beside a block is found, wherever it points, and named with its thickness and the limit', () => {
    const part = joinMeshes(boxMesh(30, 30, 30), movedMesh(boxMesh(0.2, 20, 20), 1, [40, 5, 5]));
    for (const seed of [0, 5]) {
      const { FDM } = quoteSolid(turnedMesh(part, seed), ['FDM']);
      expect(FDM.isInstantQuote).toBe(false);
      expect(FDM.reviewReasons.join()).toMatch(/0\.(19|2|21)\d* mm (thick|at the thinnest);.*FDM needs 0\.8 mm/);
    }
  });

  test('HOLD-08 a needle is reviewed', () => {
    const { FDM } = quoteSolid(boxMesh(0.3, 0.3, 60), ['FDM']);
    expect(FDM.reviewReasons.join()).toMatch(/0\.3 mm (thick|at the thinnest)/);
  });
});

describe('size', () => {
  test('HOLD-12 a block that fills the plate is no instant price in metal', () => {
    const { DMLS } = quoteSolid(boxMesh(238, 238, 290), ['DMLS']);
    expect(DMLS.isInstantQuote).toBe(false);
    expect(DMLS.reviewReasons).not.toEqual([]);
  });

  test('HOLD-05 scaling a part up never makes it cheaper', () => {
    const bracket = bracketMesh(30, 15, 4);
    let before = centsOf(bracket);
    for (const scale of [1.1, 1.5, 2, 3, 4]) {
      const after = centsOf(movedMesh(bracket, scale));
      for (const process of ALL) expect(after[process], `${process} × ${scale}`).toBeGreaterThanOrEqual(before[process]);
      before = after;
    }
  });

  test('HOLD-15 totals never fall when the quantity rises', () => {
    const mesh = bracketMesh(20, 10, 3);
    const totals = [1, 2, 5, 9, 10, 11, 24, 25, 99, 100, 101].map(
      (quantity) => quoteSolid(mesh, ['FDM'], quantity).FDM.unitPriceMicros * quantity,
    );
    for (const [n, total] of totals.entries()) if (n > 0) expect(total).toBeGreaterThanOrEqual(totals[n - 1] ?? 0);
  });
});

test('HOLD-14 the receipt states the work that its amounts use', () => {
  const { FDM } = quoteSolid(boxMesh(40, 30, 20), ['FDM']);
  expect(FDM.receipt?.work).toMatchObject({
    process: 'FDM',
    machine: 'Print farm, 0.4 mm nozzles',
    heightMm: expect.closeTo(20, 3),
    layers: 100,
  });
  const { massG = 0, hours = 0 } = FDM.receipt?.work ?? {};
  const amount = (code: string) => (FDM.receipt?.lines.find((line) => line.code === code)?.amountMicros ?? 0) / 1e6;
  expect(amount('material')).toBeCloseTo((massG / 1000) * 1.05 * 28, 4);
  expect(amount('machine')).toBeCloseTo(hours * 3.5, 4);
});
