import { type ClientRequest, request as openRequest } from 'node:http';
import { RESUMABLE_UPLOAD_PATH } from '#contract/resumable-upload.ts';

/** A client of the resumable uploads that speaks the protocol by hand, so that it can also break off or lie. */

const TUS = { 'tus-resumable': '1.0.0' };
const BYTES = { 'content-type': 'application/offset+octet-stream' };

/** 'filename cGFydC5zdGw=,modelUnit bW0=' */
export function writeMetadata(metadata: Readonly<Record<string, string>>): string {
  return Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Begins an upload; `bytes` go along where given. */
export function createUpload(
  baseUrl: string,
  upload: { filename: string; sizeBytes: number; unit?: string; bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
): Promise<Response> {
  const { filename, sizeBytes, unit = 'mm', bytes, headers } = upload;
  return fetch(`${baseUrl}/api/${RESUMABLE_UPLOAD_PATH}`, {
    method: 'POST',
    headers: {
      ...TUS,
      ...(bytes === undefined ? {} : BYTES),
      'upload-length': String(sizeBytes),
      'upload-metadata': writeMetadata({ filename, modelUnit: unit }),
      ...headers,
    },
    body: bytes ?? null,
  });
}

/** The absolute address of an upload that was begun. */
export function addressOf(created: Response): string {
  return new URL(created.headers.get('location') ?? '', created.url).href;
}

export function askOffset(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { method: 'HEAD', headers: { ...TUS, ...headers } });
}

export function sendRest(address: string, offset: number, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  return fetch(address, { method: 'PATCH', headers: { ...TUS, ...BYTES, 'upload-offset': String(offset), ...headers }, body: bytes });
}

export function terminate(address: string): Promise<Response> {
  return fetch(address, { method: 'DELETE', headers: TUS });
}

/** Promises all bytes from `offset` on, but sends only the first of them; to be destroyed. */
export function sendSome(address: string, offset: number, bytes: Uint8Array, sentBytes: number): ClientRequest {
  const headers = { ...TUS, ...BYTES, 'upload-offset': String(offset), 'content-length': String(bytes.length - offset) };
  const request = openRequest(address, { method: 'PATCH', headers });
  request.on('error', () => {});
  request.write(bytes.subarray(offset, offset + sentBytes));
  return request;
}
