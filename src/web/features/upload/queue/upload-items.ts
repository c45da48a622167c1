import type { Part } from '#contract/schemas/entities.ts';
import type { Unit } from '#domain/part/units.ts';
import { texts } from './texts.ts';

/** Where an item stands (UPL-07). */
export const UPLOAD_STATUS = { uploading: 0, processing: 1, done: 2, error: 3 } as const;
export type UploadStatus = (typeof UPLOAD_STATUS)[keyof typeof UPLOAD_STATUS];

/** One file on its way to becoming a part. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** What it is read in, if it is STL. */
  readonly unit: Unit;
  /** 0 to 100, whole. */
  readonly uploadPercent: number;
  readonly status: UploadStatus;
  /** How much of the work on it is done, 0 to 100, whole, as far as that is told. */
  readonly measuredPercent: number;
  /** Its connection broke, and it waits for another to go on. */
  readonly isInterrupted: boolean;
  /** What went wrong, in the customer's words; '' unless the status is error. */
  readonly message: string;
  /** Whether it failed for a reason that may be gone the next time. */
  readonly canRetry: boolean;
  /** It failed since it stays here: trying again sends it. */
  readonly asksToSend: boolean;
  /** This browser measures it, and it is not sent. */
  readonly isKept: boolean;
  /** What became of it; null until it is done. */
  readonly part: Part | null;
}

export type UploadAction =
  | { readonly type: 'added'; readonly unit: Unit; readonly items: readonly { readonly id: string; readonly file: File }[] }
  | { readonly type: 'progressed'; readonly id: string; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'measuring'; readonly id: string; readonly percent: number }
  | { readonly type: 'interrupted'; readonly id: string }
  | { readonly type: 'finished'; readonly id: string; readonly part: Part }
  | { readonly type: 'failed'; readonly id: string; readonly message: string; readonly canRetry: boolean; readonly asksToSend?: boolean }
  | { readonly type: 'kept'; readonly id: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'cleared' };

/** What is known of a file before anything of it is sent. */
const NOTHING_SENT = {
  uploadPercent: 0,
  status: UPLOAD_STATUS.uploading,
  measuredPercent: 0,
  message: '',
  canRetry: false,
  asksToSend: false,
  isKept: false,
} as const;

/** The items after an action. Done and failed items no longer change, unless a failed one is tried again; an unknown id changes nothing. */
export function reduceUploads(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'added':
      // A new batch takes the place of one that has come to its end.
      return [
        ...(countRemaining(items) === 0 ? [] : items),
        ...action.items.map(({ id, file }) => ({
          id,
          file,
          unit: action.unit,
          ...NOTHING_SENT,
          isInterrupted: false,
          part: null,
        })),
      ];
    case 'progressed':
      return changeItem(items, action.id, (item) => advance(item, action.sentBytes, action.totalBytes));
    case 'measuring':
      // A file that is tried again starts over, but what was shown does not go back.
      return changeItem(items, action.id, (item) => ({ ...item, measuredPercent: Math.max(item.measuredPercent, action.percent) }));
    case 'interrupted':
      return changeItem(items, action.id, (item) => ({ ...item, isInterrupted: true, status: UPLOAD_STATUS.uploading }));
    case 'finished':
      return changeItem(items, action.id, (item) => ({ ...item, uploadPercent: 100, status: UPLOAD_STATUS.done, part: action.part }));
    case 'failed':
      return changeItem(items, action.id, (item) => ({
        ...item,
        status: UPLOAD_STATUS.error,
        message: action.message,
        canRetry: action.canRetry,
        asksToSend: action.asksToSend ?? false,
      }));
    case 'kept':
      return changeItem(items, action.id, (item) => ({ ...item, isKept: true }));
    case 'retried':
      return items.map((item) => (item.id === action.id && item.canRetry ? { ...item, ...NOTHING_SENT } : item));
    case 'cleared':
      return [];
  }
}

/** How many items are still uploading or processing. */
export function countRemaining(items: readonly UploadItem[]): number {
  return items.filter(isUnderWay).length;
}

/** The share of bytes of completed files, 0 to 100, rounded. Failed files are left out, so that the bar reaches its end with the others. */
export function totalPercent(items: readonly UploadItem[]): number {
  const total = sumBytes(items.filter(({ status }) => status !== UPLOAD_STATUS.error));
  return total === 0 ? 0 : Math.round((100 * sumBytes(items.filter(({ status }) => status === UPLOAD_STATUS.done))) / total);
}

/** Whether every file has failed: there is no progress to show then. */
export function isAllFailed(items: readonly UploadItem[]): boolean {
  return items.every(({ status }) => status === UPLOAD_STATUS.error);
}

/** 'Uploading files...' while any remain, else 'Uploaded N files', N being those that became parts; of files that all stay here, that. */
export function summariseUploads(items: readonly UploadItem[]): string {
  const isHere = items.every(({ isKept }) => isKept);
  if (countRemaining(items) > 0) return isHere ? texts.measuringHere : texts.uploading;
  if (isAllFailed(items)) return isHere ? texts.noneMeasured : texts.none;
  const count = items.filter((item) => item.status === UPLOAD_STATUS.done).length;
  return isHere ? texts.measuredHere(count) : texts.uploaded(count);
}

/** The text of the link to the status dialog. */
export function detailsLinkText(items: readonly UploadItem[]): string {
  const remaining = countRemaining(items);
  return remaining > 0 ? texts.remaining(remaining) : texts.details;
}

/** Whether it is still uploading or processing. */
export function isUnderWay(item: UploadItem): boolean {
  return item.status === UPLOAD_STATUS.uploading || item.status === UPLOAD_STATUS.processing;
}

function sumBytes(items: readonly UploadItem[]): number {
  return items.reduce((sum, item) => sum + item.file.size, 0);
}

function advance(item: UploadItem, sentBytes: number, totalBytes: number): UploadItem {
  const uploadPercent = totalBytes > 0 ? Math.min(100, Math.round((100 * sentBytes) / totalBytes)) : 100;
  const status = uploadPercent === 100 ? UPLOAD_STATUS.processing : UPLOAD_STATUS.uploading;
  return { ...item, uploadPercent, status, isInterrupted: false };
}

function changeItem(items: readonly UploadItem[], id: string, change: (item: UploadItem) => UploadItem): readonly UploadItem[] {
  return items.map((item) => (item.id === id && isUnderWay(item) ? change(item) : item));
}
