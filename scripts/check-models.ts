import { Worker } from 'node:worker_threads';
import type { ReadOutcome } from '#kernel/basics/model.ts';
import { compareModel } from '#test/support/compare-model.ts';
import { engineBinary } from '#test/support/kernel-engine.ts';
import { FIXTURE_MODELS, readManifest, readModelBytes } from '#test/support/model-files.ts';
import type { MeasureTask } from './check-models/measure-worker.ts';

// Measures every model of a folder with a manifest.json, and fails where figures stray from it:
// `npm run check:models -- FOLDER`. Each model has a worker of its own, so that one bad file can't stop the run.

const DEADLINE_MS = 120_000;

type Answer = { readonly answer: ReadOutcome; readonly milliseconds: number } | { readonly failure: string };

function measureApart(task: MeasureTask): Promise<Answer> {
  const worker = new Worker(new URL('./check-models/measure-worker.ts', import.meta.url), { workerData: task });
  return new Promise<Answer>((resolve) => {
    const deadline = setTimeout(() => resolve({ failure: `no answer in ${DEADLINE_MS / 1000} s` }), DEADLINE_MS);
    worker.once('message', resolve);
    worker.once('error', (error) => resolve({ failure: String(error) }));
    worker.once('exit', () => {
      clearTimeout(deadline);
      resolve({ failure: 'the worker ended without an answer' });
    });
  }).finally(() => worker.terminate());
}

const folder = process.argv[2] ?? FIXTURE_MODELS;
const binary = await engineBinary();
const exponent = (value: number | null) => (value === null ? '' : value.toExponential(1)).padStart(8);
console.log(`${'model'.padEnd(44)} ${'box mm'.padStart(8)} ${'volume'.padStart(8)} ${'area'.padStart(8)} ${'ms'.padStart(7)}  verdict`);
const failed: string[] = [];
const unknown: string[] = [];
const models = readManifest(folder);
for (const truth of models) {
  const format = truth.format.toLowerCase() as MeasureTask['format'];
  const answer = await measureApart({ bytes: readModelBytes(folder, truth), format, binary });
  const name = truth.file.slice(0, 44).padEnd(44);
  if ('failure' in answer) {
    failed.push(truth.file);
    console.log(`${name} FAILED ${answer.failure}`);
    continue;
  }
  const { boxErrorMm, volumeError, areaError, faults } = compareModel(truth, answer.answer);
  const skipped = Object.entries({ box: boxErrorMm, volume: volumeError, area: areaError }).flatMap(([figure, error]) =>
    error === null ? figure : [],
  );
  if (skipped.length > 0) unknown.push(`  ${truth.file}: ${skipped.join(', ')}`);
  if (faults.length > 0) failed.push(truth.file);
  const findings =
    answer.answer.outcome === 'read' ? answer.answer.measurement.findings.map((f) => `${f.code}(${f.severity})`) : ['refused'];
  const verdict = faults.length > 0 ? `WRONG ${faults.join(', ')}` : `ok ${findings.join(' ')}`;
  const time = answer.milliseconds.toFixed(0).padStart(7);
  console.log(`${name} ${exponent(boxErrorMm)} ${exponent(volumeError)} ${exponent(areaError)} ${time}  ${verdict}`);
}
if (unknown.length > 0) console.log(`Not compared, because no true figure is known or the file has to be refused:\n${unknown.join('\n')}`);
console.log(`\n${models.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
