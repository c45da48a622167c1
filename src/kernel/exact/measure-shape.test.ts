import { describe, expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { handOver, listKitFaces, startKit, type TopoDS_Face, type TopoDS_Shape } from '#test/support/modelling-kit.ts';
import { measureShape } from './measure-shape.ts';

const [oc, kit] = await Promise.all([nodeEngine().start(), startKit()]);
const SOUND = { complete: true, solidsDeclared: 0 };

function compound(...shapes: readonly TopoDS_Shape[]): TopoDS_Shape {
  const whole = new kit.TopoDS_Compound();
  const builder = new kit.TopoDS_Builder();
  builder.MakeCompound(whole);
  for (const shape of shapes) builder.Add(whole, shape);
  return whole;
}

function block(): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakeBox(10, 20, 30).Shape();
}

function turned(shape: TopoDS_Shape, angle: number): TopoDS_Shape {
  const turn = new kit.gp_Trsf();
  turn.SetRotation(new kit.gp_Ax1(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(0, 0, 1)), angle);
  return shape.Located(new kit.TopLoc_Location(turn), false);
}

function measure(shape: TopoDS_Shape, declared = SOUND) {
  const outcome = measureShape(oc, handOver(kit, oc, shape), declared);
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome.measurement;
}

describe('measureShape', () => {
  test('sews loose faces to a solid and says so', () => {
    const measured = measure(compound(...listKitFaces(kit, block())));
    expect(measured).toMatchObject({ volumeKind: 'sewn', solids: 1, faces: 6, watertight: true });
    expect(measured.volumeMm3).toBeCloseTo(6000, 6);
    expect(measured.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['SEWN note']);
  });

  test('sends a part that is there twice to review, but not two that touch', () => {
    const codes = (...shapes: readonly TopoDS_Shape[]) => measure(compound(...shapes)).findings.map(({ code }) => code);
    expect(codes(block(), block())).toEqual(['DOUBTFUL_VOLUME']);
    const faces = [...listKitFaces(kit, block()), ...listKitFaces(kit, block())];
    expect(codes(...faces)).toContain('DOUBTFUL_VOLUME');
    const beside = new kit.gp_Trsf();
    beside.SetTranslation(new kit.gp_Vec(10, 0, 0));
    expect(codes(block(), block().Located(new kit.TopLoc_Location(beside), false))).toEqual([]);
  });

  test('takes neither a pin in its hole nor rings about each other for parts that are there twice', () => {
    const round = (radius: number, height: number) => new kit.BRepPrimAPI_MakeCylinder(radius, height).Shape();
    const cut = (from: TopoDS_Shape, tool: TopoDS_Shape) => new kit.BRepAlgoAPI_Cut(from, tool, new kit.Message_ProgressRange()).Shape();
    const plate = new kit.BRepPrimAPI_MakeBox(new kit.gp_Pnt(-20, -20, 0), 40, 40, 15).Shape();
    expect(measure(compound(cut(plate, round(5, 15)), round(5, 15))).findings).toEqual([]);
    const rod = new kit.BRepPrimAPI_MakeBox(new kit.gp_Pnt(10, 0, 0), 1300, 10, 10).Shape();
    const ring = cut(round(0.5, 0.4), round(0.4, 0.4));
    expect(measure(compound(rod, ring, round(0.4, 0.4))).findings).toEqual([]);
  });

  test('closes single faces that close upon themselves', () => {
    const sphere = listKitFaces(kit, new kit.BRepPrimAPI_MakeSphere(10).Shape())[0] as TopoDS_Face;
    const told = kit.GeomConvert.SurfaceToBSplineSurface(kit.BRep_Tool.Surface(sphere));
    const measured = measure(compound(new kit.BRepBuilderAPI_MakeFace(told, 1e-6).Face()));
    expect(measured).toMatchObject({ volumeKind: 'sewn', solids: 1, watertight: true });
    expect((measured.volumeMm3 ?? 0) / ((4000 / 3) * Math.PI)).toBeCloseTo(1, 5);
  });

  test('gives an open surface no volume', () => {
    const measured = measure(compound(...listKitFaces(kit, block()).slice(1)));
    expect(measured).toMatchObject({ volumeKind: 'none', volumeMm3: null, solids: 0, watertight: false });
    expect(measured.areaMm2).toBeCloseTo(2200 - 600, 6);
    expect(measured.findings).toContainEqual(expect.objectContaining({ code: 'NOT_CLOSED', severity: 'review' }));
  });

  test('leaves loose faces beside a solid out, and sends the part to review', () => {
    const stray = turned(listKitFaces(kit, block())[0] as TopoDS_Shape, 2);
    const measured = measure(compound(block(), stray));
    expect(measured).toMatchObject({ boxMm: { x: 10, y: 20, z: 30 }, solids: 1 });
    expect(measured.findings).toContainEqual(expect.objectContaining({ code: 'NOT_CLOSED', severity: 'review' }));
  });

  test('boxes a turned ring tightly', () => {
    const ring = new kit.BRepPrimAPI_MakeTorus(20, 5).Shape();
    const tilt = new kit.gp_Trsf();
    tilt.SetRotation(new kit.gp_Ax1(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(1, 0, 0)), 0.5);
    const { boxMm, volumeMm3 } = measure(compound(ring.Located(new kit.TopLoc_Location(tilt), false)));
    expect(boxMm.x).toBeCloseTo(50, 5);
    expect(boxMm.y).toBeCloseTo(2 * (20 * Math.cos(0.5) + 5), 5);
    expect(boxMm.z).toBeCloseTo(2 * (20 * Math.sin(0.5) + 5), 5);
    expect(volumeMm3).toBeCloseTo(2 * Math.PI ** 2 * 20 * 25, 2);
  });

  test('counts instances of one solid, each where it stands', () => {
    const one = block();
    const measured = measure(compound(one, turned(one, Math.PI)));
    expect(measured.solids).toBe(2);
    expect(measured.faces).toBe(12);
    expect(measured.boxMm.x).toBeCloseTo(20, 6);
    expect(measured.boxMm.y).toBeCloseTo(40, 6);
    expect(measured.volumeMm3).toBeCloseTo(12_000, 6);
  });

  test('sends a file with fewer bodies than it announces to review', () => {
    const measured = measure(compound(block()), { complete: true, solidsDeclared: 2 });
    expect(measured.findings).toContainEqual(expect.objectContaining({ code: 'INCOMPLETE_FILE', severity: 'review' }));
  });

  test('refuses a shape of curves', () => {
    const edge = new kit.BRepBuilderAPI_MakeEdge(new kit.gp_Pnt(0, 0, 0), new kit.gp_Pnt(1, 0, 0)).Edge();
    expect(measureShape(oc, handOver(kit, oc, compound(edge)), SOUND)).toMatchObject({ outcome: 'refused' });
  });
});
