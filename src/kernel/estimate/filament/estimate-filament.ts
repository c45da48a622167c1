import type { FdmMachine } from '#domain/machines/machines.ts';
import type { PlacedMesh } from '../layers/placed-mesh.ts';
import { type FilamentEstimate, FilamentEstimator } from './filament-estimator.ts';

/**
 * What a slicer would say of a body on a filament machine, estimated from at most 200 of its layers.
 * 'coarse' is for comparing orientations, 'full' for the price. Open and inside-out meshes give finite figures.
 */
export function estimateFilament(placed: PlacedMesh, machine: FdmMachine, detail: 'coarse' | 'full'): FilamentEstimate {
  return new FilamentEstimator(placed, machine, detail).estimate();
}

/** Machine hours of one piece alone on a plate: quick layers are slowed down. */
export function filamentHours({ hours, quickLayers }: FilamentEstimate, { minimumLayerTime }: FdmMachine): number {
  const slowed = quickLayers.map(
    (quick) => quick.layers * Math.max(0, Math.min(minimumLayerTime.value, quick.slowestSeconds) - quick.seconds),
  );
  return Object.values(hours).reduce((sum, part) => sum + part, 0) + slowed.reduce((sum, seconds) => sum + seconds, 0) / 3600;
}
