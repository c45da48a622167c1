import type { FdmMachine } from '#domain/machines/machines.ts';
import type { Extents } from '#domain/part/part.ts';
import { HOP_MM, HOPS, SKIRT_MM } from './constants.ts';
import type { Task } from './layer-task.ts';
import { lineSeconds, type Motion } from './motion.ts';
import type { LayerSurvey } from './survey-layers.ts';

/** Change of the filament's speed that is made without accelerating, mm/s: what common firmware allows. */
const FILAMENT_JERK = 2.5;

/** `share` of the way from one figure to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

interface LayerToTravel {
  readonly layer: LayerSurvey;
  /** How many lines its sparse infill has. */
  readonly sparseLines: number;
  /** How much of the sparse infill lies in strips no wider than its lines are apart. */
  readonly narrowShare: number;
  /** In how many chains its supports are filled. */
  readonly supportChains: number;
  /** Whether its walls have no room for all their lines. */
  readonly isThin: boolean;
}

/**
 * Moves of one layer without filament: to each island and hole, on to what they are filled with, and to the supports; between walls
 * that lie side by side the head only steps aside.
 */
export function travelTask(
  { layer, sparseLines, narrowShare, supportChains, isThin }: LayerToTravel,
  machine: FdmMachine,
  sizeMm: Extents,
  { acceleration, jerk }: Motion,
): Task {
  if (layer.perimeter === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
  const speed = machine.travelSpeed.value;
  const outlines = layer.islands + layer.holes;
  const across = Math.sqrt(sizeMm.x * sizeMm.y);
  const far = across * Math.min(HOP_MM.outline, HOP_MM.outline / outlines ** HOP_MM.outlinePower);
  const near = (mm: number) => Math.min(far, mm * Math.sqrt(across));
  const corners = layer.corneredHoles === 0 ? 0 : layer.corneredHoles + HOPS.thinIsland * Math.min(layer.islands, layer.corneredHoles);
  const hops = [
    { count: HOPS.outline * outlines + (isThin ? corners : 0), reach: far },
    { count: HOPS.skin * layer.skinChains, reach: near(HOP_MM.skin) },
    {
      count:
        sparseLines === 0 ? 0 : HOPS.sparse + sparseLines * between(HOPS.sparseLine, HOPS.alignedLine * (1 - narrowShare), layer.alignment),
      reach: near(HOP_MM.sparse),
    },
    { count: HOPS.support * supportChains, reach: near(HOP_MM.support) },
  ];
  const aside = outlines * Math.max(0, machine.walls.value - 1);
  const retract =
    machine.retraction.value > 0
      ? 2 * lineSeconds(machine.retraction.value, machine.retractionSpeed.value, FILAMENT_JERK, acceleration)
      : 0;
  const lift = machine.lift.value > 0 ? 4 * Math.sqrt(machine.lift.value / machine.zAcceleration.value) : 0;
  const width = machine.lineWidth.value;
  const length = hops.reduce((sum, { count, reach }) => sum + count * reach, aside * width);
  const seconds = hops.reduce(
    (sum, { count, reach }) => sum + count * (lineSeconds(reach, speed, jerk, acceleration) + retract + lift),
    aside * lineSeconds(width, speed, jerk, acceleration),
  );
  return { volume: 0, seconds, cruise: length / speed, length };
}

/** The loops around the first layer; `pitch` is the width that a line fills, mm. */
export function skirtTask(machine: FdmMachine, { x, y }: Extents, firstMm: number, pitch: number): Task {
  const length = machine.skirtLoops.value * (2 * (x + y) + 2 * Math.PI * SKIRT_MM);
  const speed = machine.firstLayerSpeed.value;
  return { volume: length * firstMm * pitch, seconds: length / speed, cruise: length / speed, length };
}
