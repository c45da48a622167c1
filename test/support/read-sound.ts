import type { ReadOutcome } from '#kernel/basics/model.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { nodeEngine } from './kernel-engine.ts';
import { FIXTURE_MODELS, readModelBytes } from './model-files.ts';

export type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;

const engine = nodeEngine();

/** What the kernel reads of a STEP or IGES file, given by its bytes or as a fixture. Throws where it is refused. */
export async function readSound(
  file: Uint8Array | string,
  format: 'step' | 'iges' = 'step',
  body: number | null = null,
): Promise<ReadModel> {
  const bytes = typeof file === 'string' ? readModelBytes(FIXTURE_MODELS, { file }) : file;
  const read = await readExactModel({ bytes, format, engine, body });
  if (read.outcome === 'refused') throw new Error(read.message);
  return read;
}

/** A fixture's text, to be changed. */
export function readText(file: string): string {
  return new TextDecoder().decode(readModelBytes(FIXTURE_MODELS, { file }));
}
