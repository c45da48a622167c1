import type { Placement, WorkProfile } from '#domain/estimate/part-work.ts';

/** Of machines whose plates are shared by the pieces of several orders. */
type PlateProfile = WorkProfile<'SLA' | 'DMLS'>;

/** Hours that all pieces on a machine share, and hours that one body takes on its own. */
export interface MachineHours {
  readonly shared: number;
  readonly own: number;
}

/** Between orientations that are charged alike the lower one is taken: hours that are not charged count this much. */
const HELD_UP = 1e-4;

/** Hours to compare orientations by: those charged to a body by its share of the plate, and a little for the rest. */
export function weighHours({ shared, own }: MachineHours, { sizeMm }: Placement, { machine, buildMm }: PlateProfile): number {
  const [gap, packing] = [machine.gap.value, machine.packing.value / 100];
  const share = Math.min(1, ((sizeMm.x + gap) * (sizeMm.y + gap)) / (buildMm.x * buildMm.y * packing));
  return own + shared * (share + HELD_UP * (1 - share));
}

/** Share of a layer that rounding may add to a height. */
const ROUNDING = 0.01;

/** Layers of a height, at least one. */
export function countLayers(heightMm: number, layerMm: number): number {
  return Math.max(1, Math.ceil(heightMm / layerMm - ROUNDING));
}
