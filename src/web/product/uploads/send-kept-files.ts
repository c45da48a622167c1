import type { FileUnit } from '#domain/part/units.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { inPercent, type OnPercent, sendRequestFile } from '../../api/files/send-request-file.ts';
import { dropKeptFiles, findKeptFile, type KeptFile, useKeptFilesStore } from '../../stores/kept-files.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { readSpecifications } from '../cart/item-specifications.ts';
import { keptFilesOf } from '../cart/kept-files-of.ts';
import { replaceLineFile } from '../cart/line-wishes.ts';
import { texts } from './texts.ts';
import { uploadPart } from './upload-part.ts';

export type SentFiles =
  | { readonly outcome: 'sent' }
  /** This browser has them no more: their customer chooses them again. */
  | { readonly outcome: 'lost'; readonly files: readonly KeptFile[] }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly filename: string; readonly message: string };

/** Which file is being sent, and how much of it is there, %. */
export interface SendingFile {
  readonly filename: string;
  readonly percent: number;
}

/**
 * Sends the files of items that are in this browser alone, one after the other, drawings first. What the server makes of each takes its
 * place, of a part in the list, in its choice and in the cart, so that what went through is not sent again. Never rejects.
 */
export async function sendKeptFiles(
  items: readonly CartItem[],
  mspID: string,
  onProgress: (sending: SendingFile) => void,
): Promise<SentFiles> {
  const kept = keptFilesOf(items, useKeptFilesStore.getState().files);
  const found = await Promise.all(kept.map(async (file) => ({ kept: file, file: await findKeptFile(file.name) })));
  const lost = found.filter(({ file }) => file === null);
  if (lost.length > 0) return { outcome: 'lost', files: lost.map(({ kept }) => kept) };
  // What a drawing is refused for is known before the models are on their way.
  for (const { kept, file } of found.toSorted((one, other) => Number(one.kept.unit !== null) - Number(other.kept.unit !== null))) {
    if (file === null) continue;
    const { name, filename, unit } = kept;
    const tell = (percent: number) => onProgress({ filename, percent });
    tell(0);
    const message = await (unit === null ? sendDrawing(name, file, mspID, tell) : sendModel(items, { name, file, unit }, mspID, tell));
    if (message !== null) return { outcome: 'failed', filename, message };
    await dropKeptFiles([name]);
  }
  return { outcome: 'sent' };
}

/** Answers why a drawing did not get through, in the customer's words. */
async function sendDrawing(name: string, file: File, mspID: string, onPercent: OnPercent): Promise<string | null> {
  const sent = await sendRequestFile(file, { mspID }, onPercent);
  if (sent.outcome === 'failed') return sent.message ?? texts.notSent;
  replaceLineFile(name, { fileID: sent.fileID, filename: sent.filename });
  return null;
}

/** The same of a part's file. */
async function sendModel(
  items: readonly CartItem[],
  { name, file, unit }: { readonly name: string; readonly file: File; readonly unit: FileUnit },
  mspID: string,
  onPercent: OnPercent,
): Promise<string | null> {
  const onProgress = inPercent(onPercent);
  const sent = await uploadPart({ file, unit, mspID, signal: NEVER, onProgress, onMeasuring: () => {}, onInterrupted: () => {} });
  if (sent.outcome === 'failed') return sent.message;
  const item = items.find((of) => readSpecifications(of).internalFilename === name);
  const former = item === undefined ? undefined : (readSpecifications(item).partID ?? item.productID);
  if (former !== undefined) {
    usePartsStore.getState().replacePart(former, sent.part);
    useLineChoicesStore.getState().moveChoice(former, sent.part.id);
    useCartStore.getState().replacePart(former, sent.part);
  }
  return null;
}

/** Who leaves the page has still sent them. */
const NEVER = new AbortController().signal;
