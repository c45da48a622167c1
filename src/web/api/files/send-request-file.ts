import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { uploadDeskFile } from '#contract/api/desk/upload-desk-file.ts';
import { type SendOptions, sendFile } from './send-file.ts';

/** A file's way: to the request that a key opens, of a line or as a whole, or to wait for a request to a provider. */
type CustomersWay = { readonly key: string; readonly line?: number } | { readonly mspID: string };
/** The same for somebody of the shop. */
interface ShopsWay {
  readonly requestID: string;
}
export type FileWay = CustomersWay | ShopsWay;

export type SentFile =
  | { readonly outcome: 'added'; readonly fileID: string; readonly filename: string }
  /** In words, where the server gave some. */
  | { readonly outcome: 'failed'; readonly message: string | null };

/** Is told how much of a file is there, in whole percent. */
export type OnPercent = (percent: number) => void;

/** Who leaves the page has still sent the file. */
const NEVER = new AbortController().signal;

/** Sends a drawing or a model that belongs to a request. Never rejects. */
export async function sendRequestFile(file: File, way: FileWay, onPercent: OnPercent): Promise<SentFile> {
  const options = { signal: NEVER, onProgress: inPercent(onPercent) };
  const answer = 'requestID' in way ? await sendAsShop(file, way, options) : await sendAsCustomer(file, way, options);
  if (answer.success) return { outcome: 'added', fileID: answer.fileID, filename: answer.filename };
  return { outcome: 'failed', message: answer.serverMessage ?? null };
}

/** Tells in whole percent what is told in bytes. */
export function inPercent(onPercent: OnPercent) {
  return (sentBytes: number, totalBytes: number) => onPercent(totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100));
}

function sendAsCustomer(file: File, way: CustomersWay, options: SendOptions) {
  return sendFile(uploadRequestFile, { ...way, requestFile: file }, options);
}

async function sendAsShop(file: File, { requestID }: ShopsWay, options: SendOptions) {
  const answer = await sendFile(uploadDeskFile, { requestID, requestFile: file }, options);
  return answer.success ? { ...answer, filename: file.name } : answer;
}
