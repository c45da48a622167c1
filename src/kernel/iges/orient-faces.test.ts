import { expect, test } from 'vitest';
import { type EdgeUse, orientFaces } from './orient-faces.ts';

const forward = (face: number): EdgeUse => ({ face, reversed: false });
const backward = (face: number): EdgeUse => ({ face, reversed: true });

test('a face that runs along a shared edge the same way as its neighbour is turned', () => {
  const shells = orientFaces(3, [
    [forward(0), forward(1)],
    [forward(1), backward(2)],
    [backward(0), backward(1)],
  ]);
  expect(shells).toEqual([
    [
      { face: 0, turned: false },
      { face: 1, turned: true },
      { face: 2, turned: true },
    ],
  ]);
});

test('faces that share no edge make shells of their own; a seam joins a face to itself', () => {
  expect(orientFaces(2, [[forward(0), backward(0)]])).toEqual([[{ face: 0, turned: false }], [{ face: 1, turned: false }]]);
});

test('an edge of one face or of three faces closes nothing', () => {
  expect(orientFaces(1, [[forward(0)]])).toBeNull();
  expect(orientFaces(3, [[forward(0), backward(1), backward(2)]])).toBeNull();
});

test('faces that can’t all look to the same side, like a Möbius strip’s, make no shell', () => {
  const strip = [
    [forward(0), backward(1)],
    [forward(1), backward(0)],
  ];
  expect(orientFaces(2, strip)).not.toBeNull();
  expect(orientFaces(2, [...strip, [forward(0), forward(1)]])).toBeNull();
});
