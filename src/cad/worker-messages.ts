import type { CAD_FAILURE_WORDS } from '#contract/jobs/cad-failure-words.ts';
import type { MeasureModelJob } from '#contract/jobs/measure-model.ts';
import type { PartEstimate } from '#domain/estimate/part-work.ts';
import type { Measurement } from '#domain/part/part.ts';

export interface WorkerJob extends Pick<MeasureModelJob, 'format' | 'unit' | 'profiles' | 'draw' | 'body'> {
  /** The model; moved to the thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a kernel thread is started with. */
export interface WorkerData {
  readonly engine: WebAssembly.Module;
  /** Shared with whoever started it: by the places of `SIGNALS`, whether the job is to end, and how much of it is done. */
  readonly signals: Int32Array<SharedArrayBuffer>;
}

export const SIGNALS = { stop: 0, permille: 1 } as const;

/**
 * What a kernel thread answers: 'refused', 'broken', 'stopped', or 'measured' as soon as the figures stand. After these come the outputs, each
 * as soon as it is made, and 'finished'.
 */
export type WorkerMessage =
  | { readonly type: 'read' }
  | { readonly type: 'picture'; readonly pixels: Uint8Array; readonly size: number }
  | { readonly type: 'file'; readonly name: 'mesh.glb' | 'mesh.stl' | 'body.model'; readonly bytes: Uint8Array }
  | { readonly type: 'measured'; readonly measurement: Omit<Measurement, 'sha256'> }
  | { readonly type: 'worked'; readonly estimates: readonly (PartEstimate | null)[] }
  /** `worn`: the thread holds more memory than it should keep, and is to be replaced before the next job. */
  | { readonly type: 'finished'; readonly worn: boolean }
  /** It was told to, and is as sound as before; `worn` as above. */
  | { readonly type: 'stopped'; readonly worn: boolean }
  | { readonly type: 'refused'; readonly message: string }
  /** The thread's engine is no longer sound: replace it. */
  | { readonly type: 'broken'; readonly code: keyof typeof CAD_FAILURE_WORDS; readonly detail: string };
