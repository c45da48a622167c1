import type { Extents, Measurement } from '#domain/part/part.ts';

/** A sound, closed solid; by default a bracket of 50 × 50 × 30 mm with 20 cm³. */
export function makeMeasurement(changes: Partial<Measurement> = {}): Measurement {
  return {
    format: 'step',
    unit: 'mm',
    sha256: '0'.repeat(64),
    boxMm: { x: 50, y: 50, z: 30 },
    boxMinMm: { x: 0, y: 0, z: 0 },
    volumeMm3: 20_000,
    areaMm2: 12_000,
    volumeKind: 'exact',
    solids: 1,
    faces: 24,
    triangles: 480,
    watertight: true,
    sewToleranceMm: null,
    findings: [],
    ...changes,
  };
}

/** A solid block. */
export function makeBlock({ x, y, z }: Extents): Measurement {
  return makeMeasurement({ boxMm: { x, y, z }, volumeMm3: x * y * z, areaMm2: 2 * (x * y + y * z + z * x) });
}
