import type { Finding } from '#domain/part/part.ts';
import { once } from '../basics/once.ts';
import type { TimeBudget } from '../basics/time-budget.ts';
import { prepareBodies, releaseBodies } from '../exact/bodies/prepare-bodies.ts';
import type { WantedBody } from '../exact/bodies/take-solid.ts';
import { measureShape, type ShapeOutcome } from '../exact/measure-shape.ts';
import type { ExactEngine, IgesEngine } from '../occt/load-engines.ts';
import { runKernel } from '../occt/run-kernel.ts';
import { countFaces, isSameBrep, largestTolerance } from './brep-text.ts';
import type { Healing } from './healing.ts';
import { type IgesShape, readIgesShape } from './read-iges-shape.ts';

export interface IgesFile {
  readonly bytes: Uint8Array;
  readonly solidsDeclared: number;
  /** How many of the solids are hidden, where solids or surfaces are. */
  readonly solidsHidden?: number | undefined;
  readonly body?: WantedBody | null | undefined;
  readonly onRead?: (() => void) | undefined;
  readonly budget: TimeBudget;
}

/**
 * Reads an IGES file and measures it without what the file hides. It is healed lightly, as nearly every file needs no more, and where
 * anything speaks against what comes of that, in full. Null where the file holds nothing that can be turned into a shape.
 */
export function measureIges(exact: ExactEngine, iges: IgesEngine, file: IgesFile): ShapeOutcome | null {
  const read = (healing: Healing) => runKernel('reading the file', () => readShown(iges, file, healing));
  const measure = (shown: ShownShape, isBest: () => boolean) =>
    runKernel('measuring the model', () => measureShown(exact, shown, file, isBest));
  const light = read('light');
  if (light === null) return null;
  file.onRead?.();
  // Null where more healing comes to the same shape.
  const readFull = once(() => {
    const full = read('full');
    return full === null || isSameBrep(full.shape.brep, light.shape.brep) ? null : full;
  });
  const attempt = measure(light, () => readFull() === null);
  if (attempt !== null && isSound(attempt, light.shape)) return attempt;
  const full = readFull();
  return full === null ? attempt : measure(full, () => true);
}

/** What an IGES file shows, or where it hides all, the whole of it. */
interface ShownShape {
  readonly shape: IgesShape;
  /** Faces left out, as they are hidden. */
  readonly facesHidden: number;
}

function readShown(iges: IgesEngine, { bytes, solidsHidden }: IgesFile, healing: Healing): ShownShape | null {
  const whole = readIgesShape(iges, bytes, healing);
  if (whole === null) return null;
  const visible = solidsHidden === undefined ? null : readIgesShape(iges, bytes, healing, true);
  if (visible === null) return { shape: whole, facesHidden: 0 };
  const [all, shown] = [countFaces(whole.brep), countFaces(visible.brep)];
  return shown === 0 || shown === all ? { shape: whole, facesHidden: 0 } : { shape: visible, facesHidden: all - shown };
}

/**
 * Measures a shape. Where its faces don't close, or only over wide gaps, `isBest` is asked whether that is all that can be had of the
 * file: null where it isn't.
 */
function measureShown(
  exact: ExactEngine,
  { shape, facesHidden }: ShownShape,
  { solidsDeclared, solidsHidden, body, budget }: IgesFile,
  isBest: () => boolean,
): ShapeOutcome | null {
  using read = exact.BRepToolsWrapper.Read(shape.brep);
  const prepared = prepareBodies(exact, read, isBest);
  if (prepared.outcome === 'prepared' && prepared.open && !isBest()) {
    releaseBodies(prepared, read);
    return null;
  }
  const solidsShown = facesHidden === 0 ? solidsDeclared : solidsDeclared - (solidsHidden ?? 0);
  const measured = measureShape(exact, read, { complete: shape.complete, solidsDeclared: solidsShown, body, budget }, prepared);
  if (measured.outcome === 'refused' || facesHidden === 0) return measured;
  const { measurement } = measured;
  return { ...measured, measurement: { ...measurement, findings: [...measurement.findings, explainHidden(facesHidden)] } };
}

/** What may be mended by more healing. */
const MENDABLE: readonly Finding['code'][] = ['INCOMPLETE_FILE', 'NOT_CLOSED', 'DOUBTFUL_VOLUME'];

/** Where curves and corners stray from one another by this share of the model's diagonal, boundaries may cross. */
const STRAYING_RATIO = 1e-4;

function isSound(measured: ShapeOutcome, { brep }: IgesShape): boolean {
  if (measured.outcome === 'refused') return false;
  const { boxMm, findings } = measured.measurement;
  if (findings.some(({ code }) => MENDABLE.includes(code))) return false;
  return largestTolerance(brep) <= STRAYING_RATIO * Math.hypot(boxMm.x, boxMm.y, boxMm.z);
}

/** Tells the customer what was left out. */
function explainHidden(faces: number): Finding {
  const left = faces === 1 ? '1 hidden surface of the file was' : `${faces.toLocaleString('en')} hidden surfaces of the file were`;
  return { code: 'HIDDEN_LEFT_OUT', severity: 'note', message: `${left} left out.` };
}
