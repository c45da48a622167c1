import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/schemas/define-call.ts';
import { discardModel, type IncomingModel, stageModel } from '../../services/parts/stage-model.ts';
import { receivePicture } from '../../services/pricing/upload-material-picture.ts';
import { discardRequestFile, stageRequestFile } from '../../services/request-files/stage-request-file.ts';
import type { Ports } from '../../services/shared/ports.ts';
import type { ReceivedFile } from '../../services/shared/received-files.ts';
import { isRefused, type Refusal } from '../../services/shared/refusal.ts';
import { cutOff } from '../answers/cut-off.ts';
import { RequestProblem } from '../answers/request-problem.ts';

/** Of one field; a cart of 500 lines takes about half of it. */
export const MAX_FIELD_BYTES = 1024 ** 2;
/** Of all fields of a request together, and of a JSON body. */
export const MAX_FORM_BYTES = 2 * MAX_FIELD_BYTES;

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** What came of the file part; null when there was none. */
  readonly file: ReceivedFile | Refusal | null;
}

/**
 * Reads a multipart request: fields as text, in whatever order, and the file where a call takes one: but for a
 * picture straight into the blob store. A request that breaks off leaves nothing behind. Throws RequestProblem.
 */
export async function readForm(request: FastifyRequest, ports: Ports, fileCall: Call | undefined): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new RequestProblem(415, 'This call takes multipart/form-data.');
  const fields: Record<string, string> = {};
  let file: ReceivedForm['file'] = null;
  let formBytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== fileCall?.file || file !== null) throw new RequestProblem(400, 'This call takes no such file.');
        const incoming = { filename: part.filename ?? '', source: part.file, declaredBytes: promisedBytes(request, part) };
        file = await receive(ports, fileCall, incoming);
        if (isRefused(file)) break;
      } else {
        formBytes += String(part.value).length;
        if (part.valueTruncated || formBytes > MAX_FORM_BYTES) throw new RequestProblem(413, 'A field of the request is too long.');
        fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    if (file !== null && !isRefused(file)) await discardFile(ports, file);
    cutOff(request.raw);
    throw isBrokenForm(error) ? new RequestProblem(400, 'The form broke off or is not encoded as it should be.', { cause: error }) : error;
  }
  if (isRefused(file)) cutOff(request.raw);
  return { fields, file };
}

function receive(ports: Ports, { file }: Call, incoming: IncomingModel): Promise<ReceivedFile | Refusal> {
  if (file === 'pictureFile') return receivePicture(incoming);
  return file === 'requestFile' ? stageRequestFile(ports, incoming) : stageModel(ports, incoming);
}

/** Whether the file that a call takes is a picture, which lies in memory. */
export function takesPicture(call: Call | undefined): boolean {
  return call?.file === 'pictureFile';
}

/** Takes a received file away again. */
export async function discardFile(ports: Ports, file: ReceivedFile): Promise<void> {
  if ('internalFilename' in file) await discardModel(ports, file);
  else if ('fileId' in file) await discardRequestFile(ports, file);
}

/** The parser's own complaints are plain errors, known by their words alone. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && /multipart|terminated early|malformed part/i.test(error.message);
}

/** The file's size as the whole request's length tells it, to within the few bytes of the other fields. */
function promisedBytes(request: FastifyRequest, part: MultipartFile): number | null {
  const length = Number(request.headers['content-length']);
  if (!Number.isSafeInteger(length)) return null;
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part.fieldname}"; filename="${part.filename}"\r\nContent-Type: ${part.mimetype}\r\n\r\n`;
  return Math.max(0, length - Buffer.byteLength(head) - boundary.length - 8);
}
