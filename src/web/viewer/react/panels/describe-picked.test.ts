import { expect, test } from 'vitest';
import { formatArea, formatLength } from '../../basics/format-measure.ts';
import { describePicked } from './describe-picked.ts';

const figuresOf = (...given: Parameters<typeof describePicked>) =>
  describePicked(...given)?.figures.map(({ label, value }) => `${label} ${value}`);

test('VIEW-12 a distance is told with its parts along the axes, in the unit of the part', () => {
  const picked = { kind: 'distance', distanceMm: 25.4, deltaMm: { x: -25.4, y: 0, z: 1e-9 } } as const;
  expect(figuresOf(picked, 'distance', 'in')).toEqual(['Distance 1 in', 'Along X 1 in', 'Along Y 0 in', 'Along Z 0 in']);
});

test('VIEW-12 an edge tells length and radius, a face area and kind; what comes from the mesh says so', () => {
  expect(figuresOf({ kind: 'edge', lengthMm: 31.4159, radiusMm: 5, exact: true }, 'pick', 'mm')).toEqual([
    'Length 31.42 mm',
    'Radius 5 mm',
    'Diameter 10 mm',
  ]);
  const face = { kind: 'face', areaMm2: 1250, radiusMm: null, surface: 'plane', exact: false } as const;
  expect(describePicked(face, 'pick', 'cm')).toEqual({
    heading: 'Flat face',
    figures: [{ label: 'Area', value: '12.5 cm²' }],
    note: expect.stringContaining('mesh'),
  });
});

test('VIEW-12 the panel says what to do next', () => {
  expect(describePicked(null, 'none', 'mm')).toBeNull();
  expect(describePicked(null, 'distance', 'mm')?.heading).toContain('first point');
  expect(describePicked({ kind: 'point' }, 'distance', 'mm')?.heading).toContain('second point');
  expect(describePicked(null, 'pick', 'mm')?.heading).toContain('edge or a face');
});

test.each([
  [formatLength(1234.567, 'mm'), '1,234.57 mm'],
  [formatLength(-0.001, 'mm'), '0 mm'],
  [formatLength(12.345, 'cm'), '1.235 cm'],
  [formatArea(645.16, 'in'), '1 in²'],
])('a figure is written %s', (written, expected) => {
  expect(written).toBe(expected);
});
