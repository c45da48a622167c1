import type { ProcessCode } from '../../catalogue/process.ts';
import type { Rate } from '../../rate.ts';
import type { MachineByProcess } from '../machines.ts';

/** A machine as shops commonly run it, to start from. */
export interface MachinePreset<P extends ProcessCode = ProcessCode> {
  readonly process: P;
  readonly machine: MachineByProcess[P];
  /** What of its space can be used. */
  readonly build: { readonly x: Rate<'mm'>; readonly y: Rate<'mm'>; readonly z: Rate<'mm'> };
  /** Who published its figures, and when. */
  readonly source: string;
  readonly year: number;
}
