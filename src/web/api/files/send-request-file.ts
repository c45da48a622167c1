import { uploadRequestFile } from '#contract/api/customer/upload-request-file.ts';
import { uploadDeskFile } from '#contract/api/desk/upload-desk-file.ts';
import { sendFile } from './send-file.ts';

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

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
}

/** Sends a drawing or a model that belongs to a request. Never rejects. */
export async function sendRequestFile(file: File, way: FileWay, options: SendOptions): Promise<SentFile> {
  const answer = 'requestID' in way ? await sendAsShop(file, way, options) : await sendAsCustomer(file, way, options);
  if (answer.success) return { outcome: 'added', fileID: answer.fileID, filename: answer.filename };
  return { outcome: 'failed', message: answer.serverMessage ?? null };
}

function sendAsCustomer(file: File, way: CustomersWay, options: SendOptions) {
  return sendFile(uploadRequestFile, { ...way, requestFile: file }, options);
}

async function sendAsShop(file: File, { requestID }: ShopsWay, options: SendOptions) {
  const answer = await sendFile(uploadDeskFile, { requestID, requestFile: file }, options);
  return answer.success ? { ...answer, filename: file.name } : answer;
}
