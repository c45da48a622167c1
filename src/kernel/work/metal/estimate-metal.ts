import type { DmlsMachine } from '#domain/work/machines.ts';
import type { MetalWork } from '#domain/work/part-work.ts';
import { castColumns } from '../cast-columns.ts';
import { findOverhangs } from '../find-overhangs.ts';
import type { PlacedBody } from '../place-body.ts';

type MetalFigures = Omit<MetalWork, 'process' | 'placement'>;

/**
 * A body in a metal powder bed: what lies on the plate stands on solid metal as high as the cut needs, overhangs are held by a
 * lattice down to the plate or the part.
 */
export function estimateMetal(placed: PlacedBody, machine: DmlsMachine, cells: number): MetalFigures {
  const layerMm = machine.layerHeight.value;
  const elevation = machine.elevation.value;
  const density = machine.supportDensity.value / 100;
  const { spaceMm3, fromPlateMm2, onPlateMm2 } = findOverhangs(castColumns(placed.mesh, cells), machine.supportAngle.value, layerMm);
  return {
    layers: Math.ceil((placed.mesh.sizeMm.z + elevation) / layerMm),
    solidCm3: placed.solidMm3 / 1000,
    supportCm3: (density * (spaceMm3 + fromPlateMm2 * elevation) + onPlateMm2 * elevation) / 1000,
    outlineM: placed.uprightMm2 / layerMm / 1000,
    standsOnCm2: (onPlateMm2 + density * fromPlateMm2) / 100,
  };
}

/** Machine hours of one body alone on a plate. */
export function metalHours({ layers, solidCm3, supportCm3, outlineM, standsOnCm2 }: MetalFigures, machine: DmlsMachine): number {
  const { recoating, buildRate, outlineSpeed, removal } = machine;
  const seconds = layers * recoating.value + (1000 * outlineM) / outlineSpeed.value + standsOnCm2 * removal.value;
  return seconds / 3600 + (solidCm3 + supportCm3) / buildRate.value;
}
