import type { CadFailureCode, MeasureModelJob } from '#contract/jobs/measure-model.ts';
import type { Measurement } from '#domain/part.ts';

/** What a kernel thread is started with: compiled once per process, so that the optimised code outlives every thread. */
export interface WorkerBinaries {
  readonly exact: WebAssembly.Module;
  readonly iges: WebAssembly.Module;
}

export type WorkerJob = Pick<MeasureModelJob, 'modelPath' | 'format' | 'unit'>;

/** What a kernel thread answers. Outputs come as soon as each is made; then one of the last three, exactly once per job. */
export type WorkerMessage =
  | { readonly type: 'read' }
  | { readonly type: 'picture'; readonly pixels: Uint8Array; readonly size: number }
  | { readonly type: 'file'; readonly name: 'mesh.glb' | 'mesh.stl'; readonly bytes: Uint8Array }
  /** `worn`: the thread holds more memory than it should keep, and is to be replaced before the next job. */
  | { readonly type: 'measured'; readonly measurement: Omit<Measurement, 'sha256'>; readonly worn: boolean }
  | { readonly type: 'refused'; readonly message: string }
  /** The thread's engines are no longer sound: replace it. */
  | { readonly type: 'broken'; readonly code: CadFailureCode; readonly detail: string };
