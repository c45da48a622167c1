import type { SlaMachine } from '#domain/work/machines.ts';
import type { ResinWork } from '#domain/work/part-work.ts';
import { castColumns } from '../cast-columns.ts';
import { findOverhangs } from '../find-overhangs.ts';
import { areaOf, footprintOf, outlineOf } from '../footprint.ts';
import type { PlacedBody } from '../place-body.ts';

type ResinFigures = Omit<ResinWork, 'process' | 'placement'>;

/** The pad reaches out from under the part, mm. */
const PAD_BRIM = 2;
/** Of each pillar: the head that touches the part and the foot on the pad. */
const ENDS_MM3 = 3;
const LEAST_PILLARS = 3;
/** Lower than any surface: in a vat the part hangs free, so that what lies lowest is held as well. */
const NOWHERE = -1;

/** A body in a resin vat: lifted over a pad on pillars that stand under its overhangs. */
export function estimateResin(placed: PlacedBody, machine: SlaMachine, cells: number): ResinFigures {
  const { sizeMm } = placed.mesh;
  const lifted = machine.padThickness.value + machine.elevation.value;
  const overhangs = findOverhangs(castColumns(placed.mesh, cells), machine.supportAngle.value, NOWHERE);
  const pillars = Math.max(LEAST_PILLARS, (overhangs.areaMm2 / 100) * machine.supportDensity.value);
  const rise = overhangs.areaMm2 > 0 ? (overhangs.spaceMm3 + overhangs.fromPlateMm2 * machine.elevation.value) / overhangs.areaMm2 : 0;
  const across = (Math.PI / 4) * machine.pillarDiameter.value ** 2;
  const footprint = footprintOf(placed.seenFromAbove);
  const pad = machine.padThickness.value * (areaOf(footprint) + PAD_BRIM * outlineOf(footprint) + Math.PI * PAD_BRIM ** 2);
  const supportMm3 = pad + pillars * (across * rise + ENDS_MM3);
  const layerMm = machine.layerHeight.value;
  return {
    layers: Math.ceil((sizeMm.z + lifted) / layerMm),
    solidCm3: placed.solidMm3 / 1000,
    supportCm3: supportMm3 / 1000,
    scannedCm2: (placed.solidMm3 + supportMm3) / layerMm / 100,
    outlineM: (placed.uprightMm2 + pillars * Math.PI * machine.pillarDiameter.value * rise) / layerMm / 1000,
  };
}

/** Machine hours of one body alone in a vat. */
export function resinHours({ layers, scannedCm2, outlineM }: ResinFigures, machine: SlaMachine): number {
  const { lift, exposure, scan, outline } = machine;
  return (layers * (lift.value + exposure.value) + scannedCm2 * scan.value + outlineM * outline.value) / 3600;
}
