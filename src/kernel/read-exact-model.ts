import type { ReadOutcome } from './basics/model.ts';
import { SHARES } from './basics/shares.ts';
import { TimeBudget } from './basics/time-budget.ts';
import { checkExactModel } from './check-exact-model.ts';
import { measureShape, type ShapeOutcome } from './exact/measure-shape.ts';
import { explainScale } from './iges/explain-scale.ts';
import type { ExactEngine } from './occt/engine.ts';
import type { KernelEngine } from './occt/load-engine.ts';
import { KernelTrapped, runKernel, WorkStopped } from './occt/run-kernel.ts';
import { readShownShape } from './read-shown-shape.ts';
import { holdAnnotations } from './step/annotations/hold-annotations.ts';
import type { SoundCheck } from './step/check-outcome.ts';
import { compareFigures } from './step/compare-figures.ts';

export interface ExactModelFile {
  readonly bytes: Uint8Array;
  readonly format: 'step' | 'iges';
  readonly engine: KernelEngine;
  /** The number of a body that is wanted by itself, too, from 0. */
  readonly body?: number | null;
  /** Called once, when the file is read and before it is measured; not called for a refused file. */
  readonly onRead?: () => void;
}

/**
 * Reads, sews where needed, measures and meshes a STEP or IGES file in one pass.
 * Expected trouble with the file is a 'refused' outcome; throws WorkStopped where the engine's watch did, and KernelTrapped when the
 * engine died on the file, after which the one handed in must be thrown away, best with its worker.
 */
export async function readExactModel(model: ExactModelFile): Promise<ReadOutcome> {
  const budget = new TimeBudget();
  const check = checkExactModel(model.format, model.bytes);
  if (check.outcome === 'refused') return check;
  const oc = await model.engine.start();
  oc.forget();
  const measured = mindMemory(oc, () => measureFile(oc, check, budget, model));
  if (measured === null) {
    return { outcome: 'refused', message: 'This file could not be read. Please check the model and export it again.' };
  }
  if (measured.outcome === 'refused') return measured;
  const { measurement } = measured;
  const stated = check.readStated?.() ?? null;
  const compared = stated === null ? [] : compareFigures(stated, measurement, check.unit);
  const scaled = explainScale(check.drawnScale ?? 1, (measured.body ?? measurement).boxMm, check.unit);
  const annotations = check.readAnnotations?.() ?? null;
  const held = annotations === null ? null : runKernel('reading the file', () => holdAnnotations(oc, annotations, check.unit));
  const findings = [...measurement.findings, ...compared, ...scaled, ...(held?.findings ?? [])];
  const said = held === null ? {} : { stated: held.stated };
  return { ...measured, measurement: { format: check.format, unit: check.unit, ...measurement, findings, ...said } };
}

/** What the work comes to, unless there was too little memory for it, whether that was noticed on the way or not. */
function mindMemory<T>(oc: ExactEngine, work: () => T): T {
  try {
    const made = work();
    if (!oc.ranOut) return made;
  } catch (cause) {
    if (cause instanceof WorkStopped || !oc.ranOut) throw cause;
  }
  throw new KernelTrapped('reading the file', new Error('out of memory'));
}

/** Reads a file and measures it without what it hides. Null where the file holds nothing that can be turned into a shape. */
function measureFile(oc: ExactEngine, check: SoundCheck, budget: TimeBudget, { onRead, body = null }: ExactModelFile): ShapeOutcome | null {
  oc.span.begin(0, SHARES.read);
  const shown = runKernel('reading the file', () => readShownShape(oc, check));
  if (shown === null) return null;
  onRead?.();
  const { shape, ...said } = shown;
  const solidsDeclared = said.facesHidden === 0 ? check.solidsDeclared : check.solidsDeclared - (check.solidsHidden ?? 0);
  const wanted = body === null ? null : { number: body, unit: check.unit };
  return runKernel('measuring the model', () => measureShape(oc, shape, { ...said, solidsDeclared, body: wanted, budget }));
}
