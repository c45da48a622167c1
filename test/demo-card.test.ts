import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { PROCESS_CODES, type ProcessCode } from '#domain/catalogue/process.ts';
import type { EstimatesByProfile, PartEstimate } from '#domain/estimate/part-work.ts';
import { priceOrder } from '#domain/pricing/price-order.ts';
import { quotePart } from '#domain/pricing/quote.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { measureSolid } from './support/quote-solid.ts';
import { boxMesh, bracketMesh, joinMeshes, movedMesh, ringMesh, roundMesh, type SolidMesh, screwMesh } from './support/solids.ts';

const SHAPES: readonly (readonly [string, SolidMesh])[] = [
  ['a small cube', boxMesh(5, 5, 5)],
  ['a cube', boxMesh(20, 20, 20)],
  ['a large cube', boxMesh(50, 50, 50)],
  ['a plate', boxMesh(60, 40, 2)],
  ['a bar', boxMesh(80, 8, 8)],
  ['a bracket', bracketMesh(60, 30, 5)],
  ['a ring', ringMesh(48, 20, 20, () => 5)],
  ['a ball', roundMesh(24, () => 12)],
  ['a screw', screwMesh()],
  ['a thin shell', joinMeshes(boxMesh(60, 60, 30), movedMesh(boxMesh(56, 56, 26), -1, [2, 2, 2]))],
];

type Measured = ReturnType<typeof measureSolid>;

/** What a request for one line of it comes to, without tax. */
function orderOf({ measurement, estimates }: Measured, materialId: string, quantity: number) {
  const material = CATALOGUE.find(({ id }) => id === materialId);
  const choice = { materialId, finishId: 'as-printed', colorId: material?.colors[0]?.id ?? '' };
  const outcome = quotePart({ measurement, estimates, quantity, provider: DEMO_PROVIDER, ...choice });
  if (outcome.outcome !== 'quoted') throw new Error(outcome.message);
  return priceOrder([{ ...outcome.line, quantity, modelSha256: 'a' }], DEMO_RATE_CARD);
}

function withoutSupports(estimates: EstimatesByProfile): EstimatesByProfile {
  const strip = (work: PartEstimate): PartEstimate =>
    work.map((alike) => {
      if (alike.work.process !== 'FDM') return alike;
      const { laidDownCm3, hours } = alike.work;
      return { ...alike, work: { ...alike.work, laidDownCm3: { ...laidDownCm3, support: 0 }, hours: { ...hours, support: 0 } } };
    });
  return Object.fromEntries(Object.entries(estimates).map(([hash, work]) => [hash, work && strip(work)]));
}

describe('HOLD-10 the demonstration’s prices stand in the order that a buyer expects', () => {
  test.each(SHAPES)('%s of titanium is never cheaper than of stainless steel, nor steel than aluminum', (_what, mesh) => {
    const measured = measureSolid(mesh, ['DMLS']);
    for (const quantity of [1, 10, 100, 1000]) {
      const net = (material: string) => orderOf(measured, `dmls-${material}`, quantity).netMicros;
      expect(net('ti6al4v'), `${quantity}`).toBeGreaterThanOrEqual(net('316l'));
      expect(net('316l'), `${quantity}`).toBeGreaterThanOrEqual(net('alsi10mg'));
    }
  });

  test.each(SHAPES)('a hundred of %s cost no more of PLA than of nylon, but for their supports', (_what, mesh) => {
    const { measurement, estimates } = measureSolid(mesh, ['FDM', 'SLS', 'MJF']);
    const bare = { measurement, estimates: withoutSupports(estimates) };
    for (const nylon of ['sls-pa12', 'mjf-pa12']) {
      expect(orderOf(bare, 'fdm-pla', 100).netMicros).toBeLessThanOrEqual(orderOf(bare, nylon, 100).netMicros);
    }
  });
});

describe('PRC-13 smallest orders of the demonstration', () => {
  test.each(PROCESS_CODES)('%s: one small part pays it, a hundred larger ones don’t', (process: ProcessCode) => {
    const [small, large] = [boxMesh(5, 5, 5), boxMesh(20, 20, 20)].map((mesh) => measureSolid(mesh, [process]));
    if (small === undefined || large === undefined) throw new Error('nothing measured');
    const { minimumOrder } = DEMO_RATE_CARD.processes[process];
    for (const { id } of CATALOGUE.filter((material) => material.process === process)) {
      const one = orderOf(small, id, 1);
      expect(
        one.extras.map(({ code }) => code),
        id,
      ).toContain('minimum-order');
      expect(one.netMicros, id).toBe(minimumOrder.value * 1e6);
      expect(
        orderOf(large, id, 100).extras.map(({ code }) => code),
        id,
      ).not.toContain('minimum-order');
    }
  });
});
