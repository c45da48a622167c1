import type { ReadOutcome } from './basics/model.ts';
import { SHARES } from './basics/shares.ts';
import { TimeBudget } from './basics/time-budget.ts';
import type { WantedBody } from './exact/bodies/take-solid.ts';
import { measureShape, type ShapeOutcome } from './exact/measure-shape.ts';
import { checkIges } from './iges/check-iges.ts';
import { explainScale } from './iges/explain-scale.ts';
import { measureIges } from './iges/measure-iges.ts';
import type { ExactEngine } from './occt/engine.ts';
import type { KernelEngine } from './occt/load-engine.ts';
import { KernelTrapped, runKernel, WorkStopped } from './occt/run-kernel.ts';
import { holdAnnotations } from './step/annotations/hold-annotations.ts';
import { checkStep } from './step/check-step.ts';
import { compareFigures } from './step/compare-figures.ts';

export interface ExactModelFile {
  readonly bytes: Uint8Array;
  readonly format: 'step' | 'iges';
  readonly engine: KernelEngine;
  /** The number of a body that is wanted by itself, too, from 0. */
  readonly body?: number | null;
  /** Called once, when the file is read and before it is measured; not called for a refused file. */
  readonly onRead?: () => void;
  /** A clock that never goes back, in milliseconds; left out: the platform's. */
  readonly now?: () => number;
}

/**
 * Reads, sews where needed, measures and meshes a STEP or IGES file in one pass.
 * Expected trouble with the file is a 'refused' outcome; throws WorkStopped where the engine's watch did, and KernelTrapped when the
 * engine died on the file, after which the one handed in must be thrown away, best with its worker.
 */
export async function readExactModel(model: ExactModelFile): Promise<ReadOutcome> {
  const { bytes, format, engine, onRead, body: number = null } = model;
  const budget = new TimeBudget(model.now);
  const check = format === 'step' ? checkStep(bytes) : checkIges(bytes);
  if (check.outcome === 'refused') return check;
  const oc = await engine.start();
  oc.forget();
  const { solidsDeclared, solidsHidden } = check;
  const body = number === null ? null : { number, unit: check.unit };
  const file = {
    bytes: check.bytes,
    solidsDeclared,
    solidsHidden,
    body,
    onRead,
    budget,
  };
  const measured = mindMemory(oc, () => (format === 'step' ? measureStep(oc, file) : measureIges(oc, file)));
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
  return { ...measured, measurement: { format, unit: check.unit, ...measurement, findings, ...said } };
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

interface StepFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  readonly body?: WantedBody | null | undefined;
  readonly onRead?: (() => void) | undefined;
  readonly budget: TimeBudget;
}

/** Reads a STEP file and measures it. Null where the file holds nothing that can be turned into a shape. */
function measureStep(oc: ExactEngine, { bytes, solidsDeclared, body, onRead, budget }: StepFile): ShapeOutcome | null {
  oc.span.begin(0, SHARES.read);
  const read = runKernel('reading the file', () => oc.readStep(bytes));
  if (read === null) return null;
  onRead?.();
  const { shape, ...said } = read;
  return runKernel('measuring the model', () => measureShape(oc, shape, { ...said, solidsDeclared, body, budget }));
}
