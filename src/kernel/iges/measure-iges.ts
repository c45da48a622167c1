import type { Finding } from '#domain/part/part.ts';
import { SHARES } from '../basics/shares.ts';
import type { TimeBudget } from '../basics/time-budget.ts';
import type { WantedBody } from '../exact/bodies/take-solid.ts';
import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine } from '../occt/engine.ts';
import { runKernel } from '../occt/run-kernel.ts';
import { KIND, type ReadShape } from '../occt/words.ts';

export interface IgesFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  /** How many of the solids are hidden, where solids or surfaces are. */
  readonly solidsHidden?: number | undefined;
  readonly body?: WantedBody | null | undefined;
  readonly onRead?: (() => void) | undefined;
  readonly budget: TimeBudget;
}

/** Reads an IGES file and measures it without what the file hides. Null where the file holds nothing that can be turned into a shape. */
export function measureIges(oc: ExactEngine, file: IgesFile): ShapeOutcome | null {
  oc.span.begin(0, SHARES.read);
  const shown = runKernel('reading the file', () => readShownShape(oc, file));
  if (shown === null) return null;
  file.onRead?.();
  const { shape, complete, facesHidden } = shown;
  const { solidsDeclared, solidsHidden, body, budget } = file;
  const solidsShown = facesHidden === 0 ? solidsDeclared : solidsDeclared - (solidsHidden ?? 0);
  const declared = { complete, solidsDeclared: solidsShown, body, budget };
  const measured = runKernel('measuring the model', () => measureShape(oc, shape, declared));
  if (measured.outcome === 'refused' || facesHidden === 0) return measured;
  const { measurement } = measured;
  return { ...measured, measurement: { ...measurement, findings: [...measurement.findings, explainHidden(facesHidden)] } };
}

/** What an IGES file shows, or where it hides all, the whole of it. */
interface ShownShape extends ReadShape {
  /** Faces left out, as they are hidden. */
  readonly facesHidden: number;
}

/** Reads what an IGES file shows. Null where the file holds nothing that can be turned into a shape. */
export function readShownShape(oc: ExactEngine, { bytes, solidsHidden }: Pick<IgesFile, 'bytes' | 'solidsHidden'>): ShownShape | null {
  const whole = oc.readIges(bytes, false);
  if (whole === null) return null;
  const visible = solidsHidden === undefined ? null : oc.readIges(bytes, true);
  if (visible === null) return { ...whole, facesHidden: 0 };
  const [all, shown] = [whole, visible].map(({ shape }) => oc.countParts(shape, KIND.face)) as [number, number];
  return shown === 0 ? { ...whole, facesHidden: 0 } : { ...visible, facesHidden: all - shown };
}

/** Tells the customer what was left out. */
function explainHidden(faces: number): Finding {
  const left = faces === 1 ? '1 hidden surface of the file was' : `${faces.toLocaleString('en')} hidden surfaces of the file were`;
  return { code: 'HIDDEN_LEFT_OUT', severity: 'note', message: `${left} left out.` };
}
