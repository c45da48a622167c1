import { TimeBudget } from '#kernel/basics/time-budget.ts';
import { measureShape } from '#kernel/exact/measure-shape.ts';
import type { Shape } from '#kernel/occt/words.ts';
import { nodeEngine } from './kernel-engine.ts';
import { kit, type TopoDS_Shape } from './modelling-kit.ts';

/** The engine that shapes of the kit's are handed over to. */
export const oc = await nodeEngine().start();

/** A shape of the kit's in the kernel's engine. Throws where that can't read it. */
export function handOver(shape: TopoDS_Shape): Shape {
  const read = oc.readBrep(kit.BRepToolsWrapper.Write(shape));
  if (read === null) throw new Error('The engine cannot read what the kit has made.');
  return read;
}

/** What the kernel measures of a shape of the kit's. Throws where that is refused. */
export function measureMade(shape: TopoDS_Shape) {
  const file = { complete: true, legible: true, scaled: false, facesHidden: 0, solidsDeclared: 0 };
  const outcome = measureShape(oc, handOver(shape), { ...file, body: null, budget: new TimeBudget() });
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome;
}
