import { ModelColors } from '../../exact/faces/model-colors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { KIND, type Shape } from '../../occt/words.ts';
import type { StepPaint, StepStyle } from './step-paint.ts';

/**
 * What the paint of a STEP file colours among the shapes that its reader, which has read it last, has made of it. Asked for an
 * entity the reader hands out what came of it; that tells faces apart without counting them.
 */
export function findColors(oc: ExactEngine, paint: StepPaint): ModelColors {
  if ('whole' in paint) return new ModelColors(oc, paint.whole);
  const colors = new ModelColors(oc);
  for (const style of paint.parts) paintStyle(oc, style, colors);
  return colors;
}

function paintStyle(oc: ExactEngine, { target, usage, color }: StepStyle, colors: ModelColors): void {
  const shape = oc.madeOf(target);
  if (shape === null) return;
  if (usage !== null) {
    const instance = oc.madeOf(usage);
    if (instance === null) return;
    for (const solid of listInstances(oc, shape, instance)) colors.setBody(solid, color);
  } else if (oc.kindOf(shape) === KIND.face) colors.setFace(shape, color);
  else {
    for (const solid of oc.listParts(shape, KIND.solid)) colors.setBody(solid, color);
    for (const face of oc.listParts(shape, KIND.face, KIND.solid)) colors.setFaceOfShell(face, color);
  }
}

/** The solids of a shape as they stand in one instance of an assembly's part. */
function listInstances(oc: ExactEngine, shape: Shape, instance: Shape): Shape[] {
  const identify = (solid: Shape) => oc.identityOf(oc.atHome(solid));
  const wanted = new Set(oc.listParts(shape, KIND.solid).map(identify));
  return oc.listParts(instance, KIND.solid).filter((solid) => wanted.has(identify(solid)));
}
