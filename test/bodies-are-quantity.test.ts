import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { priceOrder } from '#domain/pricing/price-order.ts';
import { type QuotedLine, quotePart } from '#domain/pricing/quote.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { measureSolid } from './support/quote-solid.ts';
import { boxMesh, bracketMesh, joinMeshes, movedMesh, ringMesh, roundMesh, type SolidMesh } from './support/solids.ts';

type Measured = ReturnType<typeof measureSolid>;

/** One material for each finish of each process. */
const CHOICES = PROCESS_CODES.flatMap((process) => {
  const materials = CATALOGUE.filter((entry) => entry.process === process);
  return [
    ...new Map(materials.flatMap((material) => material.finishes.map((finish) => [finish.id, { material, finish }] as const))).values(),
  ];
});

const KINDS: readonly (readonly [string, SolidMesh])[] = [
  ['a cube of 10 mm', boxMesh(10, 10, 10)],
  ['a cube of 5 mm', boxMesh(5, 5, 5)],
  ['a cube of 40 mm', boxMesh(40, 40, 40)],
  ['a plate', boxMesh(60, 40, 2)],
  ['a bar', boxMesh(80, 8, 8)],
  ['a post', boxMesh(6, 6, 60)],
  ['a bracket', bracketMesh(40, 20, 4)],
  ['a small bracket', bracketMesh(15, 8, 2)],
  ['a ring', ringMesh(24, 12, 10, () => 4)],
  ['a ball', roundMesh(12, () => 8)],
];

function row(mesh: SolidMesh, count: number, pitch: number): SolidMesh {
  return Array.from({ length: count }, (_, n) => movedMesh(mesh, 1, [n * pitch, 0, 0])).reduce(joinMeshes);
}

function quote({ measurement, estimates }: Measured, { material, finish }: (typeof CHOICES)[number], quantity: number): QuotedLine {
  const choice = { materialId: material.id, finishId: finish.id, colorId: material.colors[0]?.id ?? '' };
  const outcome = quotePart({ measurement, estimates, quantity, provider: DEMO_PROVIDER, ...choice });
  if (outcome.outcome !== 'quoted') throw new Error(outcome.message);
  return outcome.line;
}

function requestOf(...lines: readonly (readonly [QuotedLine, number, string])[]) {
  return priceOrder(
    lines.map(([line, quantity, modelSha256]) => ({ ...line, quantity, modelSha256 })),
    DEMO_RATE_CARD,
  );
}

describe('HOLD-06 a file of seven is a quantity of seven', () => {
  test.each(KINDS)('%s, in every process and finish', (_what, mesh) => {
    const [one, seven] = [measureSolid(mesh, PROCESS_CODES), measureSolid(row(mesh, 7, 100), PROCESS_CODES)];
    for (const choice of CHOICES) {
      const [alone, file] = [quote(one, choice, 14), quote(seven, choice, 2)];
      const ratio = requestOf([file, 2, 'a']).netMicros / requestOf([alone, 14, 'a']).netMicros;
      expect(ratio, `${choice.material.id} ${choice.finish.id}`).toBeCloseTo(1, 9);
      expect(file.leadTimeDays).toBe(alone.leadTimeDays);
      expect(file.receipt?.work.hours).toBeCloseTo(7 * (alone.receipt?.work.hours ?? 0), 6);
    }
  });
});

test('HOLD-06 different bodies of one file share preparing and the smallest job, as lines of their own do', () => {
  const [box, plate] = [boxMesh(10, 10, 10), boxMesh(30, 20, 3)];
  const file = measureSolid(joinMeshes(row(box, 3, 40), movedMesh(plate, 1, [0, 80, 0])), PROCESS_CODES);
  const split = [measureSolid(box, PROCESS_CODES), measureSolid(plate, PROCESS_CODES)] as const;
  for (const choice of CHOICES) {
    const whole = requestOf([quote(file, choice, 5), 5, 'a']);
    const parts = requestOf([quote(split[0], choice, 15), 15, 'a'], [quote(split[1], choice, 5), 5, 'a']);
    // What a line pays for its finish is rounded line by line.
    expect(Math.abs(whole.netMicros - parts.netMicros), `${choice.material.id} ${choice.finish.id}`).toBeLessThanOrEqual(10_000);
    expect(whole.extras.filter(({ code }) => code === 'smallest-job').length).toBeLessThanOrEqual(1);
    const apart = requestOf([quote(split[0], choice, 15), 15, 'b'], [quote(split[1], choice, 5), 5, 'c']);
    expect(apart.netMicros).toBeGreaterThan(parts.netMicros);
  }
});

test('HOLD-06 HOLD-12 a hundred small bodies are instant, on the day that a hundred of one are', () => {
  const mesh = boxMesh(10, 10, 10);
  const [one, file] = [measureSolid(mesh, PROCESS_CODES), measureSolid(row(mesh, 100, 15), PROCESS_CODES)];
  for (const choice of CHOICES.filter(({ finish }) => finish.id === 'as-printed')) {
    const [alone, all] = [quote(one, choice, 100), quote(file, choice, 1)];
    expect(all).toMatchObject({
      isInstantQuote: alone.isInstantQuote,
      reviewReasons: alone.reviewReasons,
      leadTimeDays: alone.leadTimeDays,
    });
  }
});
