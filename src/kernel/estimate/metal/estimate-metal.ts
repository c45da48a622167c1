import type { MetalWork } from '#domain/estimate/part-work.ts';
import type { DmlsMachine } from '#domain/machines/machines.ts';
import type { Columns } from '../layers/cast-columns.ts';
import { findOverhangs, holdOver, leastOverhangs, type Overhangs } from '../layers/find-overhangs.ts';
import { countLayers, type MachineHours } from '../layers/machine-hours.ts';
import type { PlacedBody } from '../layers/place-body.ts';

export type MetalFigures = Omit<MetalWork, 'process' | 'placement'>;

/**
 * A body in a metal powder bed: what lies on the plate stands on solid metal as high as the cut needs, overhangs are held by a
 * lattice down to the plate or the part, and so are the lowest surfaces of what would stand on next to nothing.
 */
export function estimateMetal(placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  const [columns, angle, onPlateMm] = [placed.columns(), machine.supportAngle.value, machine.layerHeight.value];
  const overhangs = findOverhangs(columns, angle, onPlateMm);
  return metalUnder(overhangs, findAnchors(columns, angle, onPlateMm, overhangs), placed, machine);
}

/** Less than a body takes in a metal powder bed, or as much. */
export function leastMetal(placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  return metalUnder(leastOverhangs(placed, machine.supportAngle.value), { areaMm2: 0, spaceMm3: 0 }, placed, machine);
}

function metalUnder(overhangs: Overhangs, anchors: Anchors, placed: PlacedBody, machine: DmlsMachine): MetalFigures {
  const layerMm = machine.layerHeight.value;
  const elevation = machine.elevation.value;
  const density = machine.supportDensity.value / 100;
  const fromPlateMm2 = overhangs.fromPlateMm2 + anchors.areaMm2;
  return {
    layers: countLayers(placed.sizeMm.z + elevation, layerMm),
    solidCm3: placed.body.solidMm3 / 1000,
    stockCm3: (overhangs.onPlateMm2 * elevation) / 1000,
    supportCm3: (density * (overhangs.spaceMm3 + anchors.spaceMm3 + fromPlateMm2 * elevation)) / 1000,
    outlineM: placed.areas().uprightMm2 / layerMm / 1000,
    standsOnCm2: (overhangs.onPlateMm2 + density * fromPlateMm2) / 100,
  };
}

/** All metal that is melted for a body, cm³. */
export function metalCm3({ solidCm3, stockCm3, supportCm3 }: MetalFigures): number {
  return solidCm3 + stockCm3 + supportCm3;
}

/** Machine hours: recoating is shared by all that lies on the plate, melting and cutting off are the body's own. */
export function metalHours(figures: MetalFigures, machine: DmlsMachine): MachineHours {
  const { layers, outlineM, standsOnCm2 } = figures;
  const { recoating, buildRate, outlineSpeed, removal } = machine;
  const drawn = (1000 * outlineM) / outlineSpeed.value + standsOnCm2 * removal.value;
  return { shared: (layers * recoating.value) / 3600, own: drawn / 3600 + metalCm3(figures) / buildRate.value };
}

/** Lattice under a body's lowest surfaces, from the plate up. */
interface Anchors {
  readonly areaMm2: number;
  readonly spaceMm3: number;
}

/** So much of what a body covers of the plate is welded to it or held from it: on less, a coater or its own stresses tear it off. */
const ANCHORED = 0.1;

/**
 * What a body needs to stand beside what overhangs are held anyway, so that none balances on a corner or an edge: its lowest surfaces
 * are held too, steep ones as well, until enough of it is anchored.
 * @param overhangs what `findOverhangs` says of the same columns by the same angle and height
 */
function findAnchors(columns: Columns, angle: number, onPlateMm: number, { onPlateMm2, fromPlateMm2 }: Overhangs): Anchors {
  const { starts, heights, slopes, cellAreaMm2 } = columns;
  const shareHeld = holdOver(angle);
  const lowest: { readonly height: number; readonly freeMm2: number }[] = [];
  let coveredMm2 = 0;
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    const first = starts[cell] as number;
    if (first === starts[cell + 1]) continue;
    coveredMm2 += cellAreaMm2;
    const height = heights[first] as number;
    const freeMm2 = cellAreaMm2 * (1 - shareHeld(-(slopes[first] as number)));
    if (height > onPlateMm && freeMm2 > 0) lowest.push({ height, freeMm2 });
  }
  const missingMm2 = ANCHORED * coveredMm2 - onPlateMm2 - fromPlateMm2;
  let [areaMm2, spaceMm3] = [0, 0];
  if (missingMm2 <= 0) return { areaMm2, spaceMm3 };
  for (const { height, freeMm2 } of lowest.sort((one, other) => one.height - other.height)) {
    const more = Math.min(freeMm2, missingMm2 - areaMm2);
    if (more <= 0) break;
    areaMm2 += more;
    spaceMm3 += more * height;
  }
  return { areaMm2, spaceMm3 };
}
