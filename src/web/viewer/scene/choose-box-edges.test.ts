import { expect, test } from 'vitest';
import { chooseBoxEdge } from './choose-box-edges.ts';

const size = { x: 10, y: 20, z: 30 };
const eye = { x: 100, y: -100, z: 100 };
const right = { x: Math.SQRT1_2, y: Math.SQRT1_2, z: 0 };

test('VIEW-12 dimensions stand at the outline: length and width below, height at the right', () => {
  expect(chooseBoxEdge('x', size, eye, right)).toMatchObject({ from: { x: -5, y: -10, z: -15 }, to: { x: 5, y: -10, z: -15 } });
  expect(chooseBoxEdge('y', size, eye, right)).toMatchObject({ from: { x: 5, y: -10, z: -15 }, to: { x: 5, y: 10, z: -15 } });
  expect(chooseBoxEdge('z', size, eye, right)).toMatchObject({ from: { x: 5, y: 10, z: -15 }, to: { x: 5, y: 10, z: 15 } });
});

test('VIEW-12 seen from the back they go round with the camera', () => {
  const back = { x: -100, y: 100, z: 100 };
  const edge = chooseBoxEdge('x', size, back, { x: -right.x, y: -right.y, z: 0 });
  expect(edge).toMatchObject({ from: { y: 10, z: -15 }, to: { y: 10, z: -15 } });
  expect(edge.outward.y).toBeGreaterThan(0);
});
