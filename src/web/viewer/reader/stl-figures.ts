import type { EstimatesByProfile, WorkProfile } from '#domain/estimate/part-work.ts';
import type { Extents, Measurement } from '#domain/part/part.ts';
import type { FileUnit } from '#domain/part/units.ts';

/** What an STL file tells of its part before a server has seen it. */
export interface StlFigures {
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
export interface StlWork {
  readonly measurement: Omit<Measurement, 'sha256'>;
  readonly estimates: EstimatesByProfile;
}

export interface StlFiguresRequest {
  readonly id: number;
  readonly file: File;
  readonly unit: FileUnit;
  /** The machines that the work on it is wanted for. */
  readonly profiles: readonly NamedProfile[];
}

/** The figures, then the work on the machines of the first process, then all of it; and the end, with or without any of these. */
export type StlFinding =
  | { readonly type: 'figures'; readonly figures: StlFigures }
  | { readonly type: 'work'; readonly work: StlWork }
  | { readonly type: 'end' };

export interface StlFiguresReply {
  readonly id: number;
  readonly found: StlFinding;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (found: StlFinding) => void>();

/** Starts what measures, so that the first file need not wait for it. */
export function prepareFigures(): void {
  openWorker();
}

/**
 * Measures an STL file beside the page and works it out on each machine, after those that were asked for before. Tells nothing but the end
 * where that can't be done, or the browser lets nothing run beside the page; never throws.
 */
export function workOutStl(input: Omit<StlFiguresRequest, 'id'>, tell: (found: StlFinding) => void): void {
  const id = ++asked;
  try {
    openWorker().postMessage({ id, ...input } satisfies StlFiguresRequest);
    waiting.set(id, tell);
  } catch {
    tell({ type: 'end' });
  }
}

function openWorker(): Worker {
  if (worker !== null) return worker;
  const opened = new Worker(new URL('./stl-figures-worker.ts', import.meta.url), { type: 'module', name: 'stl-figures' });
  opened.onmessage = ({ data: { id, found } }: MessageEvent<StlFiguresReply>) => pass(id, found);
  opened.onerror = () => {
    opened.terminate();
    if (worker === opened) worker = null;
    for (const id of [...waiting.keys()]) pass(id, { type: 'end' });
  };
  worker = opened;
  return opened;
}

function pass(id: number, found: StlFinding): void {
  waiting.get(id)?.(found);
  if (found.type === 'end') waiting.delete(id);
}
