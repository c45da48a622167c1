import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine, IgesEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import type { Healing } from './healing.ts';
import { type IgesShape, readIgesShape } from './read-iges-shape.ts';
import { tidyBrep } from './tidy-brep.ts';

/** Findings that a repair may undo. */
const REPAIRABLE = new Set(['INCOMPLETE_FILE', 'NOT_CLOSED', 'SEWN_LOOSELY', 'DOUBTFUL_VOLUME']);

/** Less than this holds a face or two, which are healed in full as fast as lightly. */
const SMALL_BYTES = 10_000;

export interface IgesFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  readonly onRead?: (() => void) | undefined;
}

/**
 * Reads an IGES file healed lightly and measures it; where the result leaves doubts, once more healed in full. Null where
 * the file holds nothing that can be turned into a shape.
 */
export function measureIges(exact: ExactEngine, iges: IgesEngine, { bytes, solidsDeclared, onRead }: IgesFile): ShapeOutcome | null {
  const measure = ({ brep, complete }: IgesShape) =>
    runKernel('measuring the model', () => {
      const { brep: tidied, weldToleranceMm } = tidyBrep(brep, solidsDeclared === 0);
      using shape = exact.BRepToolsWrapper.Read(tidied);
      return measureShape(exact, shape, { complete, solidsDeclared, weldToleranceMm });
    });
  const read = (healing: Healing) => runKernel('reading the file', () => readIgesShape(iges, bytes, healing));
  const healing = bytes.length < SMALL_BYTES ? 'full' : 'light';
  const shape = read(healing);
  if (shape !== null) onRead?.();
  const measured = shape === null ? null : measure(shape);
  if (healing === 'full' || (measured !== null && isSound(measured))) return measured;
  const healed = read('full');
  if (healed === null || healed.brep === shape?.brep) return measured;
  if (shape === null) onRead?.();
  return measure(healed);
}

function isSound(outcome: ShapeOutcome): boolean {
  return outcome.outcome === 'read' && !outcome.measurement.findings.some(({ code }) => REPAIRABLE.has(code));
}
