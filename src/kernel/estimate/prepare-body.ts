import type { Direction } from '#domain/estimate/part-work.ts';
import { once } from '../basics/once.ts';
import { type Detail, type PlacedBody, placeBody } from './layers/place-body.ts';
import { listCandidates, listTilts } from './orientation/candidate-directions.ts';
import { type Stance, stanceOf } from './orientation/stance.ts';
import { shrinkWrap } from './powder/shrink-wrap.ts';
import type { BodyMesh } from './shape/body-mesh.ts';
import type { BodyShape } from './shape/body-shape.ts';
import { closeCavities } from './shape/close-cavities.ts';
import { hullOf, hullVolume, offsetVolume } from './shape/convex-hull.ts';
import { lookAround } from './shape/facing.ts';
import { thinOut } from './shape/thin-out.ts';
import { boxAround } from './shape/tightest-box.ts';

/** A body whose shape and orientations are worked out. */
export interface PreparedBody {
  readonly shape: BodyShape;
  /** Orientations that it may be made in, each once. */
  readonly stances: readonly PreparedStance[];
  /** Further ones, between them, for machines that don't rest it on a face. */
  readonly tilts: () => readonly PreparedStance[];
  /** Any other. */
  readonly prepareStance: (up: Direction) => PreparedStance;
}

export interface PreparedStance extends Stance {
  /** The body as it stands, by detail; turned about z it is the same to all machines. */
  readonly placed: Readonly<Record<Detail, () => PlacedBody>>;
}

/** A body that fills this share of its hull has no hollows. */
const CONVEX = 0.999;

/** Prepares a body for the estimates of several machines. Any mesh of finite numbers will do, open and flat ones included. */
export function prepareBody(given: BodyMesh): PreparedBody {
  const hull = hullOf(given.positions);
  const box = boxAround(hull);
  const mesh = closeCavities(given);
  const { facing, volumeMm3 } = lookAround(mesh, box);
  const solidMm3 = Math.min(Math.abs(volumeMm3), hullVolume(hull));
  const isConvex = solidMm3 >= CONVEX * hullVolume(hull);
  const light = thinOut(mesh, box);
  const wraps = new Map<number, number>();
  const wrapMm3 = (clearMm: number) => {
    const known =
      wraps.get(clearMm) ?? Math.max(solidMm3, isConvex ? offsetVolume(hull, clearMm) : shrinkWrap({ mesh, hull, box }, clearMm));
    wraps.set(clearMm, known);
    return known;
  };
  const shape: BodyShape = { mesh, light, facing, hull, box, solidMm3, wrapMm3 };
  const prepareStance = (up: Direction): PreparedStance => {
    const stance = stanceOf(hull, up);
    const { frame, sizeMm } = stance;
    const place = (detail: Detail) => once(() => placeBody(shape, { up: frame.z, along: frame.x, sizeMm }, detail));
    return { ...stance, placed: { coarse: place('coarse'), full: place('full') } };
  };
  return {
    shape,
    stances: listCandidates(facing, hull, box).map(prepareStance),
    tilts: once(() => listTilts(box).map(prepareStance)),
    prepareStance,
  };
}
