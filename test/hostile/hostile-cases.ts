import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from '#contract/schemas/entities.ts';
import { MM_PER_UNIT } from '#domain/part/units.ts';
import { findSharedModels } from '#test/support/project.ts';

/** True measures of a case; STEP ones in mm, STL ones in raw units, which the tests upload as mm. */
interface Truth {
  readonly bbox_mm?: readonly number[];
  readonly bbox?: readonly number[];
  readonly volume_mm3?: number;
  readonly volume?: number;
  readonly area_mm2?: number;
  readonly area?: number;
  readonly solids?: number;
  readonly watertight?: boolean;
}

export interface HostileCase {
  /** Path of the bytes. */
  readonly path: string;
  /** The name to upload them under. */
  readonly upload: string;
  readonly file: string;
  /** 'bounded': either a refusal or a part, but never a wrong size without a word. */
  readonly expect: 'accept' | 'reject' | 'bounded';
  readonly why: string;
  readonly truth?: Truth;
}

/** Makes the hostile files with the generator beside the shared models; empty where it or python3 is missing. */
export function generateHostileCases(): readonly HostileCase[] {
  const generator = join(findSharedModels() ?? '', 'hostile/generate.py');
  if (!existsSync(generator)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'quickquote-hostile-'));
  try {
    execFileSync('python3', [generator, folder]);
  } catch {
    return [];
  }
  const cases: Omit<HostileCase, 'path'>[] = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8'));
  return cases.map((hostile) => ({ ...hostile, path: join(folder, hostile.file) }));
}

/** What is wrong with a part's figures, in words; empty when they are the true ones. */
export function compareWithTruth(part: Part, truth: Truth): readonly string[] {
  const mm = MM_PER_UNIT[part.unit];
  const problems: string[] = [];
  const compare = (name: string, measured: number, expected: number | undefined, tolerance: number) => {
    if (expected !== undefined && !(Math.abs(measured - expected) <= tolerance * Math.abs(expected))) {
      problems.push(`${name} is ${measured}, not ${expected}`);
    }
  };
  const box = truth.bbox_mm ?? truth.bbox ?? [];
  for (const [axis, index] of [['x', 0] as const, ['y', 1] as const, ['z', 2] as const]) {
    compare(`size ${axis}`, part.dimensions[axis] * mm, box[index], 1e-3);
  }
  compare('volume', (part.volume ?? Number.NaN) * mm ** 3, truth.volume_mm3 ?? truth.volume, 1e-4);
  compare('area', part.surfaceArea * mm ** 2, truth.area_mm2 ?? truth.area, 1e-4);
  compare('solids', part.solids, truth.solids, 0);
  if (truth.watertight !== undefined && part.watertight !== truth.watertight) problems.push(`watertight is ${part.watertight}`);
  return problems;
}
