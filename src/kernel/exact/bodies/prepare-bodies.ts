import { diagonalOf, emptyBox, isWithin } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { KIND, type Shape } from '../../occt/words.ts';
import { joinBounds } from '../extent/measure-box.ts';
import { type Body, collectBodies, singleBody } from '../faces/collect-bodies.ts';
import { sewFaces } from '../faces/sew-faces.ts';
import { type BoundedBodies, bringNear } from './bring-near.ts';

/** What is measured of a shape. */
export interface PreparedBodies extends BoundedBodies {
  readonly outcome: 'prepared';
  /** Distinct solids in the shape as it was read. */
  readonly solids: number;
  /** Faces beside solids, which are left out. */
  readonly looseFaces: number;
  /** Faces that sewing left out, as they have no extent. */
  readonly lostFaces: number;
  /** Null: nothing had to be sewn, or nothing closed. */
  readonly sewToleranceMm: number | null;
  /** Whether bodies that were sewn touch along an edge. */
  readonly touching: boolean;
  /** There is no solid, and the faces don't close. */
  readonly open: boolean;
}

type PrepareOutcome = PreparedBodies | ReturnType<typeof refuse>;

/** Beyond this no coordinate is a real length, mm. */
const FARTHEST_MM = 1e9;

/** The solids of a shape, or else its free faces, sewn together where they close. */
export function prepareBodies(oc: ExactEngine, shape: Shape): PrepareOutcome {
  const looseFaces = oc.countParts(shape, KIND.face, KIND.solid);
  const solids = collectBodies(oc, shape);
  if (solids.length === 0 && looseFaces === 0) {
    return refuse('This file holds no surface or solid that can be read. Please check the model and export it again.');
  }
  const read = bound(oc, solids.length > 0 ? solids : [singleBody(shape)]);
  if (read.rough.some((value) => !(Math.abs(value) < FARTHEST_MM))) {
    return refuse(
      'A surface of this file has no end, as its edges can’t be read. Please check the model and export it again, as STEP if you can.',
    );
  }
  const settled = { outcome: 'prepared', lostFaces: 0, sewToleranceMm: null, touching: false } as const;
  if (solids.length > 0) return { ...settled, ...bringNear(oc, read), solids: solids.length, looseFaces, open: false };
  const loose = { ...settled, solids: 0, looseFaces: 0 };
  const sewn = sewFaces(oc, shape, looseFaces, diagonalOf(read.rough));
  if (sewn === null) return { ...loose, ...bringNear(oc, read), open: true };
  const { toleranceMm: sewToleranceMm, touching } = sewn;
  const closed = bound(oc, sewn.bodies);
  const lostFaces = looseFaces - closed.bodies.reduce((sum, { faces }) => sum + faces.length, 0);
  return { ...loose, ...bringNear(oc, closed), lostFaces, sewToleranceMm, touching, open: false };
}

function refuse(message: string) {
  return { outcome: 'refused', message } as const;
}

function bound(oc: ExactEngine, bodies: readonly Body[]): BoundedBodies {
  const bounded = bodies.map((body) => {
    const faces = oc.listFaces(body.shape);
    return { ...body, faces, bounds: faces.map((face) => oc.boundOf(face) ?? emptyBox()) };
  });
  return { bodies: bounded, rough: joinBounds(bounded) };
}

/** Whether one body's bounds lie inside another's. */
export function hasNestedBodies({ bodies }: BoundedBodies): boolean {
  const boxes = bodies.map((body) => joinBounds([body]));
  return boxes.some((inner, i) => boxes.some((outer, k) => i !== k && isWithin(inner, outer, 0)));
}

/** Readers' rounding changes a scale of 1 by less. */
const LARGEST_ROUNDING = 1e-6;

/** Whether the file enlarges or shrinks a body where it places it, or a face within its body. Readers disagree on what that means. */
export function hasScaledBodies(oc: ExactEngine, { bodies }: BoundedBodies): boolean {
  const isScaled = (scale: number) => Math.abs(scale - 1) > LARGEST_ROUNDING;
  if (bodies.some(({ placements }) => placements.some(({ scale }) => isScaled(scale)))) return true;
  return bodies.some(({ faces }) => faces.some((face) => isScaled(oc.placeOf(face)?.scale ?? 1)));
}
