import { describe, expect, test } from 'vitest';
import { calibrate, FEWEST_PARTS, type MadePart } from './calibrate.ts';

/** Normally distributed figures of mean 0 and deviation 1, the same at each call. */
function createNoise(): () => number {
  let state = 20_261_122;
  const uniform = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state + 1) / (2 ** 32 + 1);
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Parts of a shop that takes `hours` and `grams` times what is predicted, give or take `scatter` (0.1 is 10 %). */
function makeParts(count: number, truth: { readonly hours: number; readonly grams: number }, scatter: number): MadePart[] {
  const noise = createNoise();
  return Array.from({ length: count }, (_, index) => {
    const predicted = { hours: 0.5 + index, grams: 8 + 11 * index };
    const real = {
      hours: predicted.hours * truth.hours * Math.exp(scatter * noise()),
      grams: predicted.grams * truth.grams * Math.exp(scatter * noise()),
    };
    return { name: `part ${index}`, predicted, real };
  });
}

function fitFactors(parts: readonly MadePart[]) {
  const calibration = calibrate(parts);
  if (calibration.outcome !== 'fitted') throw new Error(calibration.message);
  return calibration;
}

test('HOLD-13 a shop that takes 1.25 times the hours is found out, and parts left out of the fit come closer', () => {
  const { hours, grams } = fitFactors(makeParts(20, { hours: 1.25, grams: 0.92 }, 0.08));
  expect(hours?.factor).toBeGreaterThan(1.19);
  expect(hours?.factor).toBeLessThan(1.31);
  expect(hours?.before.median).toBeGreaterThan(0.15);
  expect(hours?.after.median).toBeLessThan(0.1);
  expect(hours?.after.p90).toBeLessThan(hours?.before.p90 ?? 0);
  expect(grams?.factor).toBeGreaterThan(0.88);
  expect(grams?.factor).toBeLessThan(0.96);
});

test('HOLD-13 without noise the factor is exact, from the fewest parts on', () => {
  const { hours } = fitFactors(makeParts(FEWEST_PARTS, { hours: 1.25, grams: 1 }, 0));
  expect(hours).toMatchObject({ factor: 1.25, after: { median: expect.closeTo(0, 9), p90: expect.closeTo(0, 9) } });
});

test('HOLD-13 two odd parts of a dozen don’t move the factor', () => {
  const parts = makeParts(12, { hours: 1.25, grams: 1 }, 0.03);
  const spoilt = parts.map((part, index) => (index < 2 ? { ...part, real: { ...part.real, hours: part.real.hours * 10 } } : part));
  expect(Math.abs((fitFactors(spoilt).hours?.factor ?? 0) - 1.25)).toBeLessThan(0.06);
});

describe('HOLD-13 nothing is offered', () => {
  test('for too few parts, which is said', () => {
    expect(calibrate(makeParts(FEWEST_PARTS - 1, { hours: 2, grams: 2 }, 0))).toEqual({
      outcome: 'too-few',
      message: '4 parts are too few to fit factors to: make it 5 or more of one machine.',
    });
  });

  test('where predictions are right', () => {
    expect(fitFactors(makeParts(10, { hours: 1, grams: 1 }, 0))).toEqual({ outcome: 'fitted', hours: null, grams: null });
  });

  test('where figures scatter without a common direction', () => {
    const real = [0.5, 2, 0.6, 1.7, 0.9, 1.05];
    const parts = real.map((hours, index) => ({ name: `${index}`, predicted: { hours: 1, grams: 1 }, real: { hours, grams: 1 } }));
    expect(fitFactors(parts).hours).toBeNull();
  });
});
