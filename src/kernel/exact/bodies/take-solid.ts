import type { Unit } from '#domain/part/units.ts';
import { extentsOf, type Matrix } from '../../basics/box.ts';
import type { ExactBody, LinearColor } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { runKernel } from '../../occt/run-kernel.ts';
import { measureBox } from '../extent/measure-box.ts';
import { assembleMesh } from '../mesh/assemble-mesh.ts';
import type { MeshedBody } from '../mesh/mesh-body.ts';
import { writeStep } from './write-step.ts';

/** Which body is wanted by itself, and how it is written. */
export interface WantedBody {
  /** Counted as they are placed, from 0. */
  readonly number: number;
  readonly unit: Unit;
}

/** One of the solids as it stands in the model. Null: there is no such one. */
export function takeSolid(
  oc: ExactEngine,
  bodies: readonly MeshedBody[],
  deflectionMm: number,
  faceColors: readonly (LinearColor | null)[] | null,
  { number, unit }: WantedBody,
): ExactBody | null {
  const place = findPlace(bodies, number);
  if (place === null) return null;
  const { body, placement, faces } = place;
  const own = [{ ...body, placements: [placement] }];
  const box = measureBox(oc, own, assembleMesh(own).box, deflectionMm);
  const colors = faceColors?.slice(faces.from, faces.to) ?? null;
  // Placed by reference it would be an assembly of one part.
  const solid = oc.redrawn(body.shape, placement.matrix ?? HOME);
  return {
    boxMm: extentsOf(box),
    boxMinMm: { x: box[0], y: box[1], z: box[2] },
    writeStep: (name) => runKernel('writing a body', () => writeStep(oc, solid, { name, unit, faceColors: colors })),
  };
}

/** The body of a number, and which of the faces, counted as they are placed, are its own. */
function findPlace(bodies: readonly MeshedBody[], number: number) {
  let [at, from] = [0, 0];
  for (const body of bodies) {
    const count = body.faces.length;
    for (const placement of body.placements) {
      if (at++ === number) return { body, placement, faces: { from, to: from + count } };
      from += count;
    }
  }
  return null;
}

const HOME: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
