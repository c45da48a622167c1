import { bearer } from '../calls/authorization.ts';
import { type CallFailure, describeFailure } from '../calls/call-failure.ts';
import { BadResponse, fetchSound, readJson } from '../calls/fetch-sound.ts';

const PATIENCE_MS = 300_000;

/** Where the shop downloads a request's file from. */
export function deskFileAddress(requestID: string, fileId: string): string {
  return `/desk/documents/${encodeURIComponent(requestID)}/${encodeURIComponent(fileId)}`;
}

/** Where the shop downloads a revision of a request's quote from as PDF. */
export function deskPdfAddress(requestID: string, revision: number): string {
  return `/desk/documents/${encodeURIComponent(requestID)}/quote/${revision}.pdf`;
}

/** Where the shop downloads the CAD file of a request's line from. */
export function deskLineAddress(requestID: string, line: number): string {
  return `/desk/documents/${encodeURIComponent(requestID)}/models/${line}`;
}

/** Where the shop downloads the CAD file of a part that was uploaded to it from. */
export function deskModelAddress(internalFilename: string): string {
  return `/desk/models/${encodeURIComponent(internalFilename)}`;
}

/** Where the shop downloads all files of a request from as one archive. */
export function deskArchiveAddress(requestID: string): string {
  return `/desk/archives/${encodeURIComponent(requestID)}`;
}

/** A file, by the name that the server gives it, that opens to whoever works for the shop, which no plain link can tell. Never rejects. */
export async function fetchDeskFile(address: string): Promise<File | CallFailure> {
  try {
    const response = await fetchSound(address, { headers: bearer(), patienceMs: PATIENCE_MS });
    return new File([await response.blob()], readFilename(response.headers));
  } catch (error) {
    const refused = error instanceof BadResponse ? error.response : null;
    const failure = describeFailure(String(error), refused === null ? undefined : await readJson(refused));
    return refused?.status === 401 ? { ...failure, needsSignIn: true } : failure;
  }
}

/** As our server writes it: RFC 6266, 4.3, percent-encoded. */
function readFilename(headers: Headers): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? 'file' : decodeURIComponent(encoded);
}
