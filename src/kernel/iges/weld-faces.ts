import { type BrepPart, type BrepShape, type BrepText, cancels, isDegenerated } from './brep-text.ts';
import { type Joined, joinEdges, joinVertices, replacePart } from './join-edges.ts';
import { type EdgeUse, type OrientedShell, orientFaces } from './orient-faces.ts';

export interface WeldedFaces {
  /** Closed solids, each with all its faces looking either outward or inward. */
  readonly text: BrepText;
  /** Gaps of up to this were bridged, mm. */
  readonly toleranceMm: number;
}

/** How near edges must end, as a share of the model's diagonal: as near as at the first try of sewing. */
const ENDS_RATIO = 1e-5;
/** How near they must run between their ends, which sewing looks at in few places. */
const CURVES_RATIO = 4e-5;

const CLOSED_SHELL = '0101100';
const SOLID = '0100000';
const COMPOUND = '1100000';

/**
 * Joins loose faces along edges that lie upon each other, as sewing does, but at a tenth of its time: sewing searches for what
 * may lie on what, here edges match only where they are one curve by its own numbers, forward or backward. Null unless all
 * faces match that way and close to solids.
 */
export function weldFaces(text: BrepText): WeldedFaces | null {
  if (text.shapes.some(({ kind }) => kind === 'So')) return null;
  const diagonalMm = measureDiagonal(text);
  const vertices = joinVertices(text, ENDS_RATIO * diagonalMm);
  const joined = vertices && joinEdges(vertices.text, vertices.standIns, CURVES_RATIO * diagonalMm);
  if (joined === null) return null;
  const faces = listFaces(joined.text);
  const shells = faces && orientFaces(faces.length, listUses(joined, faces).values());
  if (faces === null || shells === null || shells.length === 0) return null;
  const toleranceMm = Math.max(ENDS_RATIO * diagonalMm, joined.gapMm);
  return { text: { ...joined.text, shapes: closeShells(joined, faces, shells) }, toleranceMm };
}

/** Whether each edge of a shape bounds two faces that look to the same side of it. */
export function isClosed(text: BrepText): boolean {
  const faces = listFaces(text);
  const shells = faces && orientFaces(faces.length, listUses({ text, standIns: new Map() }, faces).values());
  return shells !== null && shells.length > 0 && shells.every((shell) => shell.every(({ turned }) => !turned));
}

/** Diagonal of the box of all vertices, mm. */
export function measureDiagonal({ shapes }: BrepText): number {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const { kind, body } of shapes) {
    if (kind !== 'Ve') continue;
    for (const [axis, value] of (body[1] ?? '').split(' ').map(Number).entries()) {
      low[axis] = Math.min(low[axis] as number, value);
      high[axis] = Math.max(high[axis] as number, value);
    }
  }
  return Math.hypot(...high.map((value, axis) => value - (low[axis] as number)));
}

/** The faces that the last shape is made of, as they stand there; null where an edge of theirs does not stand in its own place. */
function listFaces(text: BrepText, at = text.shapes.length - 1, reversed = false): BrepPart[] | null {
  const faces: BrepPart[] = [];
  for (const part of text.shapes[at]?.parts ?? []) {
    const turned = reversed !== part.reversed;
    const { kind, parts } = text.shapes[part.shape] as BrepShape;
    if (kind === 'Fa') {
      // What moves a face must be taken back for its wires, and not stand in their edges again.
      if (!parts.every((wire) => cancels(text, wire.location, part.location))) return null;
      if (parts.some((wire) => text.shapes[wire.shape]?.parts.some(({ location }) => location !== 0))) return null;
      faces.push({ ...part, reversed: turned });
    } else {
      const below = kind === 'Co' || kind === 'So' || kind === 'Sh' ? listFaces(text, part.shape, turned) : null;
      if (below === null || part.location !== 0) return null;
      for (const face of below) faces.push(face);
    }
  }
  return faces;
}

/** Which faces run along each edge that has a length, and which way. */
function listUses({ text: { shapes }, standIns }: Joined, faces: readonly BrepPart[]): Map<number, EdgeUse[]> {
  const uses = new Map<number, EdgeUse[]>();
  for (const [face, { shape, reversed }] of faces.entries()) {
    for (const wire of shapes[shape]?.parts ?? []) {
      for (const part of shapes[wire.shape]?.parts ?? []) {
        const edge = replacePart(standIns, part);
        if (isDegenerated(shapes[edge.shape])) continue;
        const use = { face, reversed: (reversed !== wire.reversed) !== edge.reversed };
        const known = uses.get(edge.shape);
        if (known === undefined) uses.set(edge.shape, [use]);
        else known.push(use);
      }
    }
  }
  return uses;
}

/** The shapes that stay, with a solid for each shell. */
function closeShells({ text: { shapes }, standIns }: Joined, faces: readonly BrepPart[], shells: readonly OrientedShell[]): BrepShape[] {
  const places = new Map<number, number>();
  const kept: BrepShape[] = [];
  const keep = (shape: BrepShape): BrepPart => ({ shape: kept.push(shape) - 1, reversed: false, location: 0 });
  const place = (part: BrepPart): BrepPart => ({ ...part, shape: places.get(part.shape) as number });
  // By kinds, as what stands for a shape may follow it in the text.
  for (const wanted of ['Ve', 'Ed', 'Wi', 'Fa']) {
    for (const [at, shape] of shapes.entries()) {
      if (shape.kind !== wanted || standIns.has(at)) continue;
      const parts = shape.parts.map((part) => place(replacePart(standIns, part)));
      places.set(at, keep({ ...shape, parts }).shape);
    }
  }
  const solids = shells.map((shell) => {
    const parts = shell.map(({ face, turned }) => {
      const part = place(faces[face] as BrepPart);
      return { ...part, reversed: part.reversed !== turned };
    });
    const closed = keep({ kind: 'Sh', body: [], flags: CLOSED_SHELL, parts });
    return keep({ kind: 'So', body: [], flags: SOLID, parts: [closed] });
  });
  keep({ kind: 'Co', body: [], flags: COMPOUND, parts: solids });
  return kept;
}
