import { expect, test } from 'vitest';
import { DEFAULT_ROI_INPUTS } from '#domain/roi/calculate-roi.ts';
import { plotRoi } from '#domain/roi/plot-roi.ts';
import { frameChart, placeLabels } from './chart-frame.ts';
import { texts as german } from './texts.de.ts';
import { texts } from './texts.ts';

test('ROI-06 a chart starts at zero and holds every value', () => {
  const points = plotRoi(DEFAULT_ROI_INPUTS, 'costPerMonthDollars');
  const frame = frameChart(600, points);
  expect(frame.yScale(0)).toBe(frame.bottom);
  expect(frame.x(0)).toBe(frame.left);
  expect(frame.x(1000)).toBe(frame.right);
  expect(frame.highest).toBeGreaterThanOrEqual(17_500);
  expect(frame.highest).toBeLessThan(21_000);
});

test.each([
  [30, 500],
  [60, 1000],
  [90, 1000],
  [600, 1000],
])('ROI-06 at %d minutes a quote the time axis ends at %d hours', (minutesPerQuote, highest) => {
  const points = plotRoi({ ...DEFAULT_ROI_INPUTS, minutesPerQuote }, 'hoursPerMonth');
  expect(frameChart(600, points, 1000).highest).toBe(highest);
});

test('a chart without a single figure still has an axis', () => {
  expect(frameChart(0, []).highest).toBe(1);
});

test.each([
  [40, 240, { manual: 40, automated: 240 }],
  [100, 100, { manual: 91.5, automated: 108.5 }],
  [110, 100, { manual: 113.5, automated: 96.5 }],
  [250, 248, { manual: 250, automated: 233 }],
])('lines that end at %d and %d get names that do not touch', (manual, automated, expected) => {
  expect(placeLabels(manual, automated, 250)).toEqual(expected);
});

test('ROI-06 an axis bears the sign of money where each language writes it', () => {
  expect([texts.charts.amount('20K'), german.charts.amount('20.000')]).toEqual(['$20K', '20.000\u00a0$']);
});
