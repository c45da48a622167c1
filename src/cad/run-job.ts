import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import type { CadMessage, MeasureModelJob } from '#contract/jobs/measure-model.ts';
import type { KernelThread } from './kernel-thread.ts';

/**
 * Runs one job on the kernel thread, writes its outputs, and tells how it went through `tell`: 'converted' once read,
 * then 'measured' when every file is written, or 'failed'. Rejects only when an output can't be written.
 */
export async function runJob(
  job: MeasureModelJob,
  thread: KernelThread,
  deadlineMs: number,
  tell: (message: CadMessage) => void,
): Promise<void> {
  const { jobId, outputFolder, sha256 } = job;
  const writes: Promise<unknown>[] = [];
  const ending = await thread.run(job, deadlineMs, (output) => {
    if (output.type === 'read') tell({ type: 'converted', jobId });
    else if (output.type === 'picture') writes.push(writePicture(join(outputFolder, 'thumbnail.webp'), output.pixels, output.size));
    else writes.push(writeFile(join(outputFolder, output.name), output.bytes));
  });
  await Promise.all(writes);
  if (ending.type === 'measured')
    return tell({ type: 'measured', jobId, measurement: { ...ending.measurement, sha256, findings: [...ending.measurement.findings] } });
  if (ending.type === 'refused') return tell({ type: 'failed', jobId, code: 'REFUSED', message: ending.message });
  const code = ending.code === 'REFUSED' ? 'CRASHED' : ending.code;
  process.stderr.write(`job ${jobId}: ${code}: ${ending.detail}\n`);
  tell({ type: 'failed', jobId, code, message: CAD_FAILURE_WORDS[code] });
}

async function writePicture(path: string, pixels: Uint8Array, size: number): Promise<void> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  await picture.webp({ quality: 88, alphaQuality: 95, effort: 3 }).toFile(path);
}
