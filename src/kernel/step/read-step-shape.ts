import type { STEPControl_Reader, TopoDS_Shape } from 'replicad-opencascadejs';
import { BodyNames } from '../exact/bodies/body-names.ts';
import type { ModelColors } from '../exact/faces/model-colors.ts';
import type { ExactEngine } from '../occt/load-engines.ts';
import { findColors } from './colors/find-colors.ts';
import type { StepPaint } from './colors/step-paint.ts';
import { ShapeFinder } from './text/shape-finder.ts';
import type { StepName } from './text/step-names.ts';
import type { StepEntity } from './text/step-statements.ts';

export interface ShapeRead {
  /** The caller deletes it. Null where nothing could be turned into a shape. */
  readonly shape: TopoDS_Shape | null;
  /** The caller deletes them. Null where nothing is coloured. */
  readonly colors: ModelColors | null;
  /** The caller deletes them. */
  readonly names: BodyNames | null;
  /** Whether all that the file describes came through. */
  readonly complete: boolean;
}

const PATH = '/model.step';
/** Up to this angle the reader would mark edges as smooth, which takes a fortieth of all time and which nothing here asks for. */
const SMOOTH_ANGLE = 'read.encoderegularity.angle';
const NOTHING: ShapeRead = { shape: null, colors: null, names: null, complete: false };

/** What is known of a STEP file before it is read. */
export interface StepContent {
  readonly bytes: Uint8Array;
  /** Lists the solids and sheets that the file describes. */
  readonly listBodies?: (() => readonly StepEntity[]) | undefined;
  /** What the file colours. */
  readonly paint?: StepPaint | null | undefined;
  /** What the file calls its solids. */
  readonly names?: readonly StepName[] | undefined;
}

/** Reads a STEP file into one shape in millimetres, with the colours that `paint` gives it. */
export function readStepShape(oc: ExactEngine, { bytes, listBodies, paint = null, names = [] }: StepContent): ShapeRead {
  oc.FS.writeFile(PATH, bytes);
  try {
    using reader = new oc.STEPControl_Reader();
    oc.Interface_Static.SetRVal(SMOOTH_ANGLE, 0);
    if (reader.ReadFile(PATH) !== oc.IFSelect_ReturnStatus.IFSelect_RetDone) return NOTHING;
    const roots = reader.NbRootsForTransfer();
    using progress = new oc.Message_ProgressRange();
    const transferred = reader.TransferRoots(progress);
    if (transferred === 0) return NOTHING;
    const shape = reader.OneShape();
    if (shape.IsNull()) {
      shape.delete();
      return NOTHING;
    }
    // A root may be a part without a shape, such as the stock that another one is made from.
    const complete = transferred >= roots || hasAll(reader, listBodies?.() ?? []);
    return { shape, colors: paint === null ? null : findColors(oc, reader, paint), names: findNames(oc, reader, names), complete };
  } finally {
    oc.FS.unlink(PATH);
  }
}

/** A solid that the reader made several of, or none, stays without a name. */
function findNames(oc: ExactEngine, reader: STEPControl_Reader, named: readonly StepName[]): BodyNames {
  const names = new BodyNames(oc);
  using finder = new ShapeFinder(reader);
  for (const { solid, name } of named) {
    using shape = finder.find(solid);
    if (shape !== null && !shape.IsNull() && shape.ShapeType() === oc.TopAbs_ShapeEnum.TopAbs_SOLID) names.set(shape, name);
  }
  return names;
}

function hasAll(reader: STEPControl_Reader, bodies: readonly StepEntity[]): boolean {
  using finder = new ShapeFinder(reader);
  return bodies.length > 0 && bodies.every((body) => finder.has(body));
}
