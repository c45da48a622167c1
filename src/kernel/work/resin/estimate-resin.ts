import type { SlaMachine } from '#domain/work/machines.ts';
import type { ResinWork } from '#domain/work/part-work.ts';
import { findOverhangs, leastOverhangs, type Overhangs } from '../find-overhangs.ts';
import { areaOf, outlineOf } from '../footprint.ts';
import { countLayers, type MachineHours } from '../machine-hours.ts';
import type { PlacedBody } from '../place-body.ts';

export type ResinFigures = Omit<ResinWork, 'process' | 'placement'>;

/** The pad reaches out from under the part, mm. */
const PAD_BRIM = 1.6;
/** Of each pillar: the head that touches the part, the foot on the pad, its share of struts. Fitted to slices. */
const ENDS_MM3 = 14;
const LEAST_PILLARS = 3;
/** Lower than any surface: in a vat the part hangs free, so that what lies lowest is held as well. */
const NOWHERE = -1;

/** A body in a resin vat: lifted over a pad on pillars that stand under its overhangs. */
export function estimateResin(placed: PlacedBody, machine: SlaMachine): ResinFigures {
  return resinUnder(findOverhangs(placed.columns(), machine.supportAngle.value, NOWHERE), placed, machine);
}

/** Less than a body takes in a resin vat, or as much. */
export function leastResin(placed: PlacedBody, machine: SlaMachine): ResinFigures {
  return resinUnder(leastOverhangs(placed, machine.supportAngle.value), placed, machine);
}

function resinUnder(overhangs: Overhangs, { sizeMm, footprint, areas, body }: PlacedBody, machine: SlaMachine): ResinFigures {
  const lifted = machine.padThickness.value + machine.elevation.value;
  const pillars = Math.max(LEAST_PILLARS, (overhangs.areaMm2 / 100) * machine.supportDensity.value);
  const rise = overhangs.areaMm2 > 0 ? (overhangs.spaceMm3 + overhangs.fromPlateMm2 * machine.elevation.value) / overhangs.areaMm2 : 0;
  const across = (Math.PI / 4) * machine.pillarDiameter.value ** 2;
  const pad = machine.padThickness.value * (areaOf(footprint()) + PAD_BRIM * outlineOf(footprint()) + Math.PI * PAD_BRIM ** 2);
  const supportMm3 = pad + pillars * (across * rise + ENDS_MM3);
  const layerMm = machine.layerHeight.value;
  return {
    layers: countLayers(sizeMm.z + lifted, layerMm),
    solidCm3: body.solidMm3 / 1000,
    supportCm3: supportMm3 / 1000,
    scannedCm2: (body.solidMm3 + supportMm3) / layerMm / 100,
    outlineM: (areas().uprightMm2 + pillars * Math.PI * machine.pillarDiameter.value * rise) / layerMm / 1000,
  };
}

/** Machine hours: layers are shared by all that lies on the plate, a laser's time is the body's own. */
export function resinHours({ layers, scannedCm2, outlineM }: ResinFigures, { lift, exposure, scan, outline }: SlaMachine): MachineHours {
  const shared = (layers * (lift.value + exposure.value)) / 3600;
  return { shared, own: (scannedCm2 * scan.value + outlineM * outline.value) / 3600 };
}
