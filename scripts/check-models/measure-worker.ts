import { parentPort, workerData } from 'node:worker_threads';
import type { ReadOutcome } from '#kernel/basics/model.ts';
import { createEngine } from '#kernel/occt/load-engine.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';

/** What the parent hands over: one model and the compiled engine. */
export interface MeasureTask {
  readonly bytes: Uint8Array;
  readonly format: 'step' | 'iges' | 'stl';
  readonly binary: WebAssembly.Module;
}

const { bytes, format, binary }: MeasureTask = workerData;
const started = performance.now();
const outcome: ReadOutcome =
  format === 'stl' ? measureStl(bytes, 'mm') : await readExactModel({ bytes, format, engine: createEngine(() => binary) });
// The mesh is not compared, so it stays here.
const answer = outcome.outcome === 'read' ? { outcome: outcome.outcome, measurement: outcome.measurement } : outcome;
parentPort?.postMessage({ answer, milliseconds: performance.now() - started });
