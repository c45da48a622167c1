import { describe, expect, test } from 'vitest';
import { calculateRoi, DEFAULT_ROI_INPUTS, type Roi, type RoiInputs } from './calculate-roi.ts';
import { plotRoi } from './plot-roi.ts';
import { estimateSubscription } from './subscription.ts';

test.each([
  [0, 0, 195, 195],
  [200, 0, 195, 195],
  [300, 0, 195, 195],
  [301, 1, 195.04, 195.2],
  [1000, 700, 223, 335],
  [1_000_000, 999_700, 40_183, 200_135],
])('ROI-02 %d quotes a month are %d extra ones and cost $%d, nominally $%d', (quotes, extraQuotes, effectiveDollars, nominalDollars) => {
  const subscription = estimateSubscription(quotes);
  expect(subscription.extraQuotes).toBe(extraQuotes);
  expect(subscription.effectiveDollars).toBeCloseTo(effectiveDollars, 9);
  expect(subscription.nominalDollars).toBeCloseTo(nominalDollars, 9);
});

type Row = readonly [manualQuote: number, automatedQuote: number, manualMonth: number, automatedMonth: number];

/** By hand: 30 min at $35/h are $17.50 and half an hour a quote. */
const HAND_COMPUTED: readonly [string, RoiInputs, Row, hours: readonly [number, number], savings: readonly number[]][] = [
  ['the defaults', DEFAULT_ROI_INPUTS, [17.5, 0.975, 3500, 195], [100, 50 / 3], [3305, 18, 83, 6]],
  [
    '301 quotes',
    { ...DEFAULT_ROI_INPUTS, quotesPerMonth: 301 },
    [17.5, 195.04 / 301, 5267.5, 195.04],
    [150.5, 301 / 12],
    [5072, 27, 125, 6],
  ],
  ['1000 quotes', { ...DEFAULT_ROI_INPUTS, quotesPerMonth: 1000 }, [17.5, 0.223, 17_500, 223], [500, 250 / 3], [17_277, 78, 417, 6]],
  [
    'a shop that has nothing to gain',
    { minutesPerQuote: 2, hourlySalaryDollars: 30, quotesPerMonth: 10 },
    [1, 19.5, 10, 195],
    [1 / 3, 5 / 6],
    [0, 0, 0, 0],
  ],
];

describe.each(HAND_COMPUTED)('%s', (_name, inputs, [manualQuote, automatedQuote, manualMonth, automatedMonth], hours, savings) => {
  const roi = calculateRoi(inputs);
  test('ROI-03 cost and hours of both ways', () => {
    expect(roi.manual.costPerQuoteDollars).toBeCloseTo(manualQuote, 9);
    expect(roi.automated.costPerQuoteDollars).toBeCloseTo(automatedQuote, 9);
    expect(roi.manual.costPerMonthDollars).toBeCloseTo(manualMonth, 9);
    expect(roi.automated.costPerMonthDollars).toBeCloseTo(automatedMonth, 9);
    expect(roi.manual.hoursPerMonth).toBeCloseTo(hours[0], 9);
    expect(roi.automated.hoursPerMonth).toBeCloseTo(hours[1], 9);
  });
  test('ROI-04 what is saved, in whole numbers and never below 0', () => {
    expect([roi.costSaving.perMonth, roi.costSaving.factor, roi.timeSaving.perMonth, roi.timeSaving.factor]).toEqual(savings);
  });
});

test('ROI-08 without quotes a quote has no price, and nothing is saved', () => {
  const roi = calculateRoi({ ...DEFAULT_ROI_INPUTS, quotesPerMonth: 0 });
  expect(roi.manual).toEqual({ costPerQuoteDollars: 17.5, costPerMonthDollars: 0, hoursPerMonth: 0 });
  expect(roi.automated).toEqual({ costPerQuoteDollars: null, costPerMonthDollars: 195, hoursPerMonth: 0 });
  expect(roi.costSaving).toEqual({ perMonth: 0, factor: 0 });
  expect(roi.timeSaving).toEqual({ perMonth: 0, factor: null });
});

const figures = (roi: Roi) => Object.values(roi).flatMap((part) => Object.values(part));

test.each([null, 0, 1e300])('ROI-08 with %s in any field every figure is a number or absent', (value) => {
  for (const field of ['minutesPerQuote', 'hourlySalaryDollars', 'quotesPerMonth'] as const) {
    for (const figure of figures(calculateRoi({ ...DEFAULT_ROI_INPUTS, [field]: value }))) {
      expect(figure === null || Number.isFinite(figure)).toBe(true);
    }
  }
  const all = calculateRoi({ minutesPerQuote: value, hourlySalaryDollars: value, quotesPerMonth: value });
  expect(figures(all).every((figure) => figure === null || Number.isFinite(figure))).toBe(true);
});

test('ROI-08 what does not depend on a missing input is still computed', () => {
  const roi = calculateRoi({ ...DEFAULT_ROI_INPUTS, hourlySalaryDollars: null });
  expect(roi.manual).toEqual({ costPerQuoteDollars: null, costPerMonthDollars: null, hoursPerMonth: 100 });
  expect(roi.automated.costPerMonthDollars).toBe(195);
  expect(roi.costSaving).toEqual({ perMonth: null, factor: null });
  expect(roi.timeSaving).toEqual({ perMonth: 83, factor: 6 });
});

test('ROI-06 the charts are drawn at 50, 100, 200, 500 and 1000 quotes', () => {
  const cost = plotRoi(DEFAULT_ROI_INPUTS, 'costPerMonthDollars');
  expect(cost.map((point) => [point.quotesPerMonth, point.manual, point.automated])).toEqual([
    [50, 875, 195],
    [100, 1750, 195],
    [200, 3500, 195],
    [500, 8750, 203],
    [1000, 17_500, 223],
  ]);
  const time = plotRoi({ ...DEFAULT_ROI_INPUTS, quotesPerMonth: null }, 'hoursPerMonth');
  expect(time.map((point) => point.manual)).toEqual([25, 50, 100, 250, 500]);
  expect(time[4]?.automated).toBeCloseTo(250 / 3, 9);
});
