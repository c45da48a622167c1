import type { TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import type { Box } from './box.ts';

type Vector = readonly [number, number, number];

/**
 * The box of the parameter rectangle around a face on a torus: never too small, and tight for the fillets that
 * make up most toroidal faces. Null for a torus that cuts through its own axis.
 *
 * Along a direction d with components (dx, dy, dz) in the torus' frame, P(u, v) = C + (R + r·cos v)(cos u·X + sin u·Y) + r·sin v·Z
 * reaches (R + r·cos v)·a + r·dz·sin v, where a = dx·cos u + dy·sin u is largest independently of v as long as R ≥ r.
 */
export function boundTorus(oc: ExactEngine, face: TopoDS_Face): Box | null {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  const at = (u: number, v: number): Vector => {
    using point = surface.Value(u, v);
    return [point.X(), point.Y(), point.Z()];
  };
  const outer = at(0, 0);
  const centre = scale(add(outer, at(Math.PI, 0)), 0.5);
  const outerRadius = distance(outer, centre);
  const innerRadius = distance(at(0, Math.PI), centre);
  const ring = (outerRadius + innerRadius) / 2;
  const tube = (outerRadius - innerRadius) / 2;
  if (!(tube > 0) || distance(at(0, Math.PI), at(Math.PI, 0)) < outerRadius) return null;
  const x = scale(subtract(outer, centre), 1 / outerRadius);
  const y = scale(subtract(at(Math.PI / 2, 0), centre), 1 / outerRadius);
  const z = scale(subtract(subtract(at(0, Math.PI / 2), centre), scale(x, ring)), 1 / tube);
  const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(face);
  const reach = (axis: number, sign: number): number => {
    const a = largestWave(sign * (x[axis] as number), sign * (y[axis] as number), UMin, UMax);
    return (centre[axis] as number) + sign * (ring * a + tube * largestWave(a, sign * (z[axis] as number), VMin, VMax));
  };
  return [reach(0, -1), reach(1, -1), reach(2, -1), reach(0, 1), reach(1, 1), reach(2, 1)];
}

/** The largest value of c·cos t + s·sin t for t in [from, to]. */
function largestWave(c: number, s: number, from: number, to: number): number {
  const crest = Math.atan2(s, c);
  const next = crest + 2 * Math.PI * Math.ceil((from - crest) / (2 * Math.PI));
  if (next <= to) return Math.hypot(c, s);
  return Math.max(c * Math.cos(from) + s * Math.sin(from), c * Math.cos(to) + s * Math.sin(to));
}

function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

function distance(a: Vector, b: Vector): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
