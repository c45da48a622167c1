import type { BrepText } from './brep-text.ts';
import { splitSpline } from './spline.ts';

const EXTRUSION = /^6 (\S+) (\S+) (\S+) \n7 (.*)/s;
const CURVE_ON_SURFACE = /^2 +(\d+) (\d+) \d+ (\S+) (\S+)$/;
const LINE = /^1 \S+ (\S+) \S+ (\S+)/;

/**
 * Writes extruded splines as the spline surfaces that they are, point by point with the same parameters: the mesher of the
 * engine that measures cuts an extruded spline into twenty times as many triangles as it needs. One whose edges don't tell how
 * far it reaches stays as it is; a text without any is handed back itself.
 */
export function spellExtrusions(text: BrepText): BrepText {
  if (!text.surfaces.some((surface) => EXTRUSION.test(surface))) return text;
  const linesOf = Map.groupBy(
    text.shapes.filter(({ kind }) => kind === 'Ed').flatMap(({ body }) => body.slice(1)),
    (line) => Number(CURVE_ON_SURFACE.exec(line)?.[2]),
  );
  const surfaces = text.surfaces.map((surface, i) => {
    const [, x, y, z, curve = ''] = EXTRUSION.exec(surface) ?? [];
    const spline = x === undefined ? null : splitSpline(curve.trim().split(/\s+/).map(Number), 3);
    const ends = spline && findEnds(linesOf.get(i + 1) ?? [], text.curves2d);
    if (spline === null || ends === null) return surface;
    const along = [x, y, z].map(Number);
    const rows = spline.poles.map((pole, row) =>
      ends.map((end) =>
        [...pole.map((value, axis) => value + end * (along[axis] as number)), ...spline.weights.slice(row, row + 1)].join(' '),
      ),
    );
    const sizes = `${spline.weights.length > 0 ? 1 : 0} 0 0 0 ${spline.degree} 1 ${rows.length} 2 ${spline.knots.length} 2`;
    const knots = spline.knots.map((knot, at) => `${knot} ${spline.multiplicities[at]}`);
    return [`9 ${sizes} ${rows.map((row) => row.join('  ')).join('\n')}`, '', ...knots, '', `${ends[0]} 2`, `${ends[1]} 2`, ''].join('\n');
  });
  return { ...text, surfaces };
}

/** How far the edges of a surface, by their lines, reach along the extrusion; null where one is neither a line nor an open spline. */
function findEnds(lines: readonly string[], curves2d: readonly string[]): readonly [number, number] | null {
  const reached: number[] = [];
  for (const line of lines) {
    const [, number = '', , first, last] = CURVE_ON_SURFACE.exec(line) ?? [];
    const curve = curves2d[Number(number) - 1] ?? '';
    const [, start, slope] = LINE.exec(curve) ?? [];
    if (start !== undefined) reached.push(...[first, last].map((at) => Number(start) + Number(at) * Number(slope)));
    else if (curve.startsWith('7 ')) {
      const spline = splitSpline(curve.slice(2).trim().split(/\s+/).map(Number), 2);
      if (spline === null) return null;
      reached.push(...spline.poles.map(([, v = 0]) => v));
    } else return null;
  }
  const [low, high] = [Math.min(...reached), Math.max(...reached)];
  return high > low ? [low, high] : null;
}
