import { describe, expect, test } from 'vitest';
import { FIXTURE_MODELS, readManifest, readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { measureStl } from './measure-stl.ts';

const CLOSE = 1e-6;

describe.each([FIXTURE_MODELS, sharedModels()].filter((folder) => folder !== null))('real files of %s', (folder) => {
  test.each(readManifest(folder).filter(({ format }) => format === 'STL'))('API-17 $file measures as others found', (truth) => {
    const read = measureStl(readModelBytes(folder, truth), 'mm');
    if (read.outcome === 'refused') throw new Error(read.message);
    const { measurement } = read;
    expect(measurement).toMatchObject({ triangles: truth.triangles, watertight: truth.watertight });
    expect(Math.abs((measurement.volumeMm3 ?? 0) / (truth.volume_mm3 ?? 0) - 1)).toBeLessThan(CLOSE);
    expect(Math.abs(measurement.areaMm2 / (truth.area_mm2 ?? 0) - 1)).toBeLessThan(CLOSE);
    const { x, y, z } = measurement.boxMm;
    for (const [at, size] of [x, y, z].entries()) expect(Math.abs(size / (truth.bbox_mm?.[at] ?? 0) - 1)).toBeLessThan(CLOSE);
  });
});
