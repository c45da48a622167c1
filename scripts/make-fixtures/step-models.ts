import type { ModellingKit } from '#test/support/modelling-kit.ts';

export type Point = readonly [number, number, number];

export function cylinder(oc: ModellingKit, base: Point, axis: Point, radius: number, height: number) {
  const frame = new oc.gp_Ax2(new oc.gp_Pnt(...base), new oc.gp_Dir(...axis));
  return new oc.BRepPrimAPI_MakeCylinder(frame, radius, height).Shape();
}

export function boxAt(oc: ModellingKit, corner: Point, size: Point) {
  return new oc.BRepPrimAPI_MakeBox(new oc.gp_Pnt(...corner), ...size).Shape();
}

export type Shape = ReturnType<typeof boxAt>;

export function fuse(oc: ModellingKit, first: Shape, second: Shape): Shape {
  const united = new oc.BRepAlgoAPI_Fuse(first, second, new oc.Message_ProgressRange());
  united.SimplifyResult(true, true, 1e-4);
  return united.Shape();
}

export function cut(oc: ModellingKit, from: Shape, tool: Shape): Shape {
  return new oc.BRepAlgoAPI_Cut(from, tool, new oc.Message_ProgressRange()).Shape();
}

/** The STEP text of a shape; `unit` as the STEP writer names it (MM, INCH). */
export function writeStep(oc: ModellingKit, shape: Shape, unit: 'MM' | 'INCH'): Uint8Array {
  const writer = new oc.STEPControl_Writer();
  oc.Interface_Static.SetCVal('write.step.unit', unit);
  oc.Interface_Static.SetIVal('write.step.assembly', 1);
  writer.Transfer(shape, 'STEPControl_AsIs', true, new oc.Message_ProgressRange());
  writer.Write('/fixture.step');
  return readWritten(oc);
}

/** What was written to `/fixture.step`, the same in every run. */
export function readWritten(oc: ModellingKit): Uint8Array {
  const text = new TextDecoder().decode(oc.FS.readFile('/fixture.step'));
  // Times and names would change the file from run to run.
  const steady = text.replace(/FILE_NAME\([^;]*;/, "FILE_NAME('fixture','2024-01-01T00:00:00',(''),(''),'','','');");
  return new TextEncoder().encode(steady);
}

/** An L bracket, 60 × 40 × 50 mm of 6 mm plate: inner corner rounded 8 mm, two 8 mm holes in the base, one of 20 mm in the wall. */
export function makeBracket(oc: ModellingKit): { bytes: Uint8Array; volumeMm3: number; areaMm2: number } {
  let shape = fuse(oc, boxAt(oc, [0, 0, 0], [60, 40, 6]), boxAt(oc, [0, 0, 0], [60, 6, 50]));
  const corner = cut(oc, boxAt(oc, [0, 6, 6], [60, 8, 8]), cylinder(oc, [0, 14, 14], [1, 0, 0], 8, 60));
  shape = fuse(oc, shape, corner);
  for (const x of [15, 45]) shape = cut(oc, shape, cylinder(oc, [x, 27, 0], [0, 0, 1], 4, 6));
  shape = cut(oc, shape, cylinder(oc, [30, 0, 32], [0, 1, 0], 10, 6));
  const profile = 40 * 6 + 6 * 44 + (1 - Math.PI / 4) * 64;
  const perimeter = 40 + 6 + 26 + Math.PI * 4 + 36 + 6 + 50;
  const holes = [4, 4, 10];
  return {
    bytes: writeStep(oc, shape, 'MM'),
    volumeMm3: 60 * profile - holes.reduce((sum, r) => sum + Math.PI * r * r * 6, 0),
    areaMm2: 60 * perimeter + 2 * profile + holes.reduce((sum, r) => sum + 2 * Math.PI * r * 6 - 2 * Math.PI * r * r, 0),
  };
}

/** A plain block of 1 × 2 × 3 inches, declared in inches. */
export function makeInchBlock(oc: ModellingKit): Uint8Array {
  return writeStep(oc, boxAt(oc, [0, 0, 0], [25.4, 50.8, 76.2]), 'INCH');
}

/** Four 5 mm pins of 20 mm on one 40 × 40 × 4 mm plate: an assembly of five instances of two parts. */
export function makeAssembly(oc: ModellingKit): Uint8Array {
  const compound = new oc.TopoDS_Compound();
  const builder = new oc.TopoDS_Builder();
  builder.MakeCompound(compound);
  builder.Add(compound, boxAt(oc, [0, 0, 0], [40, 40, 4]));
  const pin = cylinder(oc, [0, 0, 0], [0, 0, 1], 2.5, 20);
  for (const [x, y] of [
    [10, 10],
    [30, 10],
    [10, 30],
    [30, 30],
  ] as const) {
    const move = new oc.gp_Trsf();
    move.SetTranslation(new oc.gp_Vec(x, y, 4));
    builder.Add(compound, pin.Located(new oc.TopLoc_Location(move), false));
  }
  return writeStep(oc, compound, 'MM');
}
