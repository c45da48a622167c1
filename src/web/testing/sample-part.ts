import type { Part } from '#contract/schemas/entities.ts';

/** A measured part; what is given replaces what is assumed. */
export function samplePart(change: Partial<Part> = {}): Part {
  return {
    id: 'p1',
    filename: 'bracket.step',
    internalFilename: 'abcdefghijklmnopqrstuvwxyz.step',
    title: 'bracket',
    image: 'bracket.png',
    quantity: 1,
    unit: 'mm',
    scale: 1,
    dimensions: { x: 10, y: 20.5, z: 3.126 },
    surfaceArea: 100,
    volume: 50,
    selected: true,
    findings: [],
    solids: 1,
    watertight: true,
    ...change,
  };
}
