import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTPUT_NAMES } from '#contract/jobs/measure-model.ts';
import { MM_PER_FILE_UNIT, shownUnit } from '#domain/part/units.ts';
import type { CadRunner, MeasureOutcome, MeasureRequest } from '#server/ports/cad-runner.ts';
import { makeMeasurement } from './make-measurement.ts';
import { makeWork } from './make-work.ts';

type Measure = (request: MeasureRequest, onConverted: () => void, onProgress: (percent: number) => void) => Promise<MeasureOutcome>;

/** A CAD runner whose results are told to it. */
export interface ScriptedCad extends CadRunner {
  /** What it was asked so far. */
  readonly requests: MeasureRequest[];
  /** How it goes about each further job; at first every file is a cube of 10 units. */
  script: Measure;
}

export function createScriptedCad(): ScriptedCad {
  const requests: MeasureRequest[] = [];
  return {
    requests,
    script: measureCube,
    measure(request, onConverted, _stop, onProgress = () => {}) {
      requests.push(request);
      return this.script(request, onConverted, onProgress);
    },
    size: 4,
    guards: [{ guard: 'network', holds: true }],
    countWarm: () => 4,
    countRestarts: () => 0,
    warm: async () => {},
    close: async () => {},
  };
}

/** A cube of 10 units for STL, of 10 mm for the formats that declare their unit. */
export async function measureCube(request: MeasureRequest, onConverted: () => void): Promise<MeasureOutcome> {
  onConverted();
  const sideMm = 10 * (request.format === 'stl' ? MM_PER_FILE_UNIT[request.unit] : 1);
  for (const file of OUTPUT_NAMES) await writeFile(join(request.outputFolder, file), `made for ${file}`);
  const measurement = makeMeasurement({
    format: request.format,
    unit: request.format === 'stl' ? shownUnit(request.unit) : 'mm',
    sha256: request.sha256,
    ...(request.body === null ? {} : { originSha256: request.sha256 }),
    boxMm: { x: sideMm, y: sideMm, z: sideMm },
    volumeMm3: sideMm ** 3,
    areaMm2: 6 * sideMm ** 2,
    faces: 6,
    triangles: 12,
  });
  const estimates = request.profiles.map(({ process }) => makeWork(measurement, process));
  const stages = [{ name: 'read' as const, endedMs: Date.now() }];
  return { outcome: 'measured', outputs: Promise.resolve(OUTPUT_NAMES), measurement, estimates, stages };
}
