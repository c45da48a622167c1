import { tellFormat } from '#domain/part/detect-format.ts';
import type { Measurement } from '#domain/part/part.ts';
import type { ReadOutcome } from '#kernel/basics/model.ts';
import { checkExactModel } from '#kernel/check-exact-model.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import type { SoundCheck } from '#kernel/step/check-outcome.ts';
import { nodeEngine } from './kernel-engine.ts';
import { readFixture } from './model-files.ts';

export type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;

/** The engine that files are read by. */
export const engine = nodeEngine();

/** What the kernel reads of a STEP or IGES file, given by its bytes or as a fixture. Throws where it is refused. */
export async function readSound(file: Uint8Array | string, body: number | null = null): Promise<ReadModel> {
  const bytes = typeof file === 'string' ? readFixture(file) : file;
  const read = await readExactModel({ bytes, format: formatOf(bytes), engine, body });
  if (read.outcome === 'refused') throw new Error(read.message);
  return read;
}

/** What a STEP or IGES file is found to be before it is read. Throws where it is refused. */
export function checkSound(bytes: Uint8Array): SoundCheck {
  const check = checkExactModel(formatOf(bytes), bytes);
  if (check.outcome === 'refused') throw new Error(check.message);
  return check;
}

/** What is said of a model, without the words. */
export function codesOf({ findings }: Pick<Measurement, 'findings'>): string[] {
  return findings.map(({ code, severity }) => `${code} ${severity}`);
}

/** A fixture's text, to be changed. */
export function readText(file: string): string {
  return new TextDecoder().decode(readFixture(file));
}

function formatOf(bytes: Uint8Array): 'step' | 'iges' {
  return tellFormat(bytes, bytes.length) === 'iges' ? 'iges' : 'step';
}
