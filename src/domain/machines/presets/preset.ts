import type { ProcessCode } from '../../catalogue/process.ts';
import type { ValueOf } from '../../fields/field.ts';
import { type Filling, fillFields } from '../../fields/fill-fields.ts';
import { BUILD_FIELDS, MACHINE_FIELDS, type MachineByProcess } from '../machines.ts';

/** A machine as shops commonly run it, to start from. */
export interface MachinePreset<P extends ProcessCode = ProcessCode> {
  readonly process: P;
  readonly machine: MachineByProcess[P];
  /** What of its space can be used. */
  readonly build: ValueOf<typeof BUILD_FIELDS>;
  /** Who published its figures, and when. */
  readonly source: string;
  readonly year: number;
}

type MachineFields<P extends ProcessCode> = (typeof MACHINE_FIELDS)[P];

interface Published<P extends ProcessCode> extends Pick<MachinePreset, 'source' | 'year'> {
  /** Where it is not what most machines of its kind are. */
  readonly machine: Filling<MachineFields<P>>;
  readonly build: Filling<typeof BUILD_FIELDS>;
}

/** A preset by what is special about it. */
export function definePreset<P extends ProcessCode>(process: P, { machine, build, ...origin }: Published<P>): MachinePreset<P> {
  const filled = fillFields<MachineFields<P>>(MACHINE_FIELDS[process], machine);
  return { process, machine: filled as MachineByProcess[P], build: fillFields(BUILD_FIELDS, build), ...origin };
}
