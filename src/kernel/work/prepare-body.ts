import type { Direction } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import type { BodyShape } from './body-shape.ts';
import { listCandidates, listTilts } from './candidate-directions.ts';
import { closeCavities } from './close-cavities.ts';
import { hullOf, hullVolume } from './convex-hull.ts';
import { facingOf } from './facing.ts';
import { once } from './once.ts';
import { type Detail, type PlacedBody, placeBody } from './place-body.ts';
import { shrinkWrap } from './powder/shrink-wrap.ts';
import { type Stance, stanceOf } from './stance.ts';
import { thinOut } from './thin-out.ts';
import { boxAround } from './tightest-box.ts';

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

/** Prepares a body for the estimates of several machines. Any mesh of finite numbers will do, open and flat ones included. */
export function prepareBody(given: BodyMesh): PreparedBody {
  const hull = hullOf(given.positions);
  const box = boxAround(hull);
  const mesh = closeCavities(given);
  const solidMm3 = Math.min(Math.abs(volumeIn(mesh)), hullVolume(hull));
  const light = thinOut(mesh, box);
  const facing = facingOf(mesh, box);
  const wraps = new Map<number, number>();
  const wrapMm3 = (clearMm: number) => {
    const known = wraps.get(clearMm) ?? Math.max(solidMm3, shrinkWrap({ mesh, hull, box }, clearMm));
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

function volumeIn({ positions, indices }: BodyMesh): number {
  const [ox = 0, oy = 0, oz = 0] = positions;
  let six = 0;
  for (let n = 0; n < indices.length; n += 3) {
    const a = (indices[n] as number) * 3;
    const b = (indices[n + 1] as number) * 3;
    const c = (indices[n + 2] as number) * 3;
    const [ax, ay, az] = [(positions[a] as number) - ox, (positions[a + 1] as number) - oy, (positions[a + 2] as number) - oz];
    const [ux, uy, uz] = [
      (positions[b] as number) - ox - ax,
      (positions[b + 1] as number) - oy - ay,
      (positions[b + 2] as number) - oz - az,
    ];
    const [vx, vy, vz] = [
      (positions[c] as number) - ox - ax,
      (positions[c + 1] as number) - oy - ay,
      (positions[c + 2] as number) - oz - az,
    ];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    six += ax * nx + ay * ny + az * nz;
  }
  return six / 6;
}
