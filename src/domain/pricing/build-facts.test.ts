import { expect, test } from 'vitest';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import type { ProcessCode } from '../catalogue/process.ts';
import type { Measurement } from '../part/part.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import { findBuildFacts } from './build-facts.ts';

const find = (measurement: Measurement, process: ProcessCode) =>
  findBuildFacts(measurement, process, DEMO_RATE_CARD.processes[process].machines[0], DEMO_RATE_CARD);

test.each([
  ['FDM', { angle: 45, liftMm: 0 }],
  ['SLA', { angle: 15, liftMm: 5 }],
  ['DMLS', { angle: 45, liftMm: 3 }],
  ['SLS', null],
  ['MJF', null],
] as const)('HOLD-04 how %s holds a part comes from its machine', (process, supports) => {
  expect(find(makeMeasurement(), process).supports).toEqual(supports);
});

test('HOLD-08 only walls below the limit of the process are thin spots, thinnest first', () => {
  const thinnest = [0.4, 0.65, 0.79999, 1.2].map((mm) => ({ mm, at: [mm, 0, 0] as const }));
  const measurement = makeMeasurement({ walls: { thinnest, gaps: [], errorMm: 0.01, samples: 100 } });
  const thinFor = (process: 'FDM' | 'SLA') => find(measurement, process).thinSpots.map(({ mm }) => mm);
  expect(thinFor('FDM')).toEqual([0.4, 0.65]);
  expect(thinFor('SLA')).toEqual([0.4]);
  expect(find(measurement, 'FDM')).toMatchObject({ minimumWallMm: 0.8, wallErrorMm: 0.01 });
});

test('HOLD-08 a part that was measured before walls were has no thin spots, and no error of them', () => {
  expect(find(makeMeasurement(), 'FDM')).toMatchObject({ thinSpots: [], wallErrorMm: null });
});
