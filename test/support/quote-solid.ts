import { findMaterial } from '#domain/catalogue/catalogue.ts';
import type { ProcessCode } from '#domain/catalogue/process.ts';
import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';
import { type QuotedLine, quotePart } from '#domain/pricing/quote.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { estimatePartWork } from '#kernel/estimate/estimate-part-work.ts';
import { completeMeasurement } from '#kernel/inspect-model.ts';
import { readFacets } from './read-facets.ts';
import type { SolidMesh } from './solids.ts';
import { facetsOf } from './stl-samples.ts';

const MATERIALS = { FDM: 'fdm-pla', SLA: 'sla-standard', SLS: 'sls-pa12', MJF: 'mjf-pa12', DMLS: 'dmls-316l' } as const;

/** Goes the way of an upload, from the bytes of an STL file to what is measured of it and the work on it, for some processes. */
export function measureSolid(
  mesh: SolidMesh,
  processes: readonly ProcessCode[],
): { measurement: Measurement; estimates: EstimatesByProfile } {
  const read = readFacets(facetsOf(mesh));
  const divided = divideModel(read.mesh, read.measurement);
  const measurement = { ...completeMeasurement(read.mesh, read.measurement, divided), sha256: '0'.repeat(64) };
  const profiles = [...offeredProfiles(DEMO_PROVIDER)].filter(([, { process }]) => processes.some((wanted) => wanted === process));
  const estimated = estimatePartWork(
    divided.bodies,
    profiles.map(([, profile]) => profile),
  );
  return { measurement, estimates: Object.fromEntries(profiles.map(([hash], index) => [hash, estimated[index] ?? null])) };
}

/** The demonstration's prices of a solid, for one process or several. */
export function quoteSolid<P extends keyof typeof MATERIALS>(
  mesh: SolidMesh,
  processes: readonly P[],
  quantity = 1,
): Readonly<Record<P, QuotedLine>> {
  const { measurement, estimates } = measureSolid(mesh, processes);
  const lines = processes.map((process) => {
    const material = findMaterial(MATERIALS[process]);
    const choice = { materialId: MATERIALS[process], colorId: material?.colors[0]?.id ?? '', finishId: 'as-printed' };
    const outcome = quotePart({ ...choice, measurement, estimates, quantity, provider: DEMO_PROVIDER });
    if (outcome.outcome !== 'quoted') throw new Error(outcome.message);
    return [process, outcome.line] as const;
  });
  return Object.fromEntries(lines) as Record<P, QuotedLine>;
}
