import type { Unit } from '#domain/part/units.ts';
import { IDENTITY, tellBox } from '../../basics/box.ts';
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
  const placed = bodies.flatMap((body) => body.placements.map((placement) => ({ body, placement })));
  const wanted = placed[number];
  if (wanted === undefined) return null;
  const { body, placement } = wanted;
  const own = [{ ...body, placements: [placement] }];
  const box = measureBox(oc, own, assembleMesh(own).box, deflectionMm);
  const first = placed.slice(0, number).reduce((faces, before) => faces + before.body.faces.length, 0);
  const colors = faceColors?.slice(first, first + body.faces.length) ?? null;
  // Placed by reference it would be an assembly of one part.
  const solid = oc.redrawn(body.shape, placement.matrix ?? IDENTITY);
  return {
    ...tellBox(box),
    writeStep: (name) => runKernel('writing a body', () => writeStep(oc, solid, name, unit, colors)),
  };
}
