import { BodyNames } from '../exact/bodies/body-names.ts';
import type { ModelColors } from '../exact/faces/model-colors.ts';
import type { ExactEngine } from '../occt/engine.ts';
import { KIND, type Shape } from '../occt/words.ts';
import { findColors } from './colors/find-colors.ts';
import type { StepPaint } from './colors/step-paint.ts';
import type { StepName } from './text/step-names.ts';
import type { StepEntity } from './text/step-statements.ts';

export interface ShapeRead {
  readonly shape: Shape;
  /** Null where nothing is coloured. */
  readonly colors: ModelColors | null;
  readonly names: BodyNames;
  /** Whether all that the file describes came through. */
  readonly complete: boolean;
  /** Whether the file enlarges or shrinks what it places. */
  readonly scaled: boolean;
}

/** What is known of a STEP file before it is read. */
export interface StepContent {
  readonly bytes: Uint8Array;
  /** Lists the solids and sheets that the file describes. */
  readonly listBodies?: (() => readonly StepEntity[]) | undefined;
  /** What the file colours. */
  readonly paint?: StepPaint | null | undefined;
  /** What the file calls its solids. */
  readonly names?: readonly StepName[] | undefined;
}

/** Reads a STEP file into one shape, with the colours that `paint` gives it. Null where nothing could be turned into a shape. */
export function readStepShape(oc: ExactEngine, { bytes, listBodies, paint = null, names = [] }: StepContent): ShapeRead | null {
  const read = oc.readStep(bytes);
  if (read === null) return null;
  // A root may be a part without a shape, such as the stock that another one is made from.
  const complete = read.complete || hasAll(oc, listBodies?.() ?? []);
  return { ...read, colors: paint === null ? null : findColors(oc, paint), names: findNames(oc, names), complete };
}

/** A solid that the reader made several of, or none, stays without a name. */
function findNames(oc: ExactEngine, named: readonly StepName[]): BodyNames {
  const names = new BodyNames(oc);
  for (const { solid, name } of named) {
    const shape = oc.madeOf(solid);
    if (shape !== null && oc.kindOf(shape) === KIND.solid) names.set(shape, name);
  }
  return names;
}

function hasAll(oc: ExactEngine, bodies: readonly StepEntity[]): boolean {
  return bodies.length > 0 && bodies.every((body) => oc.hasMade(body));
}
