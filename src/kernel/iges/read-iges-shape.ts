import type { IgesEngine } from '../occt/load-engines.ts';
import { type Healing, setHealing } from './healing.ts';

const IGES_PATH = '/model.igs';
const BREP_PATH = '/model.brep';

/** The shape of an IGES file in millimetres, as the text in which one engine hands it to the other. */
export interface IgesShape {
  readonly brep: string;
  /** Whether every root of the file came through. */
  readonly complete: boolean;
}

/**
 * Reads IGES bytes and heals what they hold, on request only of what the file shows. Null where nothing could be turned into a shape.
 */
export function readIgesShape(iges: IgesEngine, bytes: Uint8Array, healing: Healing, onlyVisible = false): IgesShape | null {
  setHealing(iges, healing);
  iges.FS.writeFile(IGES_PATH, bytes);
  const reader = new iges.IGESControl_Reader_1();
  const progress = new iges.Message_ProgressRange_1();
  try {
    if (!loadFile(iges, reader)) return null;
    reader.SetReadVisible(onlyVisible);
    const roots = reader.NbRootsForTransfer();
    const transferred = transferRoots(reader, roots, progress);
    if (transferred === 0) return null;
    const shape = reader.OneShape();
    try {
      if (shape.IsNull() || !iges.BRepTools.Write_3(shape, BREP_PATH, progress)) return null;
      return { brep: iges.FS.readFile(BREP_PATH, { encoding: 'utf8' }), complete: transferred >= roots };
    } finally {
      shape.delete();
    }
  } finally {
    progress.delete();
    reader.delete();
    iges.FS.unlink(IGES_PATH);
    if (iges.FS.analyzePath(BREP_PATH).exists) iges.FS.unlink(BREP_PATH);
  }
}

type Reader = InstanceType<IgesEngine['IGESControl_Reader_1']>;
type Progress = InstanceType<IgesEngine['Message_ProgressRange_1']>;

/** Whether the engine understood the file. It throws at some that are malformed, and reads the next one nevertheless. */
function loadFile(iges: IgesEngine, reader: Reader): boolean {
  try {
    const status: unknown = reader.ReadFile(IGES_PATH);
    return status === iges.IFSelect_ReturnStatus.IFSelect_RetDone;
  } catch (cause) {
    if (!isThrownByKernel(cause)) throw cause;
    return false;
  }
}

/** How many roots came through. One that the engine throws at, such as a surface without extent, costs none of the others. */
function transferRoots(reader: Reader, roots: number, progress: Progress): number {
  try {
    return reader.TransferRoots(progress);
  } catch (cause) {
    if (!isThrownByKernel(cause)) throw cause;
  }
  reader.ClearShapes();
  let transferred = 0;
  for (let root = 1; root <= roots; root++) {
    try {
      if (reader.TransferOneRoot(root, progress)) transferred++;
    } catch (cause) {
      if (!isThrownByKernel(cause)) throw cause;
    }
  }
  return transferred;
}

/** Exceptions of the kernel come as the number of a place in its memory; traps, after which nothing is sound, do not. */
function isThrownByKernel(cause: unknown): boolean {
  return typeof cause === 'number';
}
