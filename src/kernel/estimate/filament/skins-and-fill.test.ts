import { describe, expect, test } from 'vitest';
import { PRUSA_MK3S } from '#domain/machines/presets/filament.ts';
import { ball, blocks, ring } from '#test/support/placed-shapes.ts';
import { estimateFilament } from './estimate-filament.ts';

const MK3S = PRUSA_MK3S.machine;

/** Solids of revolution by radius and height, from the axis around. */
const cone = (...section: readonly number[]) => ring(96, [0.001, 0, ...section]);

/** Skins of a part without supports, by PrusaSlicer 2.5's G-code: cm³, and minutes as its planner has them. */
const SKINS = [
  ['a cone that steps back by two thirds of its height', cone(30, 0, 5, 40, 0.001, 40), 5.02, 40.4],
  ['a steep cone, whose strips are narrower than a line', cone(30, 0, 12, 60, 0.001, 60), 2.53, 12],
  ['a flat cone', cone(40, 0, 5, 18, 0.001, 18), 8.12, 48.1],
  ['a cone on its tip, whose strips are hardly wide enough', cone(10, 0, 35, 35, 0.001, 35), 6.89, 44.6],
  ['a large sphere', ball(48, 45), 8.65, 73],
  [
    'a torus',
    ring(96, Array.from({ length: 96 }, (_, n) => [40 + 12 * Math.cos(n / 15.28), 12 + 12 * Math.sin(n / 15.28)]).flat()),
    8.53,
    64,
  ],
] as const;

describe('HOLD-01 skins over and under walls are laid as a slicer lays them on', () => {
  test.each(SKINS)('%s', (_name, mesh, cm3, minutes) => {
    const unheld = { ...MK3S, supportAngle: { ...MK3S.supportAngle, value: 0 } };
    const { laidDownCm3, hours } = estimateFilament(mesh, unheld, 'full');
    expect(Math.abs(laidDownCm3.skins / cm3 - 1)).toBeLessThan(0.03);
    expect(Math.abs((60 * hours.skins) / minutes - 1)).toBeLessThan(0.05);
  });
});

test.each([
  ['jerk', 8, 156.8],
  ['jerk', 5, 200.1],
  ['jerk', 12, 121.6],
  ['infill', 10, 56],
] as const)('HOLD-09 gyroid of a slab at a %s of %d takes the minutes that a planner takes for it', (figure, value, minutes) => {
  const slab = blocks([0, 0, 0, 180, 180, 6]);
  const { hours } = estimateFilament(slab, { ...MK3S, [figure]: { ...MK3S[figure], value } }, 'full');
  expect(Math.abs((60 * hours.infill) / minutes - 1)).toBeLessThan(0.08);
});
