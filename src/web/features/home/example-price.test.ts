import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFinish, findMaterial } from '#domain/catalogue/catalogue.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { profileOf } from '#domain/rates/profile.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS } from '#test/support/model-files.ts';
import { EXAMPLE_PRICE } from './example-price.ts';

async function priceFlange() {
  const bytes = await readFile(join(FIXTURE_MODELS, 'flange.iges'));
  const read = await readExactModel({ bytes, format: 'iges', engine: nodeEngine() });
  const material = findMaterial('fdm-pla');
  const finish = material && findFinish(material, 'as-printed');
  if (read.outcome === 'refused' || !material || !finish) throw new Error('The flange or the catalogue has changed.');
  const { bodies } = divideModel(read.mesh, read.measurement);
  const { machines, leadTimes } = DEMO_RATE_CARD.processes.FDM;
  const [work] = estimatePartWork(bodies, [profileOf('FDM', machines[0])]);
  if (!work) throw new Error('no work');
  const outcome = priceLine({
    modelSha256: '',
    work,
    quantity: 10,
    material,
    finish,
    rateCard: DEMO_RATE_CARD,
    machine: machines[0],
    leadTime: leadTimes[0],
  });
  if (outcome.outcome !== 'priced') throw new Error(outcome.reasons.join(' '));
  return outcome;
}

test('the example on the start page is what the demo rates make of it, within 3 % of the price', async () => {
  const { receipt, unitPriceMicros } = await priceFlange();
  const near = EXAMPLE_PRICE.eachCents * 0.03;
  expect(Math.abs(unitPriceMicros / 10_000 - EXAMPLE_PRICE.eachCents)).toBeLessThan(near);
  const cents = (...codes: string[]) =>
    receipt.lines.reduce((sum, line) => sum + (codes.includes(line.code) ? line.amountMicros / 10_000 : 0), 0);
  const groups = [['material'], ['machine'], ['inspection', 'overhead'], ['margin'], ['quantity']].map((codes) => cents(...codes));
  for (const [index, { cents: shown }] of EXAMPLE_PRICE.lines.entries()) expect(Math.abs((groups[index] ?? 0) - shown)).toBeLessThan(near);
  expect(EXAMPLE_PRICE.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(EXAMPLE_PRICE.eachCents);
});
