import type { ExactEngine, IgesEngine } from '../occt/load-engines.ts';
import type { ShapeRead } from '../step/read-step-shape.ts';

const IGES_PATH = '/model.igs';
const BREP_PATH = '/model.brep';

/** Reads IGES bytes in the one engine and hands the shape, in millimetres, to the other as BREP text. */
export function readIgesShape(oc: ExactEngine, iges: IgesEngine, bytes: Uint8Array): ShapeRead {
  const brep = translateToBrep(iges, bytes);
  if (brep === null) return { shape: null, complete: false };
  return { shape: oc.BRepToolsWrapper.Read(brep.text), complete: brep.complete };
}

function translateToBrep(iges: IgesEngine, bytes: Uint8Array): { text: string; complete: boolean } | null {
  iges.FS.writeFile(IGES_PATH, bytes);
  const reader = new iges.IGESControl_Reader_1();
  const progress = new iges.Message_ProgressRange_1();
  try {
    const status: unknown = reader.ReadFile(IGES_PATH);
    if (status !== iges.IFSelect_ReturnStatus.IFSelect_RetDone) return null;
    const roots = reader.NbRootsForTransfer();
    const transferred = reader.TransferRoots(progress);
    if (transferred === 0) return null;
    const shape = reader.OneShape();
    try {
      if (shape.IsNull() || !iges.BRepTools.Write_3(shape, BREP_PATH, progress)) return null;
      return { text: iges.FS.readFile(BREP_PATH, { encoding: 'utf8' }), complete: transferred >= roots };
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
