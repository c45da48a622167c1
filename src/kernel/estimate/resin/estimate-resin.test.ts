import { describe, expect, it } from 'vitest';
import { MASKED_VAT } from '#domain/machines/presets/resin.ts';
import { place } from '#test/support/placed-shapes.ts';
import { boxMesh } from '#test/support/solids.ts';
import { placeBody } from '../layers/place-body.ts';
import { prepareBody } from '../prepare-body.ts';
import { estimateResin, resinHours } from './estimate-resin.ts';

const { machine } = MASKED_VAT;

function resinFor(x: number, y: number, z: number) {
  const { shape } = prepareBody(boxMesh(x, y, z));
  return estimateResin(placeBody(shape, { up: [0, 0, 1], along: [1, 0, 0], sizeMm: { x, y, z } }, 'full'), machine);
}

describe('estimateResin', () => {
  // PrusaSlicer 2.5 with 0.05 mm layers, 1 mm of pad and 5 mm of lift.
  it('HOLD-02 comes near a slicer with a cube of 10 mm: 320 layers, 1.29 ml', () => {
    const { layers, solidCm3, supportCm3 } = resinFor(10, 10, 10);
    expect(layers).toBe(320);
    expect((solidCm3 + supportCm3) / 1.29).toBeGreaterThan(0.93);
    expect((solidCm3 + supportCm3) / 1.29).toBeLessThan(1.07);
  });

  it.each([
    [10.04, 320],
    [10.05, 321],
  ])('HOLD-02 takes no layer for what of %d mm is left over a whole one', (z, layers) => {
    expect(resinFor(10, 10, z).layers).toBe(layers);
  });

  it('HOLD-02 holds a bar as well that lies aslant', () => {
    const supportOf = (turn: number) => {
      const { positions, indices } = boxMesh(60, 3, 8);
      const bar = place(Array.from(positions), Array.from(indices), turn);
      return estimateResin(placeBody(prepareBody(bar).shape, { up: [0, 0, 1], along: [1, 0, 0], sizeMm: bar.sizeMm }, 'full'), machine)
        .supportCm3;
    };
    for (const turn of [0.3, Math.PI / 4, 2]) expect(Math.abs(supportOf(turn) / supportOf(0) - 1)).toBeLessThan(0.1);
  });

  it('HOLD-02 supports what lies level, and needs more resin for pillars that rise higher', () => {
    expect(resinFor(60, 40, 4).supportCm3).toBeGreaterThan(3 * resinFor(40, 4, 60).supportCm3);
    expect(estimateResin(placedFlat(), { ...machine, elevation: { value: 20, unit: 'mm' } }).supportCm3).toBeGreaterThan(
      estimateResin(placedFlat(), machine).supportCm3,
    );
  });

  it('HOLD-02 takes a mask by its layers, a laser by what it draws', () => {
    const figures = resinFor(20, 20, 20);
    expect(resinHours(figures, machine)).toEqual({ shared: (figures.layers * (5.25 + 15)) / 3600, own: 0 });
    const laser = { ...machine, scan: { value: 2, unit: 's/cm2' }, outline: { value: 1, unit: 's/m' } } as const;
    expect(resinHours(figures, laser).own).toBeCloseTo((figures.scannedCm2 * 2 + figures.outlineM) / 3600, 9);
    // 400 layers of 20 mm squares, and the pad and pillars.
    expect(figures.scannedCm2).toBeGreaterThan(400 * 4);
    expect(figures.outlineM).toBeGreaterThan(400 * 0.08);
  });
});

function placedFlat() {
  const { shape } = prepareBody(boxMesh(20, 20, 5));
  return placeBody(shape, { up: [0, 0, 1], along: [1, 0, 0], sizeMm: { x: 20, y: 20, z: 5 } }, 'full');
}
