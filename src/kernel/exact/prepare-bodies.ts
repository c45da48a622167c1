import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { type Box, diagonalOf, isWithin, moveBox } from './box.ts';
import { type Body, collectBodies, countFreeFaces, listFaces, singleBody } from './collect-bodies.ts';
import { type BoundedFaces, boundFaces, joinBounds } from './measure-box.ts';
import { sewFaces } from './sew-faces.ts';

/** What is measured of a shape. */
export interface PreparedBodies {
  readonly outcome: 'prepared';
  readonly bodies: readonly Body[];
  /** The faces of each body; deleted with the bodies. */
  readonly bounded: readonly BoundedFaces[];
  /** Cheap bounds of all bodies. */
  readonly rough: Readonly<Box>;
  /** Distinct solids in the shape as it was read. */
  readonly solids: number;
  /** Faces beside solids, which are left out. */
  readonly looseFaces: number;
  /** Null: nothing had to be sewn, or nothing closed. */
  readonly sewToleranceMm: number | null;
  /** There is no solid, and the faces don't close. */
  readonly open: boolean;
}

interface Refusal {
  readonly outcome: 'refused';
  readonly message: string;
}

/** Beyond this no coordinate is a real length, mm. */
const FARTHEST_MM = 1e9;

/**
 * The solids of a shape, or else its free faces, sewn together where they close. `weldToleranceMm`: the tolerance at which
 * the solids have been made of loose faces before; null: they are the file's own.
 */
export function prepareBodies(oc: ExactEngine, shape: TopoDS_Shape, weldToleranceMm: number | null = null): PreparedBodies | Refusal {
  const looseFaces = countFreeFaces(oc, shape);
  const solids = collectBodies(oc, shape);
  if (solids.length === 0 && looseFaces === 0) {
    return refuse('This file holds no surface or solid that can be read. Please check the model and export it again.');
  }
  const read = bound(oc, solids.length > 0 ? solids : [singleBody(shape)]);
  if (read.rough.some((value) => !(Math.abs(value) < FARTHEST_MM))) {
    return refuse('This file holds coordinates that are no real lengths. Please check the model and export it again.');
  }
  if (solids.length > 0) return { ...read, solids: solids.length, looseFaces, sewToleranceMm: weldToleranceMm, open: false };
  const loose = { solids: 0, looseFaces: 0 };
  const sewn = sewFaces(oc, shape, looseFaces, diagonalOf(read.rough));
  if (sewn.outcome === 'open') return { ...read, ...loose, sewToleranceMm: null, open: true };
  releaseBodies(read, shape);
  return { ...bound(oc, sewn.bodies), ...loose, sewToleranceMm: sewn.toleranceMm, open: false };
}

function refuse(message: string): Refusal {
  return { outcome: 'refused', message };
}

function bound(oc: ExactEngine, bodies: readonly Body[]) {
  const bounded = bodies.map((body) => boundFaces(oc, listFaces(oc, body.shape)));
  return { outcome: 'prepared', bodies, bounded, rough: joinBounds(bodies, bounded) } as const;
}

/** Whether one body's bounds lie inside another's. */
export function hasNestedBodies({ bodies, bounded }: PreparedBodies): boolean {
  if (bodies.length < 2) return false;
  const boxes = bodies.map((body, i): Box => moveBox(joinBounds([body], [bounded[i] as BoundedFaces]), null));
  return boxes.some((inner, i) => boxes.some((outer, k) => i !== k && isWithin(inner, outer, 0)));
}

/** Frees what was prepared of a shape, but not the shape itself. */
export function releaseBodies({ bodies, bounded }: Pick<PreparedBodies, 'bodies' | 'bounded'>, shape: TopoDS_Shape): void {
  for (const { faces } of bounded) for (const face of faces) face.delete();
  for (const body of bodies) {
    for (const placement of body.placements) if (placement.shape !== shape && placement.shape !== body.shape) placement.shape.delete();
    if (body.shape !== shape) body.shape.delete();
  }
}
