import { boxAt, compound, cut, cylinder, kit, ORIGIN, shifted, type TopoDS_Shape, UP } from '#test/support/modelling-kit.ts';

/** Two shapes as one, without edges within a surface. */
export function fuse(first: TopoDS_Shape, second: TopoDS_Shape): TopoDS_Shape {
  const united = new kit.BRepAlgoAPI_Fuse(first, second, new kit.Message_ProgressRange());
  united.SimplifyResult(true, true, 1e-4);
  return united.Shape();
}

/** The STEP text of a shape; `unit` as the STEP writer names it (MM, INCH). */
export function writeStep(shape: TopoDS_Shape, unit: 'MM' | 'INCH'): Uint8Array {
  const writer = new kit.STEPControl_Writer();
  kit.Interface_Static.SetCVal('write.step.unit', unit);
  kit.Interface_Static.SetIVal('write.step.assembly', 1);
  writer.Transfer(shape, 'STEPControl_AsIs', true, new kit.Message_ProgressRange());
  writer.Write('/fixture.step');
  return readWritten();
}

/** What was written to `/fixture.step`, the same in every run. */
export function readWritten(): Uint8Array {
  const text = new TextDecoder().decode(kit.FS.readFile('/fixture.step'));
  // Times and names would change the file from run to run.
  const steady = text.replace(/FILE_NAME\([^;]*;/, "FILE_NAME('fixture','2024-01-01T00:00:00',(''),(''),'','','');");
  return new TextEncoder().encode(steady);
}

/** An L bracket, 60 × 40 × 50 mm of 6 mm plate: inner corner rounded 8 mm, two 8 mm holes in the base, one of 20 mm in the wall. */
export function makeBracket(): { bytes: Uint8Array; volumeMm3: number; areaMm2: number } {
  let shape = fuse(boxAt(ORIGIN, [60, 40, 6]), boxAt(ORIGIN, [60, 6, 50]));
  const corner = cut(boxAt([0, 6, 6], [60, 8, 8]), cylinder([0, 14, 14], [1, 0, 0], 8, 60));
  shape = fuse(shape, corner);
  for (const x of [15, 45]) shape = cut(shape, cylinder([x, 27, 0], UP, 4, 6));
  shape = cut(shape, cylinder([30, 0, 32], [0, 1, 0], 10, 6));
  const profile = 40 * 6 + 6 * 44 + (1 - Math.PI / 4) * 64;
  const perimeter = 40 + 6 + 26 + Math.PI * 4 + 36 + 6 + 50;
  const holes = [4, 4, 10];
  return {
    bytes: writeStep(shape, 'MM'),
    volumeMm3: 60 * profile - holes.reduce((sum, r) => sum + Math.PI * r * r * 6, 0),
    areaMm2: 60 * perimeter + 2 * profile + holes.reduce((sum, r) => sum + 2 * Math.PI * r * 6 - 2 * Math.PI * r * r, 0),
  };
}

/** A plain block of 1 × 2 × 3 inches, declared in inches. */
export function makeInchBlock(): Uint8Array {
  return writeStep(boxAt(ORIGIN, [25.4, 50.8, 76.2]), 'INCH');
}

/** Four 5 mm pins of 20 mm on one 40 × 40 × 4 mm plate: an assembly of five instances of two parts. */
export function makeAssembly(): Uint8Array {
  const pin = cylinder(ORIGIN, UP, 2.5, 20);
  const pins = [10, 30].flatMap((y) => [10, 30].map((x) => pin.Located(shifted([x, y, 4]), false)));
  return writeStep(compound(boxAt(ORIGIN, [40, 40, 4]), ...pins), 'MM');
}
