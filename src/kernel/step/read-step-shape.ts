import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';

export interface ShapeRead {
  /** The caller deletes it. Null where nothing could be turned into a shape. */
  readonly shape: TopoDS_Shape | null;
  /** Whether every root of the file came through. */
  readonly complete: boolean;
}

const PATH = '/model.step';

/** Reads STEP bytes into one shape in millimetres. */
export function readStepShape(oc: ExactEngine, bytes: Uint8Array): ShapeRead {
  oc.FS.writeFile(PATH, bytes);
  try {
    using reader = new oc.STEPControl_Reader();
    if (reader.ReadFile(PATH) !== oc.IFSelect_ReturnStatus.IFSelect_RetDone) return { shape: null, complete: false };
    const roots = reader.NbRootsForTransfer();
    using progress = new oc.Message_ProgressRange();
    const transferred = reader.TransferRoots(progress);
    if (transferred === 0) return { shape: null, complete: false };
    const shape = reader.OneShape();
    if (shape.IsNull()) {
      shape.delete();
      return { shape: null, complete: false };
    }
    return { shape, complete: transferred >= roots };
  } finally {
    oc.FS.unlink(PATH);
  }
}
