import type { Finding } from '#domain/part.ts';
import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine, IgesEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import type { TimeBudget } from '../time-budget.ts';
import { type IgesShape, readIgesShape } from './read-iges-shape.ts';

export interface IgesFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  /** How many of the solids are hidden, where solids or surfaces are. */
  readonly solidsHidden?: number | undefined;
  readonly onRead?: (() => void) | undefined;
  readonly budget: TimeBudget;
}

/** Reads an IGES file and measures it without what the file hides. Null where it holds nothing that can be turned into a shape. */
export function measureIges(
  exact: ExactEngine,
  iges: IgesEngine,
  { bytes, solidsDeclared, solidsHidden, onRead, budget }: IgesFile,
): ShapeOutcome | null {
  const { shape, facesHidden } = runKernel('reading the file', () =>
    solidsHidden === undefined ? { shape: readIgesShape(iges, bytes), facesHidden: 0 } : readVisibleShape(iges, bytes),
  );
  if (shape === null) return null;
  onRead?.();
  const solidsShown = facesHidden === 0 ? solidsDeclared : solidsDeclared - (solidsHidden ?? 0);
  const measured = runKernel('measuring the model', () => {
    using read = exact.BRepToolsWrapper.Read(shape.brep);
    return measureShape(exact, read, { complete: shape.complete, solidsDeclared: solidsShown, budget });
  });
  if (measured.outcome === 'refused' || facesHidden === 0) return measured;
  const { measurement } = measured;
  return { ...measured, measurement: { ...measurement, findings: [...measurement.findings, explainHidden(facesHidden)] } };
}

/** What an IGES file shows, or where it hides all, the whole of it. */
function readVisibleShape(iges: IgesEngine, bytes: Uint8Array): { readonly shape: IgesShape | null; readonly facesHidden: number } {
  const whole = readIgesShape(iges, bytes);
  const visible = readIgesShape(iges, bytes, true);
  const [all, shown] = [countFaces(whole), countFaces(visible)];
  return shown === 0 || shown === all ? { shape: whole, facesHidden: 0 } : { shape: visible, facesHidden: all - shown };
}

const FACE = /^Fa$/gm;

function countFaces(shape: IgesShape | null): number {
  return shape?.brep.match(FACE)?.length ?? 0;
}

/** Tells the customer what was left out. */
function explainHidden(faces: number): Finding {
  const left = faces === 1 ? '1 hidden surface of the file was' : `${faces.toLocaleString('en')} hidden surfaces of the file were`;
  return { code: 'HIDDEN_LEFT_OUT', severity: 'note', message: `${left} left out.` };
}
