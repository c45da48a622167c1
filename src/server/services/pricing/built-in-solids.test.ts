import { expect, test } from 'vitest';
import { BUILT_IN_PART_IDS } from '#domain/rates/golden-part.ts';
import { composeBuiltInSolid } from './built-in-solids.ts';

type Corner = readonly [number, number, number];

function readCorners(file: Buffer): (readonly [Corner, Corner, Corner])[] {
  return Array.from({ length: file.readUInt32LE(80) }, (_, facet) => {
    const corner = (n: number): Corner => {
      const at = 84 + 50 * facet + 12 + 12 * n;
      return [file.readFloatLE(at), file.readFloatLE(at + 4), file.readFloatLE(at + 8)];
    };
    return [corner(0), corner(1), corner(2)];
  });
}

function volumeOf(file: Buffer): number {
  const six = readCorners(file).map(
    ([[ax, ay, az], [bx, by, bz], [cx, cy, cz]]) => ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx),
  );
  return six.reduce((sum, part) => sum + part, 0) / 6;
}

test.each(BUILT_IN_PART_IDS)('PRC-05 %s is closed: every edge is run along once each way', (id) => {
  const edges = new Set<string>();
  for (const corners of readCorners(composeBuiltInSolid(id))) {
    for (const [n, from] of corners.entries()) {
      const edge = `${from} > ${corners[(n + 1) % 3]}`;
      expect(edges.has(edge)).toBe(false);
      edges.add(edge);
    }
  }
  for (const edge of edges) expect(edges.has(edge.split(' > ').reverse().join(' > '))).toBe(true);
});

test('PRC-05 the solids have the volumes of their drawings', () => {
  const polygon = (96 / 2) * Math.sin((2 * Math.PI) / 96);
  const [bracket, flange, housing] = BUILT_IN_PART_IDS.map((id) => volumeOf(composeBuiltInSolid(id)));
  expect(bracket).toBeCloseTo((60 * 5 + 35 * 5) * 30, 0);
  expect(flange).toBeCloseTo(polygon * ((40 ** 2 - 10 ** 2) * 8 + (18 ** 2 - 10 ** 2) * 17), -1);
  expect(housing).toBeCloseTo(100 * 70 * 35 - 95 * 66.5 * 32.5, -1);
});
