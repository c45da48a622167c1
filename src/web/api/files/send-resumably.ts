import { DetailedError, type HttpResponse, Upload, type UrlStorage } from 'tus-js-client';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { RESUMABLE_UPLOAD_PATH, type UploadMetadata } from '#contract/resumable-upload.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { useUnfinishedUploadsStore } from '../../stores/unfinished-uploads-store.ts';
import { readAnswer } from '../calls/call-api.ts';
import { type CallFailure, describeFailure } from '../calls/call-failure.ts';
import { BadResponse, fetchSound, readJson } from '../calls/fetch-sound.ts';
import { readConfig } from '../calls/load-config.ts';

export interface ModelToSend {
  readonly modelUnit: FileUnit;
  readonly mspID: string;
  readonly modelFile: File;
}

export interface SendModelOptions {
  /** Falls back to what the server has when a connection breaks. */
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  /** The connection broke; the upload goes on by itself. */
  readonly onInterrupted: () => void;
  readonly signal: AbortSignal;
}

type Sent = ResponseOf<typeof uploadModel> | CallFailure;

/** A proxy that keeps requests until they are whole still passes each of these on. */
const CHUNK_BYTES = 8 * 1024 ** 2;
/** A line on which nothing moves for so long is taken for dead, and another is tried, so many times in a row. */
const SILENCE_MS = 30_000;
const MOST_SILENCES = 20;
const FIRST_PAUSES_MS = [500, 1000, 2000, 4000];
const LATER_PAUSE_MS = 8000;
/** Without the connection an upload waits about ten minutes. */
const PAUSES_MS = [...FIRST_PAUSES_MS, ...Array.from({ length: 75 }, () => LATER_PAUSE_MS)];
/** A server that answers with trouble of its own is asked so often. */
const TRIES_OF_TROUBLE = 5;
/** There is no such address, something on the way does not let the requests pass, or the server keeps no more of what is unfinished. */
const NOT_SPOKEN_HERE = new Set([404, 405, 501, 507]);

/** What this page is sending: the same file chosen twice is two uploads. */
const underWay = new Set<string>();

/**
 * Sends a file so that it goes on where it was when the connection drops, the server restarts, or the same file is chosen again
 * after the page was left. Never rejects; null when the server does not take uploads of this kind.
 */
export async function sendResumably(model: ModelToSend, options: SendModelOptions): Promise<Sent | null> {
  const { modelFile: file, modelUnit, mspID } = model;
  const fingerprint = JSON.stringify([file.name, file.size, file.lastModified, modelUnit, mspID]);
  const isFirst = !underWay.has(fingerprint);
  underWay.add(fingerprint);
  try {
    return await run(model, isFirst ? fingerprint : null, options);
  } finally {
    if (isFirst) underWay.delete(fingerprint);
  }
}

function run(model: ModelToSend, fingerprint: string | null, options: SendModelOptions): Promise<Sent | null> {
  const { modelFile: file, modelUnit, mspID } = model;
  const metadata = { filename: file.name, modelUnit, mspID };
  const { promise, resolve } = Promise.withResolvers<Sent | null>();
  let silence: ReturnType<typeof setTimeout>;
  let silences = 0;
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(goOn, SILENCE_MS);
  };
  const upload = new Upload(file, {
    headers: { 'Accept-Language': LANGUAGE },
    endpoint: new URL(readConfig().apiBase + RESUMABLE_UPLOAD_PATH, location.href).href,
    metadata: metadata satisfies UploadMetadata,
    chunkSize: CHUNK_BYTES,
    retryDelays: PAUSES_MS,
    storeFingerprintForResuming: fingerprint !== null,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => fingerprint ?? '',
    urlStorage: storageFor(model),
    onProgress: (sentBytes, totalBytes) => {
      listen();
      options.onProgress(sentBytes, totalBytes);
    },
    onChunkComplete: () => {
      silences = 0;
    },
    onShouldRetry: (error, tries) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      const passes = status === 0 || status === 409 || status === 423 || status === 429 || (status >= 502 && status <= 504);
      if (status === 0) options.onInterrupted();
      return passes && (status === 0 || tries < TRIES_OF_TROUBLE);
    },
    onError: (error) => resolve(explain(error)),
    onSuccess: ({ lastResponse }) => {
      // What says that everything is there already carries no answer.
      resolve(readSent(lastResponse.getBody()) ?? askForAnswer(upload.url ?? ''));
    },
  });
  const goOn = () => {
    silences += 1;
    if (silences > MOST_SILENCES) resolve(describeFailure('The upload timed out'));
    else listen();
    options.onInterrupted();
    void upload.abort().then(() => (silences > MOST_SILENCES ? undefined : upload.start()));
  };
  const giveUp = () => {
    resolve(describeFailure('The upload was aborted'));
    upload.abort(true).catch(() => {});
  };
  options.signal.addEventListener('abort', giveUp);
  listen();
  void upload.findPreviousUploads().then(([previous]) => {
    if (options.signal.aborted) return giveUp();
    if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
    upload.start();
  });
  return promise.finally(() => {
    clearTimeout(silence);
    options.signal.removeEventListener('abort', giveUp);
  });
}

function explain(error: Error): CallFailure | null {
  const response: HttpResponse | null = error instanceof DetailedError ? error.originalResponse : null;
  if (response === null) return describeFailure('Failed to fetch');
  if (NOT_SPOKEN_HERE.has(response.getStatus())) return null;
  return describeFailure('Bad response from server', parseJson(response.getBody()));
}

function readSent(body: string): Sent | null {
  try {
    return readAnswer(uploadModel, JSON.parse(body));
  } catch {
    return null;
  }
}

/** What the server answered to the last byte, where that answer got lost. */
async function askForAnswer(address: string): Promise<Sent> {
  try {
    return readAnswer(uploadModel, await readJson(await fetchSound(address)));
  } catch (error) {
    const body = error instanceof BadResponse ? await readJson(error.response) : undefined;
    return describeFailure(error instanceof Error ? error.message : String(error), body);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps the addresses of uploads in the app's own store. */
function storageFor({ modelFile: file, mspID }: ModelToSend): UrlStorage {
  const store = useUnfinishedUploadsStore.getState();
  const find = (fingerprint: string) =>
    useUnfinishedUploadsStore
      .getState()
      .uploads.filter((upload) => upload.fingerprint === fingerprint)
      .map(({ address, sizeBytes, beganAtMs }) => ({
        size: sizeBytes,
        metadata: {},
        creationTime: new Date(beganAtMs).toISOString(),
        urlStorageKey: fingerprint,
        uploadUrl: address,
        parallelUploadUrls: null,
      }));
  return {
    findAllUploads: async () => [],
    findUploadsByFingerprint: async (fingerprint) => find(fingerprint),
    addUpload: async (fingerprint, { uploadUrl }) => {
      const upload = { fingerprint, filename: file.name, sizeBytes: file.size, mspID, beganAtMs: Date.now() };
      if (uploadUrl !== null) store.addUpload({ ...upload, address: uploadUrl });
      return fingerprint;
    },
    removeUpload: async (fingerprint) => store.removeUpload(fingerprint),
  };
}
