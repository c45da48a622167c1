import type { ResinWork } from '#domain/estimate/part-work.ts';
import type { SlaMachine } from '#domain/machines/machines.ts';
import { leastOverhangs } from '../layers/find-overhangs.ts';
import { countLayers, type MachineHours } from '../layers/machine-hours.ts';
import type { PlacedBody } from '../layers/place-body.ts';
import { padAreaUnder } from './pad-area.ts';
import { findSupportPoints, type SupportPoints } from './support-points.ts';

export type ResinFigures = Omit<ResinWork, 'process' | 'placement'>;

// Measured in slices that PrusaSlicer made of plates, strips, rings and tables, and settled on slices of real models.
/** How far pillars lean outwards from what they hold, and how far the pad reaches out from them, mm. */
const LEAN = 2;
const PAD_REACH = 3;
/** Of each pillar: what its foot is wider than itself, less what its head is thinner. */
const ENDS_MM3 = 2.25;
/** Struts between pillars, of what they brace. */
const STRUTS = 0.7;

/** A body in a resin vat: lifted over a pad on pillars that stand under its overhangs. */
export function estimateResin(placed: PlacedBody, machine: SlaMachine): ResinFigures {
  return resinOn(findSupportPoints(placed.columns(), machine), placed, machine);
}

/** Less than a body takes in a resin vat, or as much. */
export function leastResin(placed: PlacedBody, machine: SlaMachine): ResinFigures {
  const { areaMm2 } = leastOverhangs(placed, machine.supportAngle.value);
  const count = (areaMm2 / 100) * machine.supportDensity.value;
  const points = { count, pillarsMm: count * machine.elevation.value, bracedMm: 0, feet: new Float64Array() };
  return resinOn(points, placed, machine);
}

function resinOn(points: SupportPoints, { sizeMm, areas, body }: PlacedBody, machine: SlaMachine): ResinFigures {
  const { count, pillarsMm, bracedMm, feet } = points;
  const diameter = machine.pillarDiameter.value;
  const pad = machine.padThickness.value * padAreaUnder(feet, LEAN, PAD_REACH);
  const pillars = (Math.PI / 4) * diameter ** 2 * (pillarsMm + STRUTS * bracedMm) + count * ENDS_MM3;
  const layerMm = machine.layerHeight.value;
  return {
    layers: countLayers(sizeMm.z + machine.padThickness.value + machine.elevation.value, layerMm),
    solidCm3: body.solidMm3 / 1000,
    supportCm3: (pad + pillars) / 1000,
    scannedCm2: (body.solidMm3 + pad + pillars) / layerMm / 100,
    outlineM: (areas().uprightMm2 + Math.PI * diameter * pillarsMm) / layerMm / 1000,
  };
}

/** Machine hours: layers are shared by all that lies on the plate, a laser's time is the body's own. */
export function resinHours({ layers, scannedCm2, outlineM }: ResinFigures, { lift, exposure, scan, outline }: SlaMachine): MachineHours {
  const shared = (layers * (lift.value + exposure.value)) / 3600;
  return { shared, own: (scannedCm2 * scan.value + outlineM * outline.value) / 3600 };
}
