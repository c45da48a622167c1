import type { FdmMachine } from '#domain/work/machines.ts';
import type { FilamentWork } from '#domain/work/part-work.ts';
import { findOverhangs } from './find-overhangs.ts';
import type { PlacedBody } from './place-body.ts';

type FilamentFigures = Omit<FilamentWork, 'process' | 'placement'>;

/** Share of the plain areas, without the walls, that is skin seen from above or below on average. */
const SKIN_SHARE = 0.9;

/**
 * A body on a filament machine from the areas of its surface alone, to leave out orientations that are far from the best: walls
 * go by the surface seen from the side, skins by the surface seen from above, supports by the space under overhangs.
 */
export function draftFilament(placed: PlacedBody, machine: FdmMachine): FilamentFigures {
  const [height, width] = [machine.layerHeight.value, machine.lineWidth.value];
  const walls = Math.min(placed.body.solidMm3, placed.areas().uprightMm2 * machine.walls.value * width);
  const skinLayers = machine.topLayers.value + machine.bottomLayers.value;
  const skins = Math.min(placed.body.solidMm3 - walls, (placed.areas().levelMm2 / 2) * SKIN_SHARE * skinLayers * height);
  const infill = (placed.body.solidMm3 - walls - skins) * (machine.infill.value / 100);
  const overhangs = findOverhangs(placed.columns(), machine.supportAngle.value, machine.firstLayerHeight.value);
  const body = (overhangs.spaceMm3 * machine.supportLineWidth.value) / machine.supportSpacing.value;
  const contact = overhangs.areaMm2 * machine.supportInterfaceLayers.value * height;
  const support = body + contact * (machine.supportLineWidth.value / machine.supportInterfaceSpacing.value);
  const hours = (mm3: number, speed: number) => mm3 / Math.min(height * width * speed, machine.flowLimit.value) / 3600;
  const layers = Math.max(1, Math.ceil(placed.sizeMm.z / height));
  const spent = {
    walls: hours(walls, (machine.outerWallSpeed.value + machine.wallSpeed.value) / 2),
    skins: hours(skins, machine.solidSpeed.value),
    infill: hours(infill, machine.infillSpeed.value),
    support: hours(support, machine.supportSpeed.value),
    travel: (layers * machine.lift.value) / Math.max(1, machine.travelSpeed.value) / 3600,
  };
  return {
    layers,
    laidDownCm3: { walls: walls / 1000, skins: skins / 1000, infill: infill / 1000, support: support / 1000 },
    hours: spent,
    quickLayers: [],
  };
}

/** Machine hours of one body alone on a plate: no layer is quicker than it sets. */
export function filamentHours({ hours, layers }: FilamentFigures, { minimumLayerTime }: FdmMachine): number {
  const spent = Object.values(hours).reduce((sum, part) => sum + part, 0);
  return Math.max(spent, (layers * minimumLayerTime.value) / 3600);
}
