import type { TDF_Label } from 'replicad-opencascadejs';
import type { ModellingKit } from '#test/support/modelling-kit.ts';
import { boxAt, cylinder, type Point, readWritten } from './step-models.ts';

/**
 * The coloured assembly: a green plate of 40 × 40 × 4 mm with a blue top; on it, twice, a pair of 5 mm pins of 20 mm, of which
 * one is red as the pin itself and the other yellow as an instance; and a stud of 3 × 3 × 8 mm without a colour.
 */
export function makeColoredAssembly(oc: ModellingKit): Uint8Array {
  const document = new oc.TDocStd_Document(new oc.TCollection_ExtendedString('fixture', false));
  oc.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = oc.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colors = oc.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const paint = (label: TDF_Label, hex: string) => {
    const color = new oc.Quantity_Color();
    oc.Quantity_Color.ColorFromHex(hex, color);
    colors.SetColor(label, color, oc.XCAFDoc_ColorType.XCAFDoc_ColorSurf);
  };
  const place = (into: TDF_Label, part: TDF_Label, at: Point) => {
    const move = new oc.gp_Trsf();
    move.SetTranslation(new oc.gp_Vec(...at));
    return shapes.AddComponent(into, part, new oc.TopLoc_Location(move));
  };
  const plateShape = boxAt(oc, [0, 0, 0], [40, 40, 4]);
  const plate = shapes.AddShape(plateShape, false, false);
  const pin = shapes.AddShape(cylinder(oc, [0, 0, 0], [0, 0, 1], 2.5, 20), false, false);
  const stud = shapes.AddShape(boxAt(oc, [0, 0, 0], [3, 3, 8]), false, false);
  const [whole, pair] = [shapes.NewShape(), shapes.NewShape()];
  place(whole, plate, [0, 0, 0]);
  place(pair, pin, [0, 0, 0]);
  const second = place(pair, pin, [20, 0, 0]);
  place(whole, pair, [10, 10, 4]);
  place(whole, pair, [10, 30, 4]);
  place(whole, stud, [18.5, 18.5, 4]);
  shapes.UpdateAssemblies();
  paint(plate, '#1b6e3c');
  paint(pin, '#c0392b');
  paint(second, '#f1c40f');
  // A box's last face is its top.
  const faces = new oc.TopExp_Explorer(plateShape, oc.TopAbs_ShapeEnum.TopAbs_FACE);
  for (let n = 0; n < 5; n++) faces.Next();
  paint(shapes.AddSubShape(plate, faces.Current()), '#2f6fde');
  const writer = new oc.STEPCAFControl_Writer(new oc.XSControl_WorkSession(), false);
  oc.Interface_Static.SetCVal('write.step.unit', 'MM');
  writer.SetColorMode(true);
  writer.Perform(document, '/fixture.step', new oc.Message_ProgressRange());
  return readWritten(oc);
}
