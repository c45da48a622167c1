import { describe, expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { handOver, listKitFaces, startKit, type TopoDS_Shape } from '#test/support/modelling-kit.ts';
import { measureShape } from '../measure-shape.ts';
import { sumMeshVolume } from '../mesh/mesh-volume.ts';

const [oc, kit] = await Promise.all([nodeEngine().start(), startKit()]);
/** Of the block below, mm. */
const DIAGONAL_MM = Math.hypot(10, 20, 30);

function block(): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakeBox(10, 20, 30).Shape();
}

function moved(shape: TopoDS_Shape, x: number): TopoDS_Shape {
  const shift = new kit.gp_Trsf();
  shift.SetTranslation(new kit.gp_Vec(x, 0, 0));
  return new kit.BRepBuilderAPI_Transform(shape, shift, true).Shape();
}

/** Faces that share no edges, as IGES files hold them, in one compound. */
function loose(faces: readonly TopoDS_Shape[]): TopoDS_Shape {
  const whole = new kit.TopoDS_Compound();
  const builder = new kit.TopoDS_Builder();
  builder.MakeCompound(whole);
  for (const face of faces) builder.Add(whole, kit.BRepToolsWrapper.Read(kit.BRepToolsWrapper.Write(face)));
  return whole;
}

function measure(faces: readonly TopoDS_Shape[]) {
  const outcome = measureShape(oc, handOver(kit, oc, loose(faces)), { complete: true, solidsDeclared: 0 });
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome;
}

describe('sewing loose faces', () => {
  test.each([
    ['one', [0]],
    ['two', [1, 4]],
    ['all', [0, 1, 2, 3, 4, 5]],
  ])('API-17 makes the same block, drawn from outside, where %s of them look inward', (_which, turned) => {
    const faces = listKitFaces(kit, block()).map((face, i) => (turned.includes(i) ? face.Reversed() : face));
    const { measurement, mesh } = measure(faces);
    expect(measurement).toMatchObject({ solids: 1, watertight: true, volumeKind: 'sewn' });
    expect(measurement.volumeMm3).toBeCloseTo(6000, 6);
    expect(sumMeshVolume(mesh, [0, 0, 0])).toBeCloseTo(6000, 1);
  });

  test.each([
    [0, 1e-5],
    [5e-5, 1e-4],
    [5e-4, 1e-3],
    [5e-3, null],
  ])('API-17 a gap of %s of the diagonal is bridged at %s of it, which is told', (gap, ratio) => {
    const [first, ...others] = listKitFaces(kit, block()) as [TopoDS_Shape, ...TopoDS_Shape[]];
    const { measurement } = measure([moved(first, -gap * DIAGONAL_MM), ...others]);
    expect(measurement.watertight).toBe(ratio !== null);
    if (ratio === null) expect(measurement.sewToleranceMm).toBeNull();
    else expect((measurement.sewToleranceMm ?? 0) / (ratio * DIAGONAL_MM)).toBeCloseTo(1, 2);
  });

  test.each([
    ['a missing face', (faces: readonly TopoDS_Shape[]) => faces.slice(1)],
    ['a doubled face', (faces: readonly TopoDS_Shape[]) => [...faces, faces[0] as TopoDS_Shape]],
    ['a stray face', (faces: readonly TopoDS_Shape[]) => [...faces, moved(faces[0] as TopoDS_Shape, 50)]],
  ])('API-17 a block with %s has no volume', (_what, spoil) => {
    const { measurement } = measure(spoil(listKitFaces(kit, block())));
    expect(measurement).toMatchObject({ watertight: false, volumeMm3: null });
    expect(measurement.findings.map(({ code }) => code)).toContain('NOT_CLOSED');
  });

  test('API-17 measures a block far from the origin as it does near it', () => {
    const { measurement } = measure(listKitFaces(kit, moved(block(), 10_000)));
    expect(measurement).toMatchObject({ solids: 1, watertight: true });
    expect((measurement.volumeMm3 ?? 0) / 6000).toBeCloseTo(1, 9);
  });

  test('API-17 a bolt in its hole goes to a person, as faces of one may be joined with those of the other', () => {
    const cylinder = (radius: number, from: number, to: number): TopoDS_Shape => {
      const axis = new kit.gp_Ax2(new kit.gp_Pnt(5, 10, from), new kit.gp_Dir(0, 0, 1));
      return new kit.BRepPrimAPI_MakeCylinder(axis, radius, to - from).Shape();
    };
    const progress = new kit.Message_ProgressRange();
    const plate = new kit.BRepAlgoAPI_Cut(block(), cylinder(2, 0, 30), progress).Shape();
    const bolt = new kit.BRepAlgoAPI_Fuse(cylinder(2, -5, 30), cylinder(4, 30, 35), progress).Shape();
    const { measurement } = measure([...listKitFaces(kit, plate), ...listKitFaces(kit, bolt)]);
    expect(measurement.findings.filter(({ severity }) => severity === 'review').map(({ code }) => code)).toContain('DOUBTFUL_VOLUME');
    expect(measure(listKitFaces(kit, plate)).measurement.findings.map(({ code }) => code)).toEqual(['SEWN']);
  });

  test('API-17 tells bodies apart that do not touch', () => {
    const { measurement } = measure([...listKitFaces(kit, block()), ...listKitFaces(kit, moved(block(), 50))]);
    expect(measurement).toMatchObject({ solids: 2, faces: 12, watertight: true });
    expect(measurement.volumeMm3).toBeCloseTo(12_000, 6);
  });
});
