import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type * as z from 'zod/mini';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import type { Call, ResponseOf } from '#contract/define-call.ts';
import type { Part } from '#contract/entities.ts';
import { type Failure, failureSchema, failureText } from '#contract/failure.ts';
import { readEvents } from './read-events.ts';

/** A call's request as a client writes it. */
type RequestIn<C extends Call> = z.input<C['request']>;
export type Answer<C extends Call> =
  | { readonly ok: true; readonly status: number; readonly body: ResponseOf<C> }
  | { readonly ok: false; readonly status: number; readonly body: Failure };

/** A file to upload, under the name the server is told. */
export interface ModelFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How an upload ended: with a part, or with words for the customer. */
export type UploadEnd =
  | { readonly end: 'part'; readonly part: Part }
  | { readonly end: 'refused'; readonly message: string; readonly status: number };

/** Makes a multipart or JSON call as the browser does, signed in by `authorization`, and checks the answer against the contract. */
export async function callServer<C extends Call>(
  baseUrl: string,
  call: C,
  request: RequestIn<C>,
  authorization?: string,
): Promise<Answer<C>> {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const fields = { ...(call.action ? { [call.action.field]: call.action.value } : {}), ...(request as Record<string, unknown>) };
  const response =
    call.encoding === 'json'
      ? await postJson(`${baseUrl}/api/${call.path}`, fields, headers)
      : await fetch(`${baseUrl}/api/${call.path}`, { method: 'POST', headers, body: encodeForm(fields, call.jsonFields) });
  return readAnswer(call, response);
}

interface StatusCall<Message> {
  readonly name: string;
  readonly path: string;
  readonly action?: { readonly field: string; readonly value: string };
  readonly response: { parse(message: unknown): Message };
}
type Ended<Message> = Exclude<Message, { status: 'processing' }>;

function hasEnded<Message extends { status: string }>(message: Message): message is Ended<Message> {
  return message.status !== 'processing';
}

/** Call 1. */
export async function uploadFile(baseUrl: string, file: ModelFile, unit = 'mm'): Promise<Answer<typeof uploadModel>> {
  const form = encodeForm({ modelUnit: unit }, []);
  form.append('modelFile', new File([file.bytes], file.name), file.name);
  return readAnswer(uploadModel, await fetch(`${baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form }));
}

/** Follows a status stream to its last message; throws if it breaks off before. A refusal to open it counts as an error. */
export async function watchStream<Message extends { status: string }>(
  baseUrl: string,
  call: StatusCall<Message>,
  request: Readonly<Record<string, string>>,
): Promise<Ended<Message> | { status: 'error'; error: { message: string } }> {
  const action = call.action ? { [call.action.field]: call.action.value } : {};
  const response = await fetch(`${baseUrl}/api/${call.path}?${new URLSearchParams({ ...action, ...request })}`);
  if (!response.ok) {
    return { status: 'error', error: { message: failureText(failureSchema.parse(await response.json())) } };
  }
  for await (const data of readEvents(response)) {
    const message = call.response.parse(JSON.parse(data));
    if (hasEnded(message)) return message;
  }
  throw new Error(`The stream ${call.name} ended before the file was done.`);
}

/** Calls 3, 2 and 4 on an uploaded file: waits until it is read, asks for its figures, and waits for the part. */
export async function finishUpload(baseUrl: string, upload: ResponseOf<typeof uploadModel>, mspID = '1'): Promise<UploadEnd> {
  const { filename, internalFilename, modelUnit } = upload;
  const converted = await watchStream(baseUrl, watchConversion, { filename, internalFilename, modelUnit });
  if (converted.status === 'error') return { end: 'refused', message: converted.error.message, status: 200 };
  const scheduled = await callServer(baseUrl, scheduleDescription, { filename, internalFilename, modelUnit });
  if (!scheduled.ok) return { end: 'refused', message: failureText(scheduled.body), status: scheduled.status };
  const described = await watchStream(baseUrl, watchDescription, { filename, internalFilename, mspID });
  if (described.status === 'error') return { end: 'refused', message: described.error.message, status: 200 };
  return { end: 'part', part: described.jsonMetadata };
}

/** The whole of an upload, calls 1 to 4. */
export async function uploadToEnd(baseUrl: string, file: ModelFile, unit = 'mm'): Promise<UploadEnd> {
  const upload = await uploadFile(baseUrl, file, unit);
  if (!upload.ok) return { end: 'refused', message: failureText(upload.body), status: upload.status };
  return finishUpload(baseUrl, upload.body);
}

/** A file on disk under its own name. */
export async function readModelFile(path: string): Promise<ModelFile> {
  return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
}

function encodeForm(fields: Readonly<Record<string, unknown>>, jsonFields: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, jsonFields.includes(name) ? JSON.stringify(value) : String(value));
  }
  return form;
}

function postJson(url: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<Answer<C>> {
  const body: unknown = await response.json();
  if (response.status === call.successStatus)
    return { ok: true, status: response.status, body: call.response.parse(body) as ResponseOf<C> };
  return { ok: false, status: response.status, body: failureSchema.parse(body) };
}
