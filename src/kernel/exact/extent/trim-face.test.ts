import { expect, test } from 'vitest';
import { handOver, oc } from '#test/support/made-shapes.ts';
import { cut, cylinder, kit, ORIGIN } from '#test/support/modelling-kit.ts';
import type { Face, Shape } from '../../occt/words.ts';
import { trimFace } from './trim-face.ts';

function busiestFace(shape: Shape): Face {
  return oc.listFaces(shape).sort((a, b) => oc.listEdges(b).length - oc.listEdges(a).length)[0] as Face;
}

test('tells the inside of a drilled ball from its hole, where it meets itself too', () => {
  const ball = cut(new kit.BRepPrimAPI_MakeSphere(10).Shape(), cylinder(ORIGIN, [1, 1, 0], 5, 30));
  for (const side of [ball, ball.Reversed()]) {
    const contains = trimFace(oc, busiestFace(handOver(side)));
    // The hole reaches 30° about longitude 45°.
    expect(contains(Math.PI / 4, 0)).toBe(false);
    expect(contains(Math.PI / 4 + 0.52, 0)).toBe(false);
    expect(contains(Math.PI / 4 + 0.525, 0)).toBe(true);
    expect(contains(Math.PI / 4, 0.525)).toBe(true);
    expect([0.01, 3, 6.27].map((u) => contains(u, 1))).toEqual([true, true, true]);
    expect(contains(3, 1.6)).toBe(false);
    expect(contains(-0.01, 1)).toBe(false);
  }
});
