import { expect, test } from 'vitest';
import { findFinish, findMaterial } from '#domain/catalogue/catalogue.ts';
import { MICROS_PER_CENT } from '#domain/money.ts';
import { DEMO_RATE_CARD } from '#domain/pricing/demo-rate-card.ts';
import { priceLine } from '#domain/pricing/price-line.ts';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeWork } from '#test/support/make-work.ts';
import { EXAMPLE_PRICE } from './example-price.ts';

/** The flange of test/fixtures. */
const FLANGE = makeMeasurement({ boxMm: { x: 80, y: 80, z: 12 }, volumeMm3: 49_423.5356, areaMm2: 13_590.5298 });

test('the example on the start page is what the demo rates make of it', () => {
  const material = findMaterial('fdm-pla');
  const finish = material && findFinish(material, 'as-printed');
  if (!material || !finish) throw new Error('The catalogue has changed.');
  const work = makeWork(FLANGE, 'FDM');
  const outcome = priceLine({ modelSha256: FLANGE.sha256, work, quantity: 10, material, finish, rateCard: DEMO_RATE_CARD });
  if (outcome.outcome !== 'priced') throw new Error(outcome.reasons.join(' '));
  expect(Math.round(outcome.unitPriceCents)).toBe(EXAMPLE_PRICE.eachCents);
  const cents = (...codes: string[]) =>
    outcome.receipt.lines.reduce((sum, line) => sum + (codes.includes(line.code) ? line.amountMicros / MICROS_PER_CENT : 0), 0);
  const groups = [
    ['startup', 'programming', 'setup'],
    ['material'],
    ['machine'],
    ['operation'],
    ['inspection', 'overhead'],
    ['margin'],
    ['quantity'],
  ].map((codes) => cents(...codes));
  for (const [index, { cents: shown }] of EXAMPLE_PRICE.lines.entries()) expect(Math.abs((groups[index] ?? 0) - shown)).toBeLessThan(0.6);
  expect(EXAMPLE_PRICE.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(EXAMPLE_PRICE.eachCents);
});
