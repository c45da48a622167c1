import type { TimeBudget } from '../../basics/time-budget.ts';
import type { MeshWeight } from './weigh-mesh.ts';

/** A body, and how its mesh is weighed at a deflection, mm. */
export interface WeighedBody {
  readonly mesh: MeshWeight;
  readonly weighFinely: (deflectionMm: number) => MeshWeight;
}

/** Small bodies of a large model are meshed again at this share of their thickness, but no finer than this share of the model's deflection. */
const FINE_OF_THICKNESS = 0.05;
const FINEST_OF_DEFLECTION = 0.005;
/** By so much at once, so that what each step costs tells what the next one will. */
const FINER = 8;
const MOST_TRIANGLES = 400_000;
/** Before any step tells better. */
const MS_PER_TRIANGLE = 0.01;

/** Meshes of a body, each finer than the one before, as fine as the body needs or as there is time for. */
export function* meshFinely(body: WeighedBody, thicknessMm: number, deflectionMm: number, budget: TimeBudget): Generator<MeshWeight> {
  const goalMm = Math.max(FINE_OF_THICKNESS * thicknessMm, FINEST_OF_DEFLECTION * deflectionMm);
  let [mm, triangles, msPerTriangle] = [deflectionMm, body.mesh.triangles, MS_PER_TRIANGLE];
  while (mm > goalMm) {
    const nextMm = Math.max(goalMm, mm / FINER);
    // The deflection shrinks with the square of a triangle's sides.
    const expected = triangles * (mm / nextMm);
    if (expected > MOST_TRIANGLES) return;
    const before = budget.leftMs;
    const mesh = budget.run(() => body.weighFinely(nextMm), expected * msPerTriangle);
    if (mesh === null) return;
    [mm, triangles] = [nextMm, Math.max(1, mesh.triangles)];
    msPerTriangle = (before - budget.leftMs) / triangles;
    yield mesh;
  }
}
