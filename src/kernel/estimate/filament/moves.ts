import type { FdmMachine } from '#domain/machines/machines.ts';
import type { Extents } from '#domain/part/part.ts';
import { HOP_MM, HOPS, SKIRT_MM } from './constants.ts';
import type { Task } from './layer-task.ts';
import { lineSeconds, type Motion } from './motion.ts';
import type { LayerSurvey } from './survey-layers.ts';

/** Change of the filament's speed that is made without accelerating, mm/s: what common firmware allows. */
const FILAMENT_JERK = 2.5;

/** What is filled takes no fewer cells than this. */
const LEAST_CELLS = 5;

interface LayerToTravel {
  readonly layer: LayerSurvey;
  readonly cellMm: number;
  /** How many lines its sparse infill has. */
  readonly sparseLines: number;
  /** Whether its walls have no room for all their lines. */
  readonly isThin: boolean;
}

/**
 * Moves of one layer without filament: to each island and hole, on to what they are filled with, and to the supports; between walls
 * that lie side by side the head only steps aside.
 */
export function travelTask(
  { layer, cellMm, sparseLines, isThin }: LayerToTravel,
  machine: FdmMachine,
  sizeMm: Extents,
  { acceleration, jerk }: Motion,
): Task {
  if (layer.perimeter === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
  const speed = machine.travelSpeed.value;
  const outlines = layer.islands + layer.holes;
  const filled = layer.innerCells - layer.gapCells > LEAST_CELLS;
  const hops =
    HOPS.outline * outlines +
    (filled ? HOPS.fill * layer.islands : 0) +
    HOPS.sparseLine * sparseLines +
    HOPS.supportPerMm * cellMm * Math.sqrt(layer.supportCells) +
    (isThin ? HOPS.thinHole * Math.max(0, layer.holes - 1) : 0);
  const across = Math.sqrt(sizeMm.x * sizeMm.y);
  const reach = Math.min(HOP_MM * Math.sqrt(across), across / Math.sqrt(outlines));
  const aside = outlines * Math.max(0, machine.walls.value - 1);
  const retract =
    machine.retraction.value > 0
      ? 2 * lineSeconds(machine.retraction.value, machine.retractionSpeed.value, FILAMENT_JERK, acceleration)
      : 0;
  const lift = machine.lift.value > 0 ? 4 * Math.sqrt(machine.lift.value / machine.zAcceleration.value) : 0;
  const width = machine.lineWidth.value;
  const length = hops * reach + aside * width;
  const seconds =
    hops * (lineSeconds(reach, speed, jerk, acceleration) + retract + lift) + aside * lineSeconds(width, speed, jerk, acceleration);
  return { volume: 0, seconds, cruise: length / speed, length };
}

/** The loops around the first layer; `pitch` is the width that a line fills, mm. */
export function skirtTask(machine: FdmMachine, { x, y }: Extents, firstMm: number, pitch: number): Task {
  const length = machine.skirtLoops.value * (2 * (x + y) + 2 * Math.PI * SKIRT_MM);
  const speed = machine.firstLayerSpeed.value;
  return { volume: length * firstMm * pitch, seconds: length / speed, cruise: length / speed, length };
}
