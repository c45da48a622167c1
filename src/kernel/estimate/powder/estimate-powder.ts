import type { PowderWork } from '#domain/estimate/part-work.ts';
import type { PowderBedMachine } from '#domain/machines/machines.ts';
import { countLayers, type MachineHours } from '../layers/machine-hours.ts';
import type { PlacedBody } from '../layers/place-body.ts';

type PowderFigures = Omit<PowderWork, 'process' | 'placement'>;

/** A body in a polymer powder bed: it takes the space of its wrap, half of the gap to others included. */
export function estimatePowder({ body, sizeMm }: PlacedBody, { layerHeight, gap }: PowderBedMachine): PowderFigures {
  return {
    layers: countLayers(sizeMm.z, layerHeight.value),
    solidCm3: body.solidMm3 / 1000,
    wrapCm3: body.wrapMm3(gap.value / 2) / 1000,
  };
}

/** Machine hours: the chamber's layers as far up as the body reaches. */
export function powderHours({ layers }: PowderFigures, { layerTime }: PowderBedMachine): MachineHours {
  return { shared: (layers * layerTime.value) / 3600, own: 0 };
}
