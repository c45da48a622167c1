import type { ResinWork } from '#domain/estimate/part-work.ts';
import type { SlaMachine } from '#domain/machines/machines.ts';
import { leastOverhangs } from '../layers/find-overhangs.ts';
import type { MachineHours } from '../layers/machine-hours.ts';
import type { PlacedBody } from '../layers/place-body.ts';
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

/** Share of a layer that rounding may take off a height. */
const ROUNDING = 0.01;

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
    // Slicers leave out what is left over a whole layer.
    layers: Math.max(1, Math.floor((sizeMm.z + machine.padThickness.value + machine.elevation.value) / layerMm + ROUNDING)),
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

/** Directions in which the pad's reach is told. */
const RAYS = 120;

/**
 * Area of the pad under pillars' feet, mm². Around each foot the pad reaches out by `reachMm`, and a strip as wide joins it to the
 * middle of all feet: feet far out on their own do not fill the space between them.
 * @param feet x and y in turn, mm
 * @param leanMm how much farther out feet stand than what they hold: pillars under an edge lean outwards
 */
function padAreaUnder(feet: Float64Array, leanMm: number, reachMm: number): number {
  let [middleX, middleY] = [0, 0];
  for (let n = 0; n < feet.length; n += 2) {
    middleX += (2 * (feet[n] as number)) / feet.length;
    middleY += (2 * (feet[n + 1] as number)) / feet.length;
  }
  const turn = (2 * Math.PI) / RAYS;
  const farthest = new Float64Array(RAYS);
  for (let n = 0; n < feet.length; n += 2) {
    const [x, y] = [(feet[n] as number) - middleX, (feet[n + 1] as number) - middleY];
    const ray = (Math.round(Math.atan2(y, x) / turn) + RAYS) % RAYS;
    farthest[ray] = Math.max(farthest[ray] as number, Math.hypot(x, y) + leanMm);
  }
  const reach = new Float64Array(RAYS).fill(reachMm);
  for (const [ray, distance] of farthest.entries()) {
    if (distance === 0) continue;
    for (let off = -RAYS / 4; off <= RAYS / 4; off++) {
      const sin = Math.abs(Math.sin(off * turn));
      const aside = distance * sin;
      const out = aside < reachMm ? distance * Math.cos(off * turn) + Math.sqrt(reachMm ** 2 - aside ** 2) : reachMm / sin;
      const at = (ray + off + RAYS) % RAYS;
      reach[at] = Math.max(reach[at] as number, out);
    }
  }
  return reach.reduce((area, out) => area + (turn / 2) * out ** 2, 0);
}
