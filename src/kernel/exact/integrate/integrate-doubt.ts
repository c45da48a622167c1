import type { TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { boundFace } from './integrate-edges.ts';
import { doubtIntegral } from './integrate-pieces.ts';

/**
 * How far off the engine's unchecked area of a spline surface may be, mm², to the order of magnitude: it takes
 * few points along each edge, whatever the surface does there, unless the edge has knots. So the area along such edges is
 * told by two rules, with the middle of u for each row. Where that tells a doubt, the engine was off by 0.5 to 35 times as much;
 * some small faces of high degree are 1e-3 off without any, which is 1e-6 of their part.
 */
export function doubtArea(oc: ExactEngine, face: TopoDS_Face): number {
  using surface = new oc.BRepAdaptor_Surface(face, true);
  if (surface.NbVPoles() === 2) return 0;
  const first = surface.FirstUParameter();
  using bounded = boundFace(oc, face, [0, 0, 0]);
  let doubt = 0;
  bounded.visitEdges(({ from, to, spans, at }) => {
    if (spans > 1) return;
    const isAcross = at(from).dv === 0 && at((from + to) / 2).dv === 0;
    if (isAcross) return;
    const integrand = (parameter: number): number => {
      const { u, v, dv } = at(parameter);
      return u === first ? 0 : Math.hypot(...bounded.probe((u + first) / 2, v).normal) * (u - first) * dv;
    };
    doubt += doubtIntegral(integrand, from, to);
  });
  return doubt;
}
