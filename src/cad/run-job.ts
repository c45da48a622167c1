import { read, write } from 'node:fs';
import { promisify } from 'node:util';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import type { CadMessage, MeasureModelJob, OutputName } from '#contract/jobs/measure-model.ts';
import type { JobLimits, KernelThread } from './kernel-thread.ts';

/**
 * Runs one job on the kernel thread, writes its outputs, and tells how it goes through `tell`: 'progress' on its way, 'converted' once read, 'measured'
 * as soon as the figures stand, 'output' before each that could be made, then 'drawn'; or 'failed'. Rejects only when the server
 * is gone.
 */
export async function runJob(
  job: MeasureModelJob,
  thread: KernelThread,
  limits: JobLimits,
  tell: (message: CadMessage) => void,
): Promise<void> {
  const { jobId, sizeBytes, format, unit, sha256, profiles, draw, body } = job;
  let writing: Promise<void> = Promise.resolve();
  const write = (name: OutputName, bytes: Uint8Array) => {
    writing = writing.then(() => {
      tell({ type: 'output', jobId, name, sizeBytes: bytes.length });
      return writeOutput(bytes);
    });
    // It is awaited below; until then a failure must not count as unhandled.
    writing.catch(() => {});
  };
  const bytes = await readInput(sizeBytes);
  const ending = await thread.run({ bytes, format, unit, profiles, draw, body }, limits, (output) => {
    if (output.type === 'read') tell({ type: 'converted', jobId });
    else if (output.type === 'measured') {
      const origin = body === null ? {} : { originSha256: sha256 };
      const measurement = { ...output.measurement, sha256, ...origin, findings: [...output.measurement.findings] };
      tell({ type: 'measured', jobId, measurement });
    } else if (output.type === 'worked') tell({ type: 'worked', jobId, estimates: [...output.estimates] });
    else if (output.type === 'progress') tell({ type: 'progress', jobId, percent: output.percent });
    else if (output.type === 'file') write(output.name, output.bytes);
    else write('thumbnail.webp', output.pixels);
  });
  await writing;
  if (ending.type === 'refused') return tell({ type: 'failed', jobId, code: 'REFUSED', message: ending.message });
  if (ending.type === 'measured') {
    if (ending.undrawn !== null) process.stderr.write(`job ${jobId}: not all could be drawn: ${ending.undrawn}\n`);
    return tell({ type: 'drawn', jobId });
  }
  const { code, detail } = ending;
  process.stderr.write(`job ${jobId}: ${code}: ${detail}\n`);
  tell({ type: 'failed', jobId, code, message: CAD_FAILURE_WORDS[code] });
}

/** The server started this process with it: models come in by it, and what is made of them goes out. */
const BYTES = 4;

/** The next `sizeBytes` bytes of the input. Throws where it ends before. */
async function readInput(sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(sizeBytes);
  for (let at = 0; at < sizeBytes; ) {
    const { bytesRead } = await promisify(read)(BYTES, bytes, at, sizeBytes - at, null);
    if (bytesRead === 0) throw new Error('the input ended before its time');
    at += bytesRead;
  }
  return bytes;
}

/** Resolves when the server has taken all of it. */
async function writeOutput(bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await promisify(write)(BYTES, bytes, at, bytes.length - at, null);
    at += bytesWritten;
  }
}
