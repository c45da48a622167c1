import { setTimeout as pause } from 'node:timers/promises';
import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { getNameAndWebsite } from '#contract/calls/get-name-and-website.ts';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { watchConversion } from '#contract/calls/watch-conversion.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import type { Call, RequestOf, ResponseOf, SpecifiedCall } from '#contract/schemas/define-call.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { encodeCall } from '#test/support/api-client.ts';
import { readEvents } from '#test/support/read-events.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import type { Kind, Ledger } from './ledger.ts';

const CUBE = new Uint8Array(binaryStl(cubeFacets(20)));
/** A person looks at a page for so long before pressing the next button. */
const LOOK_MS = { least: 1000, most: 5000 };

export interface Visitor {
  readonly baseUrl: string;
  readonly ledger: Ledger;
  /** The address that a proxy would name. */
  readonly from: string;
  readonly signal: AbortSignal;
}

/** One visit: looks around, uploads a cube, asks for its price, and requests a quote. Gives up where it is refused. */
export async function visit(visitor: Visitor): Promise<void> {
  await see(visitor, '/app/upload?msp_id=1');
  await see(visitor, '/app/config.json');
  await call(visitor, getNameAndWebsite, { mspID: '1' });
  await look(visitor);
  const part = await uploadCube(visitor);
  if (part === null) return;
  await see(visitor, `/img/${part.image}`);
  await look(visitor);
  await see(visitor, '/app/material-selection');
  const { materialList = [] } = (await call(visitor, getMaterialList, { materialID: '-1', mspID: '1' })) ?? {};
  const { materialID = '' } = materialList[Math.floor(Math.random() * materialList.length)] ?? {};
  const { colorList = [] } = (await call(visitor, getColorList, { materialID, mspID: '1' })) ?? {};
  const { finishList = [] } = (await call(visitor, getFinishList, { materialID, mspID: '1' })) ?? {};
  await look(visitor);
  await see(visitor, '/app/quote');
  const manufacturingParams = {
    manufacturingProcessID: '1',
    manufacturingProcessSubtypeID: '1',
    materialID,
    colorID: colorList[0]?.colorID ?? '',
    finishID: finishList[0]?.finishID ?? '',
  };
  for (const quantity of [1, 10]) {
    const quote = await call(visitor, getQuoteList, { mspID: '1', partList: [{ id: part.id, quantity }], manufacturingParams });
    await look(visitor);
    const line = quote?.quoteList[0];
    if (quantity === 10 && line !== undefined) await request(visitor, line);
  }
}

async function request(visitor: Visitor, line: QuoteLine): Promise<void> {
  await see(visitor, '/app/submit-request');
  await look(visitor);
  const { partID, materialID, colorID, finishID, quantity, price, image, modelFilename: title } = line;
  const specifications = { partID, materialID, colorID, finishID };
  const item = { id: 'ci_0', productID: partID, title, description: '', image, quantity, price, metadata: { specifications } };
  const contact = { name: 'Ada Lovelace', email: `${crypto.randomUUID()}@example.com`, organization: 'Engines', message: '', subject: '' };
  await call(visitor, submitRequest, { mspID: '1', cart: { items: [item] }, ...contact, idempotencyKey: crypto.randomUUID() });
}

/** Calls 1 to 4 with a cube, timed as a whole; null where it came to nothing. */
export function uploadCube(visitor: Visitor): Promise<Part | null> {
  return upload(visitor, CUBE, 'cube.stl');
}

/** Calls 1 to 4, timed as a whole; null where it came to nothing. */
export async function upload(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Part | null> {
  const started = performance.now();
  const sent = await send(visitor, bytes, name);
  if (sent === null) return null;
  const { filename, internalFilename } = sent;
  if ((await follow(visitor, watchConversion, { internalFilename })) === null) return null;
  if ((await call(visitor, scheduleDescription, { filename, internalFilename, modelUnit: 'mm' })) === null) return null;
  const part = await follow(visitor, watchDescription, { internalFilename, mspID: '1' });
  if (part !== null) visitor.ledger.note('upload', performance.now() - started);
  return part;
}

/** Call 1 alone, with a cube. */
export function sendCube(visitor: Visitor): Promise<ResponseOf<typeof uploadModel> | null> {
  return send(visitor, CUBE, 'cube.stl');
}

async function send(
  { ledger, from, signal }: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<ResponseOf<typeof uploadModel> | null> {
  const form = new FormData();
  form.append('mspID', '1');
  form.append('modelUnit', 'mm');
  form.append('modelFile', new File([bytes], name));
  const sent = await ledger.ask('page', `/api/${uploadModel.path}`, { method: 'POST', body: form, from, signal });
  return sent === null ? null : uploadModel.response.parse(await sent.json());
}

async function see({ ledger, from, signal }: Visitor, path: string, kind: Kind = 'page'): Promise<void> {
  await ledger.ask(kind, path, { from, signal });
}

async function look({ signal }: Visitor): Promise<void> {
  await pause(LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least), undefined, { signal }).catch(() => {});
}

/** Makes a call as the web app does; null where it was refused. */
export async function call<C extends Call>(
  { ledger, from, signal }: Visitor,
  which: C,
  input: RequestOf<C>,
  kind: Kind = 'page',
): Promise<ResponseOf<C> | null> {
  const { address, headers, body } = encodeCall('', which, input as Readonly<Record<string, unknown>>);
  const answer = await ledger.ask(kind, address, { method: which.method, headers, body, from, signal });
  const read = which.response.safeParse(answer === null ? null : await answer.json());
  return read.success ? (read.data as ResponseOf<C>) : null;
}

type Done<C extends Call> = Extract<ResponseOf<C>, { status: 'done' }> extends { jsonMetadata: infer Metadata } ? Metadata : never;

/** Follows a file to its end as the web app does, which opens a stream again that was put off; null where it says an error or breaks off. */
async function follow<C extends SpecifiedCall>(visitor: Visitor, which: C, fields: Record<string, string>): Promise<Done<C> | null> {
  const { baseUrl, ledger, from, signal } = visitor;
  const query = new URLSearchParams({ [which.action?.field ?? '']: which.action?.value ?? '', ...fields });
  try {
    while (!signal.aborted) {
      const response = await fetch(`${baseUrl}/api/${which.path}?${query}`, { headers: { 'x-forwarded-for': from }, signal });
      for await (const data of readEvents(response)) {
        const message = which.response.parse(JSON.parse(data)) as { status: string; jsonMetadata: Done<C>; error?: { message: string } };
        if (message.status === 'done') return message.jsonMetadata;
        if (message.status === 'error') ledger.fail(`${which.name}: ${message.error?.message}`);
      }
      const seconds = response.headers.get('retry-after');
      if (response.status !== 429 || seconds === null) {
        if (!response.ok) ledger.fail(`${which.name}: ${response.status}`);
        return null;
      }
      ledger.notePutOff('upload');
      await pause(Number(seconds) * 1000, undefined, { signal });
    }
  } catch (error) {
    if (!signal.aborted) ledger.fail(`${which.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}
