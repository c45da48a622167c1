import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import { expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { listFaces } from '../faces/collect-bodies.ts';
import { trimFace } from './trim-face.ts';

const oc = await nodeEngines().exact();

/** The face of `shape` with the most edges. */
function busiestFace(shape: TopoDS_Shape): TopoDS_Face {
  const countEdges = (face: TopoDS_Face) => {
    const explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
    let count = 0;
    for (; explorer.More(); explorer.Next()) count++;
    return count;
  };
  return listFaces(oc, shape).sort((a, b) => countEdges(b) - countEdges(a))[0] as TopoDS_Face;
}

test('tells the inside of a drilled ball from its hole, where it meets itself too', () => {
  const drill = new oc.BRepPrimAPI_MakeCylinder(new oc.gp_Ax2(new oc.gp_Pnt(0, 0, 0), new oc.gp_Dir(1, 1, 0)), 5, 30).Shape();
  const ball = new oc.BRepAlgoAPI_Cut(new oc.BRepPrimAPI_MakeSphere(10).Shape(), drill, new oc.Message_ProgressRange()).Shape();
  const face = busiestFace(ball);
  for (const side of [face, oc.TopoDS.Face(face.Reversed())]) {
    const { contains } = trimFace(oc, side);
    // The hole reaches 30° about longitude 45°.
    expect(contains(Math.PI / 4, 0)).toBe(false);
    expect(contains(Math.PI / 4 + 0.52, 0)).toBe(false);
    expect(contains(Math.PI / 4 + 0.525, 0)).toBe(true);
    expect(contains(Math.PI / 4, 0.525)).toBe(true);
    expect([0.01, 3, 6.27].map((u) => contains(u, 1))).toEqual([true, true, true]);
    expect(contains(3, 1.6)).toBe(false);
    expect(contains(-0.01, 1)).toBe(false);
  }
});
