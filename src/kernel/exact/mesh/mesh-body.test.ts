import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { type Geom2d_Line, handOver, listKitFaces, startKit, type TopoDS_Face } from '#test/support/modelling-kit.ts';
import { meshBody } from './mesh-body.ts';

const [oc, kit] = await Promise.all([nodeEngine().start(), startKit()]);

/** The sheet that a slanted line sweeps round the z axis. */
function cone(): TopoDS_Face {
  const slant = new kit.BRepBuilderAPI_MakeEdge(new kit.gp_Pnt(11, 0, 0), new kit.gp_Pnt(5, 0, 6)).Edge();
  const axis = new kit.gp_Ax1(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(0, 0, 1));
  return listKitFaces(kit, new kit.BRepPrimAPI_MakeRevol(slant, axis, false).Shape())[0] as TopoDS_Face;
}

function tiltSeams(face: TopoDS_Face, tilt: number): void {
  const explorer = new kit.TopExp_Explorer(face, kit.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    const edge = kit.TopoDS.Edge(explorer.Current());
    if (!kit.BRep_Tool.IsClosed(edge, face)) continue;
    const seam = new kit.BRepAdaptor_Curve2d(edge, face).Curve() as Geom2d_Line;
    seam.SetDirection(new kit.gp_Dir2d(tilt, Math.sign(seam.Direction().Y())));
  }
}

test.each([
  ['tilted by rounding is made straight', 1.4e-15, 0],
  ['meant to be slanted is left alone', 1e-3, 1e-3],
])('a cone’s seam %s', (_name, tilt, left) => {
  const made = cone();
  tiltSeams(made, tilt);
  const shape = handOver(kit, oc, made);
  const [face] = oc.listFaces(shape);
  if (face === undefined) throw new Error('no face');
  const tiltsOf = () => {
    const paces = oc.listTraces(face).map((trace) => oc.traceAt(trace, oc.traceOf(trace).from));
    return paces.filter(({ dv }) => Math.abs(dv) > 0.5).map(({ du }) => Math.abs(du));
  };
  for (const own of tiltsOf()) expect(own / tilt).toBeCloseTo(1, 5);
  meshBody(oc, { shape, faces: [face] }, 0.1);
  expect(tiltsOf()).toHaveLength(2);
  for (const own of tiltsOf()) expect(own).toBeCloseTo(left, 6);
  if (left === 0) expect(tiltsOf()).toEqual([0, 0]);
});
