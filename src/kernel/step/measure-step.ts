import type { TimeBudget } from '../basics/time-budget.ts';
import type { WantedBody } from '../exact/bodies/take-solid.ts';
import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import { readStepShape, type StepContent } from './read-step-shape.ts';

export interface StepFile extends StepContent {
  readonly solidsDeclared: number;
  readonly body?: WantedBody | null | undefined;
  readonly onRead?: (() => void) | undefined;
  readonly budget: TimeBudget;
}

/** Reads a STEP file and measures it. Null where the file holds nothing that can be turned into a shape. */
export function measureStep(exact: ExactEngine, { solidsDeclared, body, onRead, budget, ...content }: StepFile): ShapeOutcome | null {
  const { shape, colors, names, complete } = runKernel('reading the file', () => readStepShape(exact, content));
  if (shape === null) return null;
  onRead?.();
  return runKernel('measuring the model', () => {
    using read = shape;
    using painted = colors;
    using called = names;
    return measureShape(exact, read, { complete, solidsDeclared, colors: painted, names: called, body, budget });
  });
}
