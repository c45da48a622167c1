import type { Vector } from '#kernel/basics/vectors.ts';
import { boxAt, cylinder, kit, listKitFaces, ORIGIN, shifted, type TDF_Label, type TopoDS_Shape, UP } from '#test/support/modelling-kit.ts';
import { readWritten } from './step-models.ts';

/**
 * The coloured assembly: a green plate of 40 × 40 × 4 mm with a blue top; on it, twice, a pair of 5 mm pins of 20 mm, of which
 * one is red as the pin itself and the other yellow as an instance; and a stud of 3 × 3 × 8 mm without a colour.
 */
export function makeColoredAssembly(): Uint8Array {
  const document = new kit.TDocStd_Document(new kit.TCollection_ExtendedString('fixture', false));
  kit.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = kit.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colors = kit.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const paint = (label: TDF_Label, hex: string) => {
    const color = new kit.Quantity_Color();
    kit.Quantity_Color.ColorFromHex(hex, color);
    colors.SetColor(label, color, kit.XCAFDoc_ColorType.XCAFDoc_ColorSurf);
  };
  const place = (into: TDF_Label, part: TDF_Label, at: Vector) => shapes.AddComponent(into, part, shifted(at));
  const plateShape = boxAt(ORIGIN, [40, 40, 4]);
  const plate = shapes.AddShape(plateShape, false, false);
  const pin = shapes.AddShape(cylinder(ORIGIN, UP, 2.5, 20), false, false);
  const stud = shapes.AddShape(boxAt(ORIGIN, [3, 3, 8]), false, false);
  const [whole, pair] = [shapes.NewShape(), shapes.NewShape()];
  place(whole, plate, ORIGIN);
  place(pair, pin, ORIGIN);
  const second = place(pair, pin, [20, 0, 0]);
  place(whole, pair, [10, 10, 4]);
  place(whole, pair, [10, 30, 4]);
  place(whole, stud, [18.5, 18.5, 4]);
  shapes.UpdateAssemblies();
  paint(plate, '#1b6e3c');
  paint(pin, '#c0392b');
  paint(second, '#f1c40f');
  // A box's last face is its top.
  paint(shapes.AddSubShape(plate, listKitFaces(plateShape)[5] as TopoDS_Shape), '#2f6fde');
  const writer = new kit.STEPCAFControl_Writer(new kit.XSControl_WorkSession(), false);
  kit.Interface_Static.SetCVal('write.step.unit', 'MM');
  writer.SetColorMode(true);
  writer.Perform(document, '/fixture.step', new kit.Message_ProgressRange());
  return readWritten();
}
