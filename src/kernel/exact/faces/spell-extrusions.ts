import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { listFaces } from './collect-bodies.ts';

/**
 * An extruded spline, trimmed or not, in a BREP text: the direction, whether it is rational, whether periodic, its degree, the numbers
 * of poles and of knots, the poles and the knots.
 */
const EXTRUSION = /^6 (\S+) (\S+) (\S+) *\n(?:8 .*\n)?7 ([01]) ([01]) +(\d+) (\d+) (\d+) +(.*)\n(.*)$/gm;
/** A face down to its tolerance. */
const FACE = /^(Fa\n[01] +)\S+/gm;
/**
 * How far triangles may stray from a spelt surface, as a multiple of the deflection. The chords of its edges, which stay as they are,
 * stray up to thrice as far as they should, and what strays farther than it may is cut again and again, in vain.
 */
const LOOSER = 3;

/** A body as it is meshed: itself, or a copy that is freed with this. */
export interface MeshableBody {
  readonly shape: TopoDS_Shape;
  /** All faces, in the explorer's order. */
  readonly faces: readonly TopoDS_Face[];
  [Symbol.dispose](): void;
}

/**
 * A copy of a body in which extruded splines are the spline surfaces that they are, point by point with the same
 * parameters: the mesher cuts an extruded spline into up to a hundred times as many triangles as it needs. The body itself where it
 * has none. `faces` are all its faces in the explorer's order; the caller disposes of the copy.
 */
export function spellExtrusions(oc: ExactEngine, body: TopoDS_Shape, faces: readonly TopoDS_Face[], deflectionMm: number): MeshableBody {
  const extruded = faces.map((face) => isExtrudedSpline(oc, face));
  if (!extruded.includes(true)) return { shape: body, faces, [Symbol.dispose]() {} };
  const ends = findEnds(
    oc,
    faces.filter((_, n) => extruded[n]),
  );
  const text = oc.BRepToolsWrapper.Write(body);
  const [from, to] = [text.lastIndexOf('\nSurfaces '), text.lastIndexOf('\nTriangulations ')];
  const surfaces = text.slice(from, to).replace(EXTRUSION, (_, ...groups: string[]) => spellSurface(groups, ends));
  // The mesher takes twice a face's tolerance for a deflection, where that is more. Faces are written in the explorer's order.
  let n = 0;
  const loosen = (face: string, start: string) => (extruded[n++] ? `${start}${(LOOSER / 2) * deflectionMm}` : face);
  const shape = oc.BRepToolsWrapper.Read(text.slice(0, from) + surfaces + text.slice(to).replace(FACE, loosen));
  const copied = listFaces(oc, shape);
  return {
    shape,
    faces: copied,
    [Symbol.dispose]() {
      for (const part of [...copied, shape]) part.delete();
    },
  };
}

function isExtrudedSpline(oc: ExactEngine, face: TopoDS_Face): boolean {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_SurfaceOfExtrusion) return false;
  using curve = surface.BasisCurve();
  return curve.GetType() === oc.GeomAbs_CurveType.GeomAbs_BSplineCurve;
}

/** How far some extruded faces reach along their extrusions, all in all. */
function findEnds(oc: ExactEngine, faces: readonly TopoDS_Face[]): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const face of faces) {
    const { VMin, VMax } = oc.BRepTools.UVBounds(face);
    [low, high] = [Math.min(low, VMin), Math.max(high, VMax)];
  }
  return [low, high];
}

function spellSurface(groups: readonly string[], ends: readonly [number, number]): string {
  const [x, y, z, rational = '', periodic = '', degree = '', poleCount = '', knotCount = '', poles = '', knots = ''] = groups;
  const direction = [x, y, z].map(Number);
  const numbers = poles.trim().split(/\s+/).map(Number);
  const width = rational === '1' ? 4 : 3;
  const rows = Array.from({ length: Number(poleCount) }, (_, row) => {
    const pole = numbers.slice(row * width, (row + 1) * width);
    return ends.map((end) => pole.map((value, axis) => value + end * (direction[axis] ?? 0)).join(' ')).join('  ');
  });
  const sizes = [rational, 0, periodic, 0, degree, 1, poleCount, 2, knotCount, 2];
  return `9 ${sizes.join(' ')} ${rows.join('\n')}\n\n${knots}\n\n${ends[0]} 2\n${ends[1]} 2\n`;
}
