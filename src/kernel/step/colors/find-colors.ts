import type { STEPControl_Reader, TopoDS_Shape } from 'replicad-opencascadejs';
import { ModelColors } from '../../exact/faces/model-colors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { ShapeFinder } from '../text/shape-finder.ts';
import type { StepPaint, StepStyle } from './step-paint.ts';

/**
 * What the paint of a STEP file colours among the shapes that its reader, which has transferred all roots, has made of it.
 * Asked for an entity a second time the reader hands out what came of it, healed, where it stands; that tells faces apart
 * without counting them. The caller deletes the colours.
 */
export function findColors(oc: ExactEngine, reader: STEPControl_Reader, paint: StepPaint): ModelColors {
  if ('whole' in paint) return new ModelColors(oc, paint.whole);
  const colors = new ModelColors(oc);
  using finder = new ShapeFinder(reader);
  for (const style of paint.parts) paintStyle(oc, finder, style, colors);
  return colors;
}

function paintStyle(oc: ExactEngine, finder: ShapeFinder, { target, usage, color }: StepStyle, colors: ModelColors): void {
  using shape = finder.find(target);
  if (shape === null || shape.IsNull()) return;
  const { TopAbs_FACE, TopAbs_SOLID } = oc.TopAbs_ShapeEnum;
  if (usage !== null) {
    using instance = finder.find(usage);
    if (instance === null) return;
    for (const solid of listInstances(oc, shape, instance)) colors.setBody(solid, color);
  } else if (shape.ShapeType() === TopAbs_FACE) colors.setFace(shape, color);
  else {
    for (const solid of listSolids(oc, shape)) colors.setBody(solid, color);
    using sheets = new oc.TopExp_Explorer(shape, TopAbs_FACE, TopAbs_SOLID);
    for (; sheets.More(); sheets.Next()) {
      using face = sheets.Current();
      colors.setFaceOfShell(face, color);
    }
  }
}

/** The solids of a shape as they stand in one instance of an assembly's part. */
function listInstances(oc: ExactEngine, shape: TopoDS_Shape, instance: TopoDS_Shape): TopoDS_Shape[] {
  const wanted = listSolids(oc, shape);
  const kept = listSolids(oc, instance).filter((solid) => {
    const isWanted = wanted.some((other) => other.IsPartner(solid));
    if (!isWanted) solid.delete();
    return isWanted;
  });
  for (const solid of wanted) solid.delete();
  return kept;
}

function listSolids(oc: ExactEngine, shape: TopoDS_Shape): TopoDS_Shape[] {
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID);
  const solids: TopoDS_Shape[] = [];
  for (; explorer.More(); explorer.Next()) solids.push(explorer.Current());
  return solids;
}
