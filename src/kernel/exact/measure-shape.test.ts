import { describe, expect, test } from 'vitest';
import { measureMade } from '#test/support/made-shapes.ts';
import {
  boxAt,
  compound,
  cut,
  cylinder,
  kit,
  lineBetween,
  listKitFaces,
  ORIGIN,
  redrawn,
  type TopoDS_Face,
  type TopoDS_Shape,
  UP,
} from '#test/support/modelling-kit.ts';
import { codesOf } from '#test/support/read-sound.ts';
import { facetsOf } from '#test/support/stl-samples.ts';
import { cross, dot } from '../basics/vectors.ts';

/** Of the block below, mm. */
const DIAGONAL_MM = Math.hypot(10, 20, 30);

const block = () => boxAt(ORIGIN, [10, 20, 30]);
const moved = (shape: TopoDS_Shape, x: number) => redrawn(shape, [x, 0, 0]);

const round = (radius: number, from: number, to: number, x = 0, y = 0) => cylinder([x, y, from], UP, radius, to - from);

const [first, ...others] = listKitFaces(block()) as [TopoDS_Shape, ...TopoDS_Shape[]];
const measure = (...shapes: readonly TopoDS_Shape[]) => measureMade(compound(...shapes)).measurement;

describe('solids', () => {
  test('API-17 a part that is there twice goes to review, but not two that touch', () => {
    expect(codesOf(measure(block(), block()))).toEqual(['DOUBTFUL_VOLUME review']);
    expect(codesOf(measure(block(), moved(block(), 10)))).toEqual([]);
  });

  test('neither a pin in its hole nor rings about each other are taken for parts that are there twice', () => {
    const plate = boxAt([-20, -20, 0], [40, 40, 15]);
    expect(codesOf(measure(cut(plate, round(5, 0, 15)), round(5, 0, 15)))).toEqual([]);
    const rod = boxAt([10, 0, 0], [1300, 10, 10]);
    expect(codesOf(measure(rod, cut(round(0.5, 0, 0.4), round(0.4, 0, 0.4)), round(0.4, 0, 0.4)))).toEqual([]);
  });

  test('loose faces beside a solid are left out, and the part goes to review', () => {
    const measured = measure(block(), moved(first, 50));
    expect(measured).toMatchObject({ boxMm: { x: 10, y: 20, z: 30 }, solids: 1 });
    expect(codesOf(measured)).toContain('NOT_CLOSED review');
  });

  test('a shape of curves is refused', () => {
    expect(() => measureMade(lineBetween(ORIGIN, [1, 0, 0]))).toThrow('no surface or solid');
  });
});

describe('loose faces', () => {
  /** Faces that share no edges, as IGES files hold them. */
  const loosen = (faces: readonly TopoDS_Shape[]) =>
    compound(...faces.map((face) => kit.BRepToolsWrapper.Read(kit.BRepToolsWrapper.Write(face))));
  const sew = (faces: readonly TopoDS_Shape[]) => measureMade(loosen(faces));

  test.each([[[]], [[0]], [[1, 4]], [[0, 1, 2, 3, 4, 5]]])(
    'API-17 make the same block, drawn from outside, where %j look inward',
    (turned) => {
      const { measurement, mesh } = sew(listKitFaces(block()).map((face, i) => (turned.includes(i) ? face.Reversed() : face)));
      expect(measurement).toMatchObject({ solids: 1, faces: 6, watertight: true, volumeKind: 'sewn' });
      expect(measurement.volumeMm3).toBeCloseTo(6000, 6);
      expect(codesOf(measurement)).toEqual(['SEWN note']);
      const underMesh = facetsOf(mesh).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);
      expect(underMesh).toBeCloseTo(6000, 1);
    },
  );

  test.each([
    [0, 1e-5],
    [5e-5, 1e-4],
    [5e-4, 1e-3],
    [5e-3, null],
  ])('API-17 a gap of %s of the diagonal is bridged at %s of it, which is told', (gap, ratio) => {
    const { measurement } = sew([moved(first, -gap * DIAGONAL_MM), ...others]);
    expect(measurement.watertight).toBe(ratio !== null);
    if (ratio === null) expect(measurement.sewToleranceMm).toBeNull();
    else expect((measurement.sewToleranceMm ?? 0) / (ratio * DIAGONAL_MM)).toBeCloseTo(1, 2);
  });

  test.each([
    ['a missing face', 1600, others],
    ['a doubled face', 2800, [first, ...others, first]],
    ['a stray face', 2800, [first, ...others, moved(first, 50)]],
  ])('API-17 a block with %s has no volume', (_what, areaMm2, faces) => {
    const { measurement } = sew(faces);
    expect(measurement).toMatchObject({ volumeKind: 'none', volumeMm3: null, solids: 0, watertight: false });
    expect(measurement.areaMm2).toBeCloseTo(areaMm2, 6);
    expect(codesOf(measurement)).toContain('NOT_CLOSED review');
  });

  test('a single face that closes upon itself is a solid', () => {
    const sphere = listKitFaces(new kit.BRepPrimAPI_MakeSphere(10).Shape())[0] as TopoDS_Face;
    const told = kit.GeomConvert.SurfaceToBSplineSurface(kit.BRep_Tool.Surface(sphere));
    const measured = measure(new kit.BRepBuilderAPI_MakeFace(told, 1e-6).Face());
    expect(measured).toMatchObject({ volumeKind: 'sewn', solids: 1, watertight: true });
    expect((measured.volumeMm3 ?? 0) / ((4000 / 3) * Math.PI)).toBeCloseTo(1, 5);
    // The engine is wrong about splines unless it integrates twice.
    expect(measured.areaMm2 / (400 * Math.PI)).toBeCloseTo(1, 8);
  });

  test('API-17 a bolt in its hole goes to a person, as faces of one may be joined with those of the other', () => {
    const plate = cut(block(), round(2, 0, 30, 5, 10));
    const bolt = new kit.BRepAlgoAPI_Fuse(round(2, -5, 30, 5, 10), round(4, 30, 35, 5, 10), new kit.Message_ProgressRange()).Shape();
    expect(codesOf(sew([...listKitFaces(plate), ...listKitFaces(bolt)]).measurement)).toContain('DOUBTFUL_VOLUME review');
    expect(codesOf(sew(listKitFaces(plate)).measurement)).toEqual(['SEWN note']);
  });

  test('API-17 bodies that do not touch are told apart, however far away', () => {
    const { measurement } = sew([...listKitFaces(block()), ...listKitFaces(moved(block(), 10_000))]);
    expect(measurement).toMatchObject({ solids: 2, faces: 12, watertight: true });
    expect(measurement.volumeMm3).toBeCloseTo(12_000, 6);
  });
});
