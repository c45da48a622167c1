import { create } from 'zustand';
import type { Part } from '#contract/schemas/entities.ts';
import type { Unit } from '#domain/part/units.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { reachesServer } from '../../../api/calls/reaches-server.ts';
import type { BringTask, bringPart } from '../../../product/uploads/bring-part.ts';
import type { UploadOutcome } from '../../../product/uploads/upload-part.ts';
import { showNotice } from '../../../stores/notice-store.ts';
import { findTwin, usePartsStore } from '../../../stores/parts-store.ts';
import { folderOf } from '../../../ui/forms/read-dropped.ts';
import { sortFiles } from './sort-files.ts';
import { texts } from './texts.ts';
import { countRemaining, reduceUploads, type UploadAction, type UploadItem } from './upload-items.ts';

/** A file that was not taken because of its size. */
export interface OversizedFile {
  readonly name: string;
  readonly sizeBytes: number;
}

export interface UploadQueue {
  readonly items: readonly UploadItem[];
  /** Whose shop they go to; '' before the first. */
  readonly mspID: string;
  /** What the warning lists; empty when there is nothing to warn of. */
  readonly oversized: readonly OversizedFile[];
  /** So many files of the folders that came last are no models. */
  readonly leftOut: number;
}

/** Files under way at once. A browser opens six connections to one host: four for files leave two for pictures and calls. */
const PARALLEL_UPLOADS = 4;

/** The uploads of this page's life. They go on while the customer looks at another page of the app. */
export const useUploadQueue = create<UploadQueue>(() => ({ items: [], mspID: '', oversized: [], leftOut: 0 }));

let waiting: (() => Promise<void>)[] = [];
/** How each file of the list becomes a part, by item id; `maySend`: also by leaving this browser, where the shop wants it to stay. */
const runs = new Map<string, (maySend: boolean) => Promise<void>>();
let running = 0;
/** Files ever taken on this page; numbers them. */
let started = 0;
/** Files of the present batch that were in the list already. */
let repeated: Part[] = [];
let cancellation = new AbortController();

/** Sends what can be sent, warns of what is too big and lists what can't be read. Each finished part joins the stored list. */
export function startUploads(files: readonly File[], unit: Unit, mspID: string): void {
  const { accepted, oversized, unreadable, leftOut } = sortFiles(files);
  if (oversized.length > 0) {
    warnOfSize(oversized.map((file) => ({ name: file.name, sizeBytes: file.size })));
  }
  const items = [...accepted, ...unreadable.map(({ file }) => file)].map((file) => ({ id: `upload-${++started}`, file }));
  if (items.length === 0) return;
  if (countRemaining(useUploadQueue.getState().items) === 0) repeated = [];
  useUploadQueue.setState({ leftOut, mspID });
  dispatch({ type: 'added', unit, items });
  for (const { file, message } of unreadable) {
    const id = items.find((item) => item.file === file)?.id ?? '';
    failItem(id, file, { message, reason: 'Not a model file', canRetry: false });
  }
  for (const { id, file } of items.slice(0, accepted.length)) {
    runs.set(id, (maySend) => runUpload(id, { file, unit, mspID, maySend, signal: cancellation.signal }));
    queueRun(id, false);
  }
  fillSlots();
}

/**
 * Tries a file again that failed for a reason that may be gone, and sends one that stayed here for want of its customer's word; a file
 * that did not fail, or is unknown, is left as it is.
 */
export function retryUpload(id: string): void {
  const failed = useUploadQueue.getState().items.find((item) => item.id === id && item.canRetry);
  if (failed === undefined) return;
  dispatch({ type: 'retried', id });
  queueRun(id, failed.asksToSend);
  fillSlots();
}

function queueRun(id: string, maySend: boolean): void {
  const run = runs.get(id);
  if (run !== undefined) waiting.push(() => run(maySend));
}

/** Stops everything under way and forgets the list. */
export function cancelUploads(): void {
  cancellation.abort();
  cancellation = new AbortController();
  waiting = [];
  runs.clear();
  useUploadQueue.setState({ items: [], oversized: [], leftOut: 0 });
}

/** The customer has read the warning. */
export function dismissOversized(): void {
  useUploadQueue.setState({ oversized: [] });
}

type Run = Pick<BringTask, 'file' | 'unit' | 'mspID' | 'maySend' | 'signal'>;

async function runUpload(id: string, task: Run): Promise<void> {
  const { file, signal } = task;
  await waitForConnection(id, signal);
  const bring = await loadUploadPart();
  const result = await bring({
    ...task,
    onKept: () => dispatch({ type: 'kept', id }),
    onProgress: (sentBytes, totalBytes) => dispatch({ type: 'progressed', id, sentBytes, totalBytes }),
    onMeasuring: (percent) => dispatch({ type: 'measuring', id, percent }),
    onInterrupted: () => dispatch({ type: 'interrupted', id }),
  });
  if (signal.aborted) return;
  if (result.outcome === 'part') {
    listPart(result.part, folderOf(file));
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
function listPart(part: Part, folder: string): void {
  const { parts, addPart } = usePartsStore.getState();
  if (findTwin(parts, part) === undefined) {
    addPart(part, folder);
    return;
  }
  repeated.push(part);
  const again = [...repeated];
  showNotice({
    text: texts.repeated(part.filename, again.length),
    action: texts.addAnyway,
    act: () => {
      for (const each of again) addPart(each, folder);
    },
    place: `[data-part="${part.id}"]`,
  });
}

/** What sends a file, fetched once the page has nothing else to do, since it is there sooner without it. Never rejects. */
export async function loadUploadPart(): Promise<typeof bringPart> {
  try {
    return (await import('../../../product/uploads/bring-part.ts')).bringPart;
  } catch (error) {
    return async () => ({ outcome: 'failed', message: texts.notLoaded, reason: String(error), canRetry: false });
  }
}

type Failed = Extract<UploadOutcome, { outcome: 'failed' }>;

function failItem(id: string, file: File, failed: Pick<Failed, 'message' | 'reason' | 'canRetry' | 'asksToSend'>): void {
  const { message, reason, canRetry, asksToSend = false } = failed;
  if (!asksToSend) logProblem(`Upload of ${file.name} failed: ${reason}`, message);
  dispatch({ type: 'failed', id, message, canRetry, asksToSend });
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
