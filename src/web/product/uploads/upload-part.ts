import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import type { uploadModel } from '#contract/calls/upload-model.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { sayFinding } from '#domain/sentences/findings.ts';
import { callApi } from '../../api/calls/call-api.ts';
import type { CallFailure } from '../../api/calls/call-failure.ts';
import { sendModel } from '../../api/files/send-model.ts';
import { type WatchResult, watchStatus } from '../../api/watch-status.ts';
import { texts } from './texts.ts';

export interface UploadTask {
  readonly file: File;
  readonly unit: FileUnit;
  readonly mspID: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  /** So much of the work on what was sent is done, %. */
  readonly onMeasuring: (percent: number) => void;
  /** The connection broke; the upload goes on by itself. */
  readonly onInterrupted: () => void;
}

export type UploadOutcome =
  | { readonly outcome: 'part'; readonly part: Part }
  | {
      readonly outcome: 'failed';
      /** For the customer. */
      readonly message: string;
      /** For the console. */
      readonly reason: string;
      /** It may work the next time: nothing was said against the file itself. */
      readonly canRetry: boolean;
      /** It stays here unless its customer says that it may be sent: trying again is that. */
      readonly asksToSend?: true;
      /** The file, where the server found it too big. */
      readonly oversized?: { readonly name: string; readonly sizeBytes: number };
    };

/** Takes one file through the four calls to a measured part (UPL-09). Never rejects. */
export async function uploadPart(task: UploadTask): Promise<UploadOutcome> {
  const { file, unit, mspID, signal } = task;
  const sent = await sendModel({ modelUnit: unit, mspID, modelFile: file }, task);
  if (!sent.success) return refuse(sent, texts.notSent, file);
  task.onProgress(file.size, file.size);

  return followFile(sent, mspID, signal, task.onMeasuring);
}

/** What a file is called on the server. */
type SentFile = Pick<ResponseOf<typeof uploadModel>, 'filename' | 'internalFilename' | 'modelUnit'>;

/** Takes a file that the server has through the other three calls to a measured part. Never rejects. */
export async function followFile(
  { filename, internalFilename, modelUnit }: SentFile,
  mspID: string,
  signal: AbortSignal,
  onMeasuring: (percent: number) => void = () => {},
): Promise<UploadOutcome> {
  const converted = await watchStatus(watchConversion, { filename, internalFilename, modelUnit }, signal, onMeasuring);
  if (converted.outcome !== 'done') return giveUp(converted, 'conversion');
  const scheduled = await callApi(scheduleDescription, { filename, internalFilename, modelUnit }, { signal });
  if (!scheduled.success) return refuse(scheduled, texts.notProcessed);
  const described = await watchStatus(watchDescription, { filename, internalFilename, mspID }, signal, onMeasuring);
  if (described.outcome !== 'done') return giveUp(described, 'description');
  return { outcome: 'part', part: described.metadata };
}

/** Why the server did not take a file. */
export function refuse(failure: CallFailure, otherwise: string, file?: File): UploadOutcome {
  const isOversized = failure.file?.fileSizeBytes !== undefined;
  return {
    outcome: 'failed',
    message: failure.serverMessage ?? otherwise,
    reason: failure.error,
    canRetry: failure.file === undefined,
    ...(isOversized ? { oversized: { name: failure.file.filename, sizeBytes: failure.file.fileSizeBytes ?? file?.size ?? 0 } } : {}),
  };
}

function giveUp(
  result: Exclude<WatchResult<typeof watchConversion | typeof watchDescription>, { outcome: 'done' }>,
  step: string,
): UploadOutcome {
  const message = result.outcome === 'failed' ? sayFinding(result.message) : '';
  return {
    outcome: 'failed',
    message: message === '' ? texts.notProcessed : message,
    reason: `The ${step} ${result.outcome}`,
    canRetry: message === '',
  };
}
