import { describe, expect, it } from 'vitest';
import { angleWithin, areaOf, footprintOf, tightestRectangle, turnedFootprint, widthAlong } from './footprint.ts';

const rectangle = (length: number, width: number) => footprintOf(Float64Array.of(0, 0, length, 0, length, width, 0, width, 1, 1));

describe('footprints', () => {
  it('HOLD-05 leave out what lies inside', () => {
    expect(rectangle(40, 30).length).toBe(8);
    expect(areaOf(rectangle(40, 30))).toBeCloseTo(1200);
  });

  it('HOLD-05 find the tightest rectangle at any angle', () => {
    for (const angle of [0, 0.3, 1, 2, 3]) {
      const { length, width } = tightestRectangle(turnedFootprint(rectangle(40, 30), angle));
      expect(length).toBeCloseTo(40);
      expect(width).toBeCloseTo(30);
    }
  });

  it('HOLD-05 fit a plate along its diagonal exactly as long as there is room', () => {
    // In a square of side 100, a strip of width w may be (100√2 − w) long.
    for (const turn of [0, 0.4, 1.2]) {
      const longest = 100 * Math.SQRT2 - 10;
      const angle = angleWithin(turnedFootprint(rectangle(longest - 0.01, 10), turn), 100, 100);
      expect(angle).not.toBeNull();
      expect(widthAlong(turnedFootprint(rectangle(longest - 0.01, 10), turn), angle ?? 0)).toBeLessThan(100.001);
      expect(angleWithin(turnedFootprint(rectangle(longest + 0.01, 10), turn), 100, 100)).toBeNull();
    }
  });
});
