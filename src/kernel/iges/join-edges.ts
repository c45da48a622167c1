import { type BrepCurve, type CurveMatch, matchCurves, type ParameterMap, parseCurve, remapCurve2d } from './brep-curve.ts';
import type { BrepPart, BrepShape, BrepText } from './brep-text.ts';
import { distance, joinPoints, type Point } from './join-points.ts';

/** By the place of a shape that drops out, the shape that stands for it, and whether that one runs the other way. */
export type StandIns = ReadonlyMap<number, BrepPart>;

export interface Joined {
  readonly text: BrepText;
  readonly standIns: StandIns;
}

/** A part, or what stands for it. */
export function replacePart(standIns: StandIns, part: BrepPart): BrepPart {
  const standIn = standIns.get(part.shape);
  return standIn === undefined ? part : { ...part, shape: standIn.shape, reversed: part.reversed !== standIn.reversed };
}

/** Joins vertices that lie within the tolerance of each other, mm; null where one holds more than its point. */
export function joinVertices(text: BrepText, toleranceMm: number): Joined | null {
  const places: number[] = [];
  const points: Point[] = [];
  const tolerances: number[] = [];
  for (const [at, { kind, body }] of text.shapes.entries()) {
    if (kind !== 'Ve') continue;
    const [tolerance = '', point = '', end] = body;
    if (end !== '0 0') return null;
    places.push(at);
    points.push(point.split(' ').map(Number) as [number, number, number]);
    tolerances.push(Number(tolerance));
  }
  const standIns = new Map<number, BrepPart>();
  const shapes = [...text.shapes];
  for (const [i, k] of joinPoints(points, toleranceMm).entries()) {
    if (i === k) continue;
    const standIn = places[k] as number;
    standIns.set(places[i] as number, { shape: standIn, reversed: false, location: 0 });
    widenVertex(shapes, standIn, (tolerances[i] as number) + distance(points[i] as Point, points[k] as Point));
  }
  return { text: { ...text, shapes }, standIns };
}

/** An edge that stays, with what has been added to it. */
interface KeptEdge {
  readonly place: number;
  readonly curve: BrepCurve;
  readonly lines: string[];
}

const PLAIN_EDGE = /^ *(\S+) 1 1 0$/;
const CURVE_IN_SPACE = /^1 +(\d+) 0 (\S+) (\S+)$/;
/** The surface goes with its location. */
const CURVE_ON_SURFACE = /^2 +(\d+) (\d+ \d+) /;
/** Between samples two curves may lie farther apart than at them, but not by much. */
const BETWEEN_SAMPLES = 2;
/** Stands for a curve that no edge needs any more, in few letters. */
const NO_CURVE = '1 0 0 0 1 0 0 ';

/** Joins edges between the same vertices whose curves are one within the tolerance, mm; null where an edge is none of the plain ones. */
export function joinEdges(text: BrepText, vertexStandIns: StandIns, toleranceMm: number): (Joined & { readonly gapMm: number }) | null {
  const standIns = new Map(vertexStandIns);
  let gapMm = 0;
  const curves2d = [...text.curves2d];
  const shapes = [...text.shapes];
  const usedCurves = new Set<number>();
  const byEnds = new Map<string, KeptEdge[]>();
  for (const [place, { kind, body, parts }] of text.shapes.entries()) {
    if (kind !== 'Ed' || !PLAIN_EDGE.test(body[0] ?? '')) continue;
    const inSpace = body.findIndex((line) => CURVE_IN_SPACE.test(line));
    const [, number = '', first, last] = CURVE_IN_SPACE.exec(body[inSpace] ?? '') ?? [];
    const curve = parseCurve(text.curves[Number(number) - 1] ?? '', Number(first), Number(last));
    if (curve === null) return null;
    const ends = endsOf(parts, standIns, curve, toleranceMm);
    if (ends === null) return null;
    const alike = byEnds.get(ends) ?? [];
    byEnds.set(ends, alike);
    const twin = findTwin(alike, curve, toleranceMm);
    if (twin === null) {
      alike.push({ place, curve, lines: [...body] });
      usedCurves.add(Number(number));
      continue;
    }
    gapMm = Math.max(gapMm, twin.gapMm);
    standIns.set(place, { shape: twin.edge.place, reversed: twin.map.scale < 0, location: 0 });
    for (const line of body.slice(1, -1).filter((_, i) => i + 1 !== inSpace)) {
      const added = moveCurve(line, curves2d, twin.edge, twin.map);
      if (added === null) return null;
      twin.edge.lines.splice(-1, 0, added);
    }
    twin.edge.lines[0] = ` ${Math.max(toleranceOf(twin.edge.lines), toleranceOf(body) + BETWEEN_SAMPLES * twin.gapMm)} 1 1 0`;
  }
  for (const { place, lines } of [...byEnds.values()].flat()) {
    const edge = shapes[place] as BrepShape;
    shapes[place] = { ...edge, body: lines };
    for (const part of edge.parts) widenVertex(shapes, replacePart(standIns, part).shape, toleranceOf(lines));
  }
  const curves = text.curves.map((curve, i) => (usedCurves.has(i + 1) ? curve : NO_CURVE));
  return { text: { ...text, curves2d, curves, shapes }, standIns, gapMm };
}

/** A name for the vertices that an edge ends at; null for one so short that both have become one, which a full turn's may. */
function endsOf(parts: readonly BrepPart[], standIns: StandIns, { samples }: BrepCurve, toleranceMm: number): string | null {
  const [own, joined] = [parts.map(({ shape }) => shape), parts.map((part) => replacePart(standIns, part).shape)];
  const middle = samples.length / 2 - ((samples.length / 2) % 3);
  const isShort = distance(pointOf(samples, 0), pointOf(samples, middle)) <= toleranceMm;
  return isShort && new Set(joined).size < new Set(own).size ? null : joined.sort((a, b) => a - b).join(' ');
}

function pointOf(samples: Float64Array, at: number): Point {
  return [samples[at] as number, samples[at + 1] as number, samples[at + 2] as number];
}

function findTwin(alike: readonly KeptEdge[], curve: BrepCurve, toleranceMm: number): (CurveMatch & { edge: KeptEdge }) | null {
  for (const edge of alike) {
    const match = matchCurves(edge.curve, curve, toleranceMm);
    if (match !== null) return { edge, ...match };
  }
  return null;
}

/**
 * The line that tells of an edge's curve on a surface, for the edge that stands for it; its curve is added to the others. Null
 * where that edge has a curve on the surface already, which makes a seam.
 */
function moveCurve(line: string, curves2d: string[], { curve: { first, last }, lines }: KeptEdge, map: ParameterMap): string | null {
  const [, number = '', surface] = CURVE_ON_SURFACE.exec(line) ?? [];
  const moved = remapCurve2d(curves2d[Number(number) - 1] ?? '', map);
  if (moved === null || lines.some((known) => CURVE_ON_SURFACE.exec(known)?.[2] === surface)) return null;
  return `2  ${curves2d.push(moved)} ${surface} ${first} ${last}`;
}

function toleranceOf(lines: readonly string[]): number {
  return Number(PLAIN_EDGE.exec(lines[0] ?? '')?.[1]);
}

/** A vertex must be no tighter than its edges. */
function widenVertex(shapes: BrepShape[], place: number, toleranceMm: number): void {
  const vertex = shapes[place] as BrepShape;
  const [own = '', ...rest] = vertex.body;
  if (Number(own) < toleranceMm) shapes[place] = { ...vertex, body: [String(toleranceMm), ...rest] };
}
