import type { Box, Matrix } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, KIND, type Shape } from '../../occt/words.ts';

/** Where one instance of a body stands. */
export interface Placement {
  /** The body as placed. */
  readonly shape: Shape;
  /** Null: it stands in its own frame. */
  readonly matrix: Matrix | null;
  /** Factor on lengths; 1 but for files that scale instances. */
  readonly scale: number;
}

/** A distinct solid (or a set of free faces) and its instances. */
export interface Body {
  /** The body in its own frame: of identical instances only this one is measured and meshed. */
  readonly shape: Shape;
  readonly placements: readonly Placement[];
}

/** A body with its faces and a box around each, in the body's own frame, that is surely large enough. */
export interface BoundedBody extends Body {
  readonly faces: readonly Face[];
  readonly bounds: readonly Box[];
}

/** The distinct solids of a shape, each with its instances, in file order. */
export function collectBodies(oc: ExactEngine, shape: Shape): Body[] {
  const bodies = new Map<number, { readonly shape: Shape; readonly placements: Placement[] }>();
  for (const placed of oc.listParts(shape, KIND.solid)) {
    const own = oc.atHome(placed);
    const identity = oc.identityOf(own);
    const body = bodies.get(identity) ?? { shape: own, placements: [] };
    bodies.set(identity, body);
    body.placements.push({ ...(oc.placeOf(placed) ?? HOME), shape: placed });
  }
  return [...bodies.values()];
}

const HOME = { matrix: null, scale: 1 };

/** The body that a shape in its final place is, standing once. */
export function singleBody(shape: Shape): Body {
  return { shape, placements: [{ ...HOME, shape }] };
}
