import type { StepPaint } from '../check/step-paint.ts';
import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import { readStepShape } from './read-step-shape.ts';

export interface StepFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  /** What the file colours. */
  readonly paint?: StepPaint | null | undefined;
  readonly onRead?: (() => void) | undefined;
}

/** Reads a STEP file and measures it. Null where the file holds nothing that can be turned into a shape. */
export function measureStep(exact: ExactEngine, { bytes, solidsDeclared, paint = null, onRead }: StepFile): ShapeOutcome | null {
  const { shape, colors, complete } = runKernel('reading the file', () => readStepShape(exact, bytes, paint));
  if (shape === null) return null;
  onRead?.();
  return runKernel('measuring the model', () => {
    using read = shape;
    using painted = colors;
    return measureShape(exact, read, { complete, solidsDeclared, colors: painted });
  });
}
