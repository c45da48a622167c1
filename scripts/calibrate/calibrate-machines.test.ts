import { expect, test } from 'vitest';
import { rate } from '#domain/money/rate.ts';
import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { calibrateMachines, type MadePartOf } from './calibrate-machines.ts';

/** Parts that take `hours` times what was predicted, some more and some less. */
function makeParts(process: MadePartOf['process'], count: number, hours: number): MadePartOf[] {
  return Array.from({ length: count }, (_, index) => ({
    process,
    name: `part ${index}`,
    predicted: { hours: 1 + index, grams: 10 },
    real: { hours: (1 + index) * hours * (1 + 0.04 * ((index % 3) - 1)), grams: 10 },
  }));
}

/** As it stands in a rate card. */
const hoursFactor = (value: number) => ({
  processes: { FDM: { machines: [{ id: 'first', figures: { hoursFactor: { value: expect.closeTo(value, 1), unit: 'x' } } }] } },
});

test('HOLD-13 a machine’s factors are told with the error before and after, and written as they stand in a card', () => {
  const { report, fragment } = calibrateMachines(DEMO_RATE_CARD, [...makeParts('FDM', 9, 1.25), ...makeParts('SLA', 2, 3)]);
  expect(fragment).toEqual(hoursFactor(1.25));
  expect(report).toMatch(/Real hours are predicted × 1\.2\d+: on parts left out of the fit, .* goes from 20 \/ 2\d % to \d \/ \d %\./);
  expect(report).toContain('No factor brings the grams');
  expect(report).toContain('2 parts are too few to fit factors to');
});

test('HOLD-13 a factor comes on top of the one that the predictions contain', () => {
  const { processes } = DEMO_RATE_CARD;
  const [first] = processes.FDM.machines;
  const machine = { ...first, figures: { ...first.figures, hoursFactor: rate(2, 'x') } };
  const card = { ...DEMO_RATE_CARD, processes: { ...processes, FDM: { ...processes.FDM, machines: [machine] as const } } };
  expect(checkRateCard(card)).toMatchObject({ ok: true });
  expect(calibrateMachines(card, makeParts('FDM', 9, 1.25)).fragment).toEqual(hoursFactor(2.5));
});

test('HOLD-13 nothing is written when nothing helps', () => {
  expect(calibrateMachines(DEMO_RATE_CARD, makeParts('SLS', 4, 2)).fragment).toBeNull();
});

test.each([
  ['minutes for hours', 60],
  ['a plate for a piece', 12.8],
  ['seconds of a stopped clock', 0.01],
])('HOLD-13 %s is asked about before it becomes a factor', (_what, times) => {
  const { doubts } = calibrateMachines(DEMO_RATE_CARD, makeParts('FDM', 9, times));
  expect(doubts).toEqual([expect.stringMatching(/^FDM: real hours are [\d.]+ times what is predicted\. Are they hours and not minutes/)]);
  expect(calibrateMachines(DEMO_RATE_CARD, makeParts('FDM', 9, 1.9)).doubts).toEqual([]);
});
