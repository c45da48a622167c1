import type { ProcessCode } from '../../catalogue/process.ts';
import type { ValueOf } from '../../fields/field.ts';
import type { BUILD_FIELDS, MachineByProcess } from '../machines.ts';

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
