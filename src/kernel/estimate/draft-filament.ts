import type { FdmMachine } from '#domain/machines/machines.ts';
import { findOverhangs, NO_OVERHANGS, type Overhangs } from './layers/find-overhangs.ts';
import type { PlacedBody } from './layers/place-body.ts';

/** Share of the plain areas, without the walls, that is skin seen from above or below on average. */
const SKIN_SHARE = 0.9;

/** So much has to be held for supports to be sure, mm². */
const SURELY_HELD_MM2 = 10;

/** What speeding up and slowing down adds to the time that drawing takes at full speed, on average. */
const SPEEDING_UP = 0.4;

/** What a filament machine does, roughly. */
export interface FilamentDraft {
  readonly hours: number;
  readonly laidDownCm3: number;
  /** 0: needs no supports, 1: does; between where there is so little to hold that cells may have made it up. */
  readonly supported: number;
}

/**
 * A body on a filament machine from the areas of its surface alone, to leave out orientations that are far from the best: walls
 * go by the surface seen from the side, skins by the surface seen from above, supports by the space under overhangs. Some of a
 * part's layers wait to set and others don't, so that neither what is drawn nor the wait ever stops to count.
 */
export function draftFilament(placed: PlacedBody, machine: FdmMachine): FilamentDraft & { readonly standsFirmly: boolean } {
  const overhangs = findOverhangs(placed.columns(), machine.supportAngle.value, machine.firstLayerHeight.value);
  return { ...draftUnder(overhangs, placed, machine), standsFirmly: standsFirmly(overhangs, placed) };
}

/** A part is ten times as high as its stand is wide, at most. */
const MOST_SLENDER = 10;

/**
 * Whether a body stays where it stands while it grows: on all that lies between its points on the plate, supports' feet included, so
 * that a tube stands like a rod. What is slenderer, or stands on a point or an edge, is knocked over by the nozzle; nobody prints it
 * that way up as long as there is another.
 */
function standsFirmly({ aroundPlateMm2 }: Overhangs, placed: PlacedBody): boolean {
  return placed.sizeMm.z <= MOST_SLENDER * Math.sqrt(aroundPlateMm2);
}

/** A draft without supports. */
export function leastFilament(placed: PlacedBody, machine: FdmMachine): FilamentDraft {
  return draftUnder(NO_OVERHANGS, placed, machine);
}

function draftUnder(overhangs: Overhangs, placed: PlacedBody, machine: FdmMachine): FilamentDraft {
  const [height, width] = [machine.layerHeight.value, machine.lineWidth.value];
  const { solidMm3 } = placed.body;
  const { uprightMm2, levelMm2 } = placed.areas();
  const walls = Math.min(solidMm3, uprightMm2 * machine.walls.value * width);
  const skinLayers = machine.topLayers.value + machine.bottomLayers.value;
  const skins = Math.min(solidMm3 - walls, (levelMm2 / 2) * SKIN_SHARE * skinLayers * height);
  const infill = (solidMm3 - walls - skins) * (machine.infill.value / 100);
  const body = (overhangs.spaceMm3 * machine.supportLineWidth.value) / machine.supportSpacing.value;
  const contact = overhangs.areaMm2 * machine.supportInterfaceLayers.value * height;
  const support = body + (contact * machine.supportLineWidth.value) / machine.supportInterfaceSpacing.value;
  const seconds = (mm3: number, speed: number) => mm3 / Math.min(height * width * speed, machine.flowLimit.value);
  const drawn =
    seconds(walls, (machine.outerWallSpeed.value + machine.wallSpeed.value) / 2) +
    seconds(skins, machine.solidSpeed.value) +
    seconds(infill, machine.infillSpeed.value) +
    seconds(support, machine.supportSpeed.value);
  const all = walls + skins + infill + support;
  const layers = placed.sizeMm.z / height;
  const slowest = all / (height * width * Math.max(machine.minimumSpeed.value, 0.1));
  const setting = Math.min(layers * machine.minimumLayerTime.value, slowest);
  return {
    hours: (Math.hypot(drawn, setting) + SPEEDING_UP * drawn) / 3600,
    laidDownCm3: all / 1000,
    supported: Math.min(1, overhangs.areaMm2 / SURELY_HELD_MM2),
  };
}
