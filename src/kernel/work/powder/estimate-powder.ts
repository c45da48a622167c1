import type { PowderBedMachine } from '#domain/work/machines.ts';
import type { PowderWork } from '#domain/work/part-work.ts';
import { countLayers, type MachineHours } from '../machine-hours.ts';
import type { PlacedBody } from '../place-body.ts';

type PowderFigures = Omit<PowderWork, 'process' | 'placement'>;

/** A body in a polymer powder bed: it takes the space around it, half of the gap on each side included. */
export function estimatePowder(placed: PlacedBody, machine: PowderBedMachine): PowderFigures {
  const { x, y, z } = placed.body.box.sizeMm;
  const gap = machine.gap.value;
  return {
    layers: countLayers(placed.sizeMm.z, machine.layerHeight.value),
    solidCm3: placed.body.solidMm3 / 1000,
    wrapCm3: ((x + gap) * (y + gap) * (z + gap)) / 1000,
  };
}

/** Machine hours: the chamber's layers as far up as the body reaches. */
export function powderHours({ layers }: PowderFigures, { layerTime }: PowderBedMachine): MachineHours {
  return { shared: (layers * layerTime.value) / 3600, own: 0 };
}
