import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine, IgesEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import type { Healing } from './healing.ts';
import { countHiddenFaces, explainHidden } from './hidden-faces.ts';
import { type IgesShape, readIgesShape } from './read-iges-shape.ts';
import { type TidyBrep, tidyBrep, tidyUnhealed } from './tidy-brep.ts';

/** Findings that a repair may undo. */
const REPAIRABLE = new Set(['INCOMPLETE_FILE', 'NOT_CLOSED', 'SEWN_LOOSELY', 'DOUBTFUL_VOLUME']);

/** Less than this holds a face or two, which are healed in full as fast as lightly. */
const SMALL_BYTES = 10_000;

export interface IgesFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  /** How many of the solids are hidden, where solids or surfaces are. */
  readonly solidsHidden?: number | undefined;
  /** Whether few of its surfaces are free-form. */
  readonly isPlain?: boolean | undefined;
  readonly onRead?: (() => void) | undefined;
}

/** Reads an IGES file and measures it without what the file hides. Null where it holds nothing that can be turned into a shape. */
export function measureIges(exact: ExactEngine, iges: IgesEngine, file: IgesFile): ShapeOutcome | null {
  const { bytes, solidsDeclared, solidsHidden } = file;
  const hidden = solidsHidden === undefined ? 0 : runKernel('reading the file', () => countHiddenFaces(iges, bytes));
  if (hidden === 0) return measureEntities(exact, iges, file, false);
  const visible = { ...file, solidsDeclared: solidsDeclared - (solidsHidden ?? 0) };
  const measured = measureEntities(exact, iges, visible, true);
  if (measured?.outcome !== 'read') return measured;
  const { measurement } = measured;
  return { ...measured, measurement: { ...measurement, findings: [...measurement.findings, ...explainHidden(hidden)] } };
}

/**
 * Reads all or the visible entities of an IGES file and measures them: without healing where the boundaries of all faces prove right, else healed lightly, and
 * where the result leaves doubts, once more healed in full.
 */
function measureEntities(
  exact: ExactEngine,
  iges: IgesEngine,
  { bytes, solidsDeclared, isPlain, onRead }: IgesFile,
  onlyVisible: boolean,
): ShapeOutcome | null {
  const weld = solidsDeclared === 0;
  let told = false;
  const read = (healing: Healing) => runKernel('reading the file', () => readIgesShape(iges, bytes, healing, onlyVisible));
  const measure = ({ brep, complete }: IgesShape, tidy: (brep: string, weld: boolean) => TidyBrep | null) =>
    runKernel('measuring the model', () => {
      const tidied = tidy(brep, weld);
      if (tidied === null) return null;
      if (!told) onRead?.();
      told = true;
      using shape = exact.BRepToolsWrapper.Read(tidied.brep);
      return measureShape(exact, shape, { complete, solidsDeclared, weldToleranceMm: tidied.weldToleranceMm });
    });
  // Models of free-form surfaces come loosely trimmed, so for those this would mostly be in vain.
  const unhealed = isPlain === true ? read('none') : null;
  const proven = unhealed && measure(unhealed, tidyUnhealed);
  if (proven !== null && (isSound(proven) || isSheet(proven))) return proven;
  const healing = bytes.length < SMALL_BYTES ? 'full' : 'light';
  const shape = read(healing);
  const measured = shape && measure(shape, tidyBrep);
  if (healing === 'full' || (measured !== null && isSound(measured))) return measured;
  const healed = read('full');
  if (healed === null || healed.brep === shape?.brep) return measured;
  return measure(healed, tidyBrep);
}

/** Whether a single face was read, which closes upon itself or not at all. */
function isSheet(outcome: ShapeOutcome): boolean {
  return outcome.outcome === 'read' && outcome.measurement.faces === 1;
}

function isSound(outcome: ShapeOutcome): boolean {
  return outcome.outcome === 'read' && !outcome.measurement.findings.some(({ code }) => REPAIRABLE.has(code));
}
