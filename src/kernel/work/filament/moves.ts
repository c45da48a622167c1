import type { Extents } from '#domain/part.ts';
import type { FdmMachine } from '#domain/work/machines.ts';
import { HOPS, RETRACT_FROM_MM, SKIRT_MM } from './constants.ts';
import type { Task } from './layer-task.ts';
import { lineSeconds, type Motion } from './motion.ts';
import type { LayerSurvey } from './survey-layers.ts';

/** Moves of one layer without filament: between islands, around holes and to the supports, with retraction and lift. */
export function travelTask(
  { perimeter, islands, holes }: LayerSurvey,
  isSupported: boolean,
  machine: FdmMachine,
  sizeMm: Extents,
  { acceleration, jerk }: Motion,
): Task {
  if (perimeter === 0) return { volume: 0, seconds: 0, cruise: 0, length: 0 };
  const hops = HOPS * (2 + 2 * islands + holes + (isSupported ? 2 : 0));
  const reach = 0.3 * Math.sqrt(sizeMm.x * sizeMm.y);
  const speed = machine.travelSpeed.value;
  const retract =
    reach > RETRACT_FROM_MM && machine.retraction.value > 0 ? 2 * (machine.retraction.value / machine.retractionSpeed.value) : 0;
  const lift = machine.lift.value > 0 ? 4 * Math.sqrt(machine.lift.value / machine.zAcceleration.value) : 0;
  const seconds = hops * (lineSeconds(reach, speed, jerk, acceleration) + retract + lift);
  return { volume: 0, seconds, cruise: hops * (reach / speed), length: hops * reach };
}

/** The loops around the first layer; `pitch` is the width that a line fills, mm. */
export function skirtTask(machine: FdmMachine, { x, y }: Extents, firstMm: number, pitch: number): Task {
  const length = machine.skirtLoops.value * (2 * (x + y) + 2 * Math.PI * SKIRT_MM);
  const speed = machine.firstLayerSpeed.value;
  return { volume: length * firstMm * pitch, seconds: length / speed, cruise: length / speed, length };
}
