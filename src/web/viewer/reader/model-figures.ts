import type { EstimatesByProfile, WorkProfile } from '#domain/estimate/part-work.ts';
import type { Extents, Measurement } from '#domain/part/part.ts';
import type { FileUnit } from '#domain/part/units.ts';
import type { PrimingBall } from './priming-ball.ts';

/** What a file tells of its part before a server has seen it. */
export interface ModelFigures {
  readonly boxMm: Extents;
  /** Null where the facets enclose none. */
  readonly volumeMm3: number | null;
  readonly triangles: number;
}

/** A machine's figures, and what the server calls them. */
export interface NamedProfile {
  readonly hash: string;
  readonly profile: WorkProfile;
}

/** All that a price depends on of a part. */
export interface ModelWork {
  readonly measurement: Omit<Measurement, 'sha256'>;
  readonly estimates: EstimatesByProfile;
}

export interface FiguresRequest {
  readonly id: number;
  /** A ball is made by the worker itself, so that browsers have compiled and optimised what files need. */
  readonly file: File | PrimingBall;
  readonly unit: FileUnit;
  /** The machines that the work on it is wanted for. */
  readonly profiles: readonly NamedProfile[];
}

/** The figures, then the work on the machines of the first process, then all of it; and the end, with or without any of these. */
export type ModelFinding =
  | { readonly type: 'figures'; readonly figures: ModelFigures }
  | { readonly type: 'work'; readonly work: ModelWork; readonly isWhole: boolean }
  | { readonly type: 'end' };

export interface FiguresReply {
  readonly id: number;
  readonly found: ModelFinding;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (found: ModelFinding) => void>();

/** Starts what measures, so that the first file need not wait for it. */
export function prepareFigures(): void {
  openWorker();
}

/**
 * Measures a file beside the page and works it out on each machine, after those that were asked for before. Tells nothing but the end
 * where that can't be done, or the browser lets nothing run beside the page; never throws.
 */
export function workOutModel(input: Omit<FiguresRequest, 'id'>, tell: (found: ModelFinding) => void): void {
  const id = ++asked;
  try {
    openWorker().postMessage({ id, ...input } satisfies FiguresRequest);
    waiting.set(id, tell);
  } catch {
    tell({ type: 'end' });
  }
}

function openWorker(): Worker {
  if (worker !== null) return worker;
  const opened = new Worker(new URL('./model-figures-worker.ts', import.meta.url), { type: 'module', name: 'model-figures' });
  opened.onmessage = ({ data: { id, found } }: MessageEvent<FiguresReply>) => pass(id, found);
  opened.onerror = () => {
    opened.terminate();
    if (worker === opened) worker = null;
    for (const id of [...waiting.keys()]) pass(id, { type: 'end' });
  };
  worker = opened;
  return opened;
}

function pass(id: number, found: ModelFinding): void {
  waiting.get(id)?.(found);
  if (found.type === 'end') waiting.delete(id);
}
