import type { ReadOutcome } from '#kernel/basics/model.ts';
import { createEngine, type KernelEngine } from '#kernel/occt/load-engine.ts';
import { readExactModel } from '#kernel/read-exact-model.ts';
import { compileEngine } from './drawing-engine.ts';

let engine: KernelEngine | null = null;

/** A STEP or IGES file by the kernel the server measures with. Null: the engine could not be fetched, or died on the file. */
export async function readExact(format: 'step' | 'iges', bytes: Uint8Array): Promise<ReadOutcome | null> {
  engine ??= createEngine(compileEngine);
  try {
    return await readExactModel({ bytes, format, engine });
  } catch {
    // What is left of an engine after a trap, or of one that was never fetched, is of no use.
    engine = null;
    return null;
  }
}
