import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type * as z from 'zod/mini';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import { asksByQuery, type Call, pathFields, type Resource, type ResponseOf } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { type Failure, failureSchema, failureText } from '#contract/schemas/failure.ts';
import { problemSchema } from '#contract/schemas/problem.ts';
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

/**
 * Makes a call as the browser does, signed in by `authorization`, and checks the answer against the contract. A resource's refusal is
 * told in the specification's envelope, so that tests read one shape; its problem details are checked on the way.
 */
export async function callServer<C extends Call>(
  baseUrl: string,
  call: C,
  request: RequestIn<C>,
  authorization?: string,
): Promise<Answer<C>> {
  const { address, headers, body } = encodeCall(baseUrl, call, request as Readonly<Record<string, unknown>>);
  const signed = authorization === undefined ? headers : { ...headers, authorization };
  return readAnswer(call, await fetch(address, { method: call.method, headers: signed, body }));
}

interface EncodedCall {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** Where a call goes, and with what. */
export function encodeCall(baseUrl: string, call: Call, given: Readonly<Record<string, unknown>>): EncodedCall {
  if (call.kind === 'resource') return encodeResource(baseUrl, call, given);
  const { [call.ifMatch ?? '']: seen, ...rest } = given;
  const fields = { ...(call.action ? { [call.action.field]: call.action.value } : {}), ...rest };
  const address = `${baseUrl}/api/${call.path}`;
  if (call.encoding === 'json') return { address, headers: JSON_HEADERS, body: JSON.stringify(fields) };
  const tag: Record<string, string> = seen === undefined ? {} : { 'If-Match': `"${seen}"` };
  return { address, headers: tag, body: encodeForm(fields, call.jsonFields) };
}

const JSON_HEADERS = { Accept: 'application/json', 'Content-Type': 'application/json' };

function encodeResource(baseUrl: string, call: Resource, given: Readonly<Record<string, unknown>>): EncodedCall {
  const inPath = pathFields(call);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const address = `${baseUrl}/api/${path}`;
  const tag: Record<string, string> = call.ifMatch === null ? {} : { 'If-Match': `"${given[call.ifMatch]}"` };
  const rest = Object.entries(given).filter(([name, value]) => value !== undefined && !inPath.includes(name) && name !== call.ifMatch);
  if (call.file !== null) return { address, headers: tag, body: encodeForm(Object.fromEntries(rest), []) };
  if (!asksByQuery(call)) return { address, headers: { ...JSON_HEADERS, ...tag }, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(
    rest.filter(([, value]) => value !== null).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  );
  return { address: `${address}?${query}`, headers: tag, body: null };
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
export async function uploadFile(
  baseUrl: string,
  file: ModelFile,
  unit = 'mm',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<typeof uploadModel>> {
  const form = encodeForm({ modelUnit: unit }, []);
  form.append('modelFile', new File([file.bytes], file.name), file.name);
  return readAnswer(uploadModel, await fetch(`${baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form, headers }));
}

/**
 * Follows a status stream to its last message; throws if it breaks off before. A refusal to open it counts as an error. `hear` is called
 * with each message as it comes.
 */
export async function watchStream<Message extends { status: string }>(
  baseUrl: string,
  call: StatusCall<Message>,
  request: Readonly<Record<string, string>>,
  hear: (message: Message) => Promise<void> = async () => {},
): Promise<Ended<Message> | { status: 'error'; error: { message: string } }> {
  const action = call.action ? { [call.action.field]: call.action.value } : {};
  const response = await fetch(`${baseUrl}/api/${call.path}?${new URLSearchParams({ ...action, ...request })}`);
  if (!response.ok) {
    return { status: 'error', error: { message: failureText(failureSchema.parse(await response.json())) } };
  }
  for await (const data of readEvents(response)) {
    const message = call.response.parse(JSON.parse(data));
    await hear(message);
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

/** The part that a file becomes; throws in the server's words where it is refused. */
export async function uploadPart(baseUrl: string, file: ModelFile, unit?: string): Promise<Part> {
  const end = await uploadToEnd(baseUrl, file, unit);
  if (end.end !== 'part') throw new Error(`${file.name}: ${end.message}`);
  return end.part;
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

export async function readAnswer<C extends Call>(call: C, response: Response): Promise<Answer<C>> {
  const { status } = response;
  const body = await readJson(call, response);
  const success = call.kind === 'resource' ? 200 : call.successStatus;
  if (status === success) {
    const parsed = call.response.parse(body);
    // An answer holds what is described, and nothing else.
    if (call.kind === 'resource') assert.deepEqual(JSON.parse(JSON.stringify(parsed)), body);
    return { ok: true, status, body: parsed as ResponseOf<C> };
  }
  return { ok: false, status, body: call.kind === 'resource' ? readProblem(response, body) : failureSchema.parse(body) };
}

/** What a proxy says by itself is no JSON. */
async function readJson(call: Call, response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${call.path} was answered ${response.status} by '${text.slice(0, 200)}'.`, { cause });
  }
}

/** A resource's refusal, held to its description and told as a call's. */
function readProblem(response: Response, body: unknown): Failure {
  assert.match(response.headers.get('content-type') ?? '', /^application\/problem\+json/);
  const problem = problemSchema.parse(body);
  assert.deepEqual([problem.status, problem], [response.status, body]);
  const { detail, fields, problems, conflict, filename, fileSize } = problem;
  const error = filename === undefined ? detail : { message: detail, filename, ...(fileSize === undefined ? {} : { fileSize }) };
  return {
    success: false,
    error,
    ...(fields === undefined ? {} : { formDataValidationErrorList: fields }),
    ...(problems === undefined ? {} : { problems }),
    ...(conflict === undefined ? {} : { conflict }),
  };
}

/** An answer's text; of an event stream the first message alone, after which it is left. */
export async function readFirstText(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response.text();
  for await (const text of readEvents(response)) return text;
  return '';
}
