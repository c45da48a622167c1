import { create } from 'zustand';
import type { Part } from '#contract/schemas/entities.ts';
import type { Unit } from '#domain/part/units.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { reachesServer } from '../../../api/calls/reaches-server.ts';
import { showNotice } from '../../../stores/notice-store.ts';
import { findTwin, usePartsStore } from '../../../stores/parts-store.ts';
import { sortFiles } from './sort-files.ts';
import { texts } from './texts.ts';
import { countRemaining, reduceUploads, type UploadAction, type UploadItem } from './upload-items.ts';
import type { UploadOutcome, uploadPart } from './upload-part.ts';

/** A file that was not taken because of its size. */
export interface OversizedFile {
  readonly name: string;
  readonly sizeBytes: number;
}

interface UploadQueue {
  readonly items: readonly UploadItem[];
  /** What the warning lists; empty when there is nothing to warn of. */
  readonly oversized: readonly OversizedFile[];
}

/** Files under way at once. A browser opens six connections to one host: four for files leave two for pictures and calls. */
const PARALLEL_UPLOADS = 4;

/** The uploads of this page's life. They go on while the customer looks at another page of the app. */
export const useUploadQueue = create<UploadQueue>(() => ({ items: [], oversized: [] }));

let waiting: (() => Promise<void>)[] = [];
/** How each file of the list is sent, by item id. */
const runs = new Map<string, () => Promise<void>>();
let running = 0;
/** Files ever taken on this page; numbers them. */
let started = 0;
/** Files of the present batch that were in the list already. */
let repeated: Part[] = [];
let cancellation = new AbortController();

/** Sends what can be sent, warns of what is too big and lists what can't be read. Each finished part joins the stored list. */
export function startUploads(files: readonly File[], unit: Unit, mspID: string): void {
  const { accepted, oversized, unreadable } = sortFiles(files);
  if (oversized.length > 0) {
    warnOfSize(oversized.map((file) => ({ name: file.name, sizeBytes: file.size })));
  }
  const items = [...accepted, ...unreadable.map(({ file }) => file)].map((file) => ({ id: `upload-${++started}`, file }));
  if (items.length === 0) return;
  if (countRemaining(useUploadQueue.getState().items) === 0) repeated = [];
  dispatch({ type: 'added', unit, items });
  for (const { file, message } of unreadable) {
    const id = items.find((item) => item.file === file)?.id ?? '';
    failItem(id, file, { message, reason: 'Not a model file', canRetry: false });
  }
  for (const { id, file } of items.slice(0, accepted.length)) {
    runs.set(id, () => runUpload(id, file, unit, mspID, cancellation.signal));
    queueRun(id);
  }
  fillSlots();
}

/** Sends a file again that failed for a reason that may be gone; a file that did not, or is unknown, is left as it is. */
export function retryUpload(id: string): void {
  if (!useUploadQueue.getState().items.some((item) => item.id === id && item.canRetry)) return;
  dispatch({ type: 'retried', id });
  queueRun(id);
  fillSlots();
}

function queueRun(id: string): void {
  const run = runs.get(id);
  if (run !== undefined) waiting.push(run);
}

/** Stops everything under way and forgets the list. */
export function cancelUploads(): void {
  cancellation.abort();
  cancellation = new AbortController();
  waiting = [];
  runs.clear();
  useUploadQueue.setState({ items: [], oversized: [] });
}

/** The customer has read the warning. */
export function dismissOversized(): void {
  useUploadQueue.setState({ oversized: [] });
}

async function runUpload(id: string, file: File, unit: Unit, mspID: string, signal: AbortSignal): Promise<void> {
  await waitForConnection(id, signal);
  const upload = await loadUploadPart();
  const result = await upload({
    file,
    unit,
    mspID,
    signal,
    onProgress: (sentBytes, totalBytes) => dispatch({ type: 'progressed', id, sentBytes, totalBytes }),
    onMeasuring: (percent) => dispatch({ type: 'measuring', id, percent }),
    onInterrupted: () => dispatch({ type: 'interrupted', id }),
  });
  if (signal.aborted) return;
  if (result.outcome === 'part') {
    listPart(result.part);
    dispatch({ type: 'finished', id, part: result.part });
    return;
  }
  failItem(id, file, result);
  if (result.oversized !== undefined) warnOfSize([result.oversized]);
}

/** Where there is no connection, until there is one or the upload is cancelled. */
async function waitForConnection(id: string, signal: AbortSignal): Promise<void> {
  if (navigator.onLine || (await reachesServer())) return;
  dispatch({ type: 'interrupted', id });
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A file that is in the list already is not listed twice by itself. */
function listPart(part: Part): void {
  const { parts, addPart } = usePartsStore.getState();
  if (findTwin(parts, part) === undefined) {
    addPart(part);
    return;
  }
  repeated.push(part);
  const again = [...repeated];
  showNotice({
    text: texts.repeated(part.filename, again.length),
    action: texts.addAnyway,
    act: () => again.forEach(addPart),
    place: `[data-part="${part.id}"]`,
  });
}

/** What sends a file, fetched once the page has nothing else to do, since it is there sooner without it. Never rejects. */
export async function loadUploadPart(): Promise<typeof uploadPart> {
  try {
    return (await import('./upload-part.ts')).uploadPart;
  } catch (error) {
    return async () => ({ outcome: 'failed', message: texts.notLoaded, reason: String(error), canRetry: false });
  }
}

type Failed = Extract<UploadOutcome, { outcome: 'failed' }>;

function failItem(id: string, file: File, { message, reason, canRetry }: Pick<Failed, 'message' | 'reason' | 'canRetry'>): void {
  logProblem(`Upload of ${file.name} failed: ${reason}`, message);
  dispatch({ type: 'failed', id, message, canRetry });
}

function fillSlots(): void {
  while (running < PARALLEL_UPLOADS) {
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    void next().finally(() => {
      running -= 1;
      fillSlots();
    });
  }
}

function warnOfSize(files: readonly OversizedFile[]): void {
  useUploadQueue.setState(({ oversized }) => ({ oversized: [...oversized, ...files] }));
}

function dispatch(action: UploadAction): void {
  useUploadQueue.setState(({ items }) => ({ items: reduceUploads(items, action) }));
}
