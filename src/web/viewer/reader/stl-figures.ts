import type { Extents } from '#domain/part/part.ts';
import type { FileUnit } from '#domain/part/units.ts';

/** What an STL file tells of its part before a server has seen it. */
export interface StlFigures {
  readonly boxMm: Extents;
  /** Null where the facets enclose none. */
  readonly volumeMm3: number | null;
  readonly triangles: number;
}

export interface StlFiguresRequest {
  readonly id: number;
  readonly file: File;
  readonly unit: FileUnit;
}

/** Null: the file could not be read. */
export interface StlFiguresReply {
  readonly id: number;
  readonly figures: StlFigures | null;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (figures: StlFigures | null) => void>();

/** Starts what measures, so that the first file need not wait for it. */
export function prepareFigures(): void {
  openWorker();
}

/**
 * Measures an STL file beside the page, after those that were asked for before. Null where it can't be read, or the browser lets nothing run
 * beside the page; never rejects.
 */
export function measureStlFile(file: File, unit: FileUnit): Promise<StlFigures | null> {
  const id = ++asked;
  const measured = new Promise<StlFigures | null>((resolve) => {
    openWorker().postMessage({ id, file, unit } satisfies StlFiguresRequest);
    waiting.set(id, resolve);
  });
  return measured.catch(() => null);
}

function openWorker(): Worker {
  if (worker !== null) return worker;
  const opened = new Worker(new URL('./stl-figures-worker.ts', import.meta.url), { type: 'module', name: 'stl-figures' });
  opened.onmessage = ({ data: { id, figures } }: MessageEvent<StlFiguresReply>) => settle(id, figures);
  opened.onerror = () => {
    opened.terminate();
    if (worker === opened) worker = null;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker = opened;
  return opened;
}

function settle(id: number, figures: StlFigures | null): void {
  waiting.get(id)?.(figures);
  waiting.delete(id);
}
