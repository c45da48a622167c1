import type { Geom2d_Line, TopoDS_Face } from 'replicad-opencascadejs';
import { expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { listFaces } from '../faces/collect-bodies.ts';
import { straightenSeams } from './straighten-seams.ts';

const oc = await nodeEngines().exact();

/** The sheet that a slanted line sweeps round the z axis. */
function cone(): TopoDS_Face {
  const slant = new oc.BRepBuilderAPI_MakeEdge(new oc.gp_Pnt(11, 0, 0), new oc.gp_Pnt(5, 0, 6)).Edge();
  const axis = new oc.gp_Ax1(new oc.gp_Pnt(0, 0, 0), new oc.gp_Dir(0, 0, 1));
  return listFaces(oc, new oc.BRepPrimAPI_MakeRevol(slant, axis, false).Shape())[0] as TopoDS_Face;
}

function seamsOf(face: TopoDS_Face): Geom2d_Line[] {
  const seams: Geom2d_Line[] = [];
  const explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    const edge = oc.TopoDS.Edge(explorer.Current());
    if (oc.BRep_Tool.IsClosed(edge, face)) seams.push(new oc.BRepAdaptor_Curve2d(edge, face).Curve() as Geom2d_Line);
  }
  return seams;
}

test.each([
  ['tilted by rounding is made straight', 1.4e-15, 0],
  ['meant to be slanted is left alone', 1e-3, 1e-3],
])('a cone’s seam %s', (_name, tilt, left) => {
  const face = cone();
  for (const seam of seamsOf(face)) seam.SetDirection(new oc.gp_Dir2d(tilt, Math.sign(seam.Direction().Y())));
  straightenSeams(oc, face);
  const seams = seamsOf(face);
  expect(seams.length).toBe(2);
  for (const seam of seams) expect(seam.Direction().X()).toBeCloseTo(left, 6);
  if (left === 0) expect(seams.map((seam) => seam.Direction().X())).toEqual([0, 0]);
});
