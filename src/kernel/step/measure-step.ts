import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import { readStepShape } from './read-step-shape.ts';

export interface StepFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  readonly onRead?: (() => void) | undefined;
}

/** Reads a STEP file and measures it. Null where the file holds nothing that can be turned into a shape. */
export function measureStep(exact: ExactEngine, { bytes, solidsDeclared, onRead }: StepFile): ShapeOutcome | null {
  const { shape, complete } = runKernel('reading the file', () => readStepShape(exact, bytes));
  if (shape === null) return null;
  onRead?.();
  return runKernel('measuring the model', () => {
    using read = shape;
    return measureShape(exact, read, { complete, solidsDeclared });
  });
}
