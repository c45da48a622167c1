import type { DmlsMachine } from '#domain/work/machines.ts';
import type { MetalWork } from '#domain/work/part-work.ts';
import { findOverhangs, leastOverhangs, type Overhangs } from '../find-overhangs.ts';
import { countLayers, type MachineHours } from '../machine-hours.ts';
import type { PlacedBody } from '../place-body.ts';

export type MetalFigures = Omit<MetalWork, 'process' | 'placement'>;

/**
 * A body in a metal powder bed: what lies on the plate stands on solid metal as high as the cut needs, overhangs are held by a
 * lattice down to the plate or the part.
 */
export function estimateMetal(placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  return metalUnder(findOverhangs(placed.columns(), machine.supportAngle.value, machine.layerHeight.value), placed, machine);
}

/** Less than a body takes in a metal powder bed, or as much. */
export function leastMetal(placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  return metalUnder(leastOverhangs(placed, machine.supportAngle.value), placed, machine);
}

function metalUnder(overhangs: Overhangs, placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  const { spaceMm3, fromPlateMm2, onPlateMm2 } = overhangs;
  const layerMm = machine.layerHeight.value;
  const elevation = machine.elevation.value;
  const density = machine.supportDensity.value / 100;
  return {
    layers: countLayers(placed.sizeMm.z + elevation, layerMm),
    solidCm3: placed.body.solidMm3 / 1000,
    supportCm3: (density * (spaceMm3 + fromPlateMm2 * elevation) + onPlateMm2 * elevation) / 1000,
    outlineM: placed.areas().uprightMm2 / layerMm / 1000,
    standsOnCm2: (onPlateMm2 + density * fromPlateMm2) / 100,
  };
}

/** Machine hours: recoating is shared by all that lies on the plate, melting and cutting off are the body's own. */
export function metalHours({ layers, solidCm3, supportCm3, outlineM, standsOnCm2 }: MetalFigures, machine: DmlsMachine): MachineHours {
  const { recoating, buildRate, outlineSpeed, removal } = machine;
  const drawn = (1000 * outlineM) / outlineSpeed.value + standsOnCm2 * removal.value;
  return { shared: (layers * recoating.value) / 3600, own: drawn / 3600 + (solidCm3 + supportCm3) / buildRate.value };
}
