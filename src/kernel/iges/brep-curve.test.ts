import { describe, expect, test } from 'vitest';
import { matchCurves, parseCurve, remapCurve2d } from './brep-curve.ts';
import { sampleSpline, splitSpline } from './spline.ts';

const LINE = '1 0 0 5 1 0 0 ';
const LINE_BACK = '1 10 0 5 -1 0 0 ';
const CIRCLE = '2 0 0 0 0 0 1 1 0 0 0 1 0 2';
const CIRCLE_BACK = '2 0 0 0 0 0 -1 1 0 0 0 -1 0 2';
const SPLINE = '7 0 0  2 4 3  0 0 0  1 2 0  3 2 0  4 0 0 \n 0 3 0.25 1 1 3';
const SPLINE_BACK = '7 0 0  2 4 3  4 0 0  3 2 0  1 2 0  0 0 0 \n 0 3 0.75 1 1 3';
/** A quarter of a circle of radius 1. */
const RATIONAL = '7 1 0  2 3 2  1 0 0 1  1 1 0 0.7071067811865476  0 1 0 1 \n 0 3 1 3';

function curve(text: string, first: number, last: number) {
  const parsed = parseCurve(text, first, last);
  if (parsed === null) throw new Error(`Not understood: ${text}`);
  return parsed;
}

describe('curves in space', () => {
  test('a rational spline runs where its circle runs', () => {
    const { samples } = curve(RATIONAL, 0, 1);
    for (let n = 0; n < samples.length; n += 3) expect(Math.hypot(samples[n] ?? 0, samples[n + 1] ?? 0)).toBeCloseTo(1, 12);
    expect([...samples.slice(0, 2)]).toEqual([1, 0]);
    expect(samples.at(-2)).toBeCloseTo(1, 12);
  });

  test.each([
    ['a line', curve(LINE, 2, 7), curve(LINE_BACK, 3, 8)],
    ['a circle', curve(CIRCLE, 1, 2), curve(CIRCLE_BACK, 2 * Math.PI - 2, 2 * Math.PI - 1)],
    ['a spline', curve(SPLINE, 0, 1), curve(SPLINE_BACK, 0, 1)],
  ])('%s matches itself backward', (_, there, back) => {
    expect(matchCurves(there, there, 1e-9)?.map).toEqual({ scale: 1, shift: 0 });
    const match = matchCurves(there, back, 1e-9);
    expect(match?.map).toEqual({ scale: -1, shift: back.last + there.first });
    expect(match?.gapMm).toBeLessThan(1e-12);
  });

  test('of two ways both within the tolerance the nearer one is taken', () => {
    expect(matchCurves(curve(LINE, 0, 1), curve('1 1 0 5 -1 0 0', 0, 1), 10)?.map.scale).toBe(-1);
  });

  test('curves that differ by shape, range or more than the tolerance do not match', () => {
    expect(matchCurves(curve(LINE, 0, 4), curve(SPLINE, 0, 1), 10)).toBeNull();
    expect(matchCurves(curve(SPLINE, 0, 1), curve(SPLINE.replace('1 2 0', '1 2.5 0'), 0, 1), 0.1)).toBeNull();
    expect(matchCurves(curve(LINE, 0, 1), curve('1 0 0 5.2 1 0 0', 0, 1), 0.1)).toBeNull();
  });

  test('periodic splines and curves made of curves are not understood', () => {
    expect(parseCurve('7 0 1  2 4 5 ', 0, 1)).toBeNull();
    expect(parseCurve('8 0 1 \n1 0 0 0 1 0 0', 0, 1)).toBeNull();
  });
});

describe('curves in a surface’s parameters', () => {
  const map = { scale: -1, shift: 3 } as const;

  test('a line told by another parameter passes the same points', () => {
    const [, x = 0, y = 0, dx = 0, dy = 0] = (remapCurve2d('1 5 6 0.6 0.8 ', map) ?? '').split(' ').map(Number);
    const at = 1.25;
    expect([x + at * dx, y + at * dy]).toEqual([5 + 0.6 * (3 - at), 6 + 0.8 * (3 - at)]);
  });

  test('a spline told by another parameter passes the same points', () => {
    const text = '7 1 0  2 4 3  0 0 1  1 2 0.5  3 2 1  4 0 1 \n 0 3 0.25 1 1 3';
    const inSpace = (plane: string) => splitSpline(plane.slice(2).trim().split(/\s+/).map(Number), 2);
    const raise = (spline: ReturnType<typeof inSpace>) => spline && { ...spline, poles: spline.poles.map((pole) => [...pole, 0]) };
    const [own, other] = [raise(inSpace(text)), raise(inSpace(remapCurve2d(text, map) ?? ''))];
    if (own === null || other === null) throw new Error('A spline was not understood.');
    const there = sampleSpline(other, [2, 2.4, 2.9]);
    const back = sampleSpline(own, [0.1, 0.6, 1]);
    for (const n of [0, 1, 2])
      for (const axis of [0, 1]) expect(there[3 * n + axis]).toBeCloseTo(back[3 * (2 - n) + axis] ?? Number.NaN, 12);
  });

  test('stays as it is where the parameter does, and is not understood where it is a circle', () => {
    expect(remapCurve2d('2 0 0 1 0 0 1 5', { scale: 1, shift: 0 })).toBe('2 0 0 1 0 0 1 5');
    expect(remapCurve2d('2 0 0 1 0 0 1 5', map)).toBeNull();
  });
});
