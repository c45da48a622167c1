import type { CartItem } from '#domain/request/cart.ts';
import { dropKeptFiles, findKeptFile, type KeptFile, useKeptFilesStore } from '../../stores/kept-files.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { readSpecifications } from '../cart/item-specifications.ts';
import { uploadPart } from './upload-part.ts';

export type SentFiles =
  | { readonly outcome: 'sent' }
  /** This browser has them no more: their customer chooses them again. */
  | { readonly outcome: 'lost'; readonly files: readonly KeptFile[] }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly filename: string; readonly message: string };

/** Files of a cart's items that are in this browser alone. */
export function keptFilesOf(items: readonly CartItem[], files: readonly KeptFile[]): KeptFile[] {
  const names = new Set(items.map((item) => readSpecifications(item).internalFilename));
  return files.filter(({ name }) => names.has(name));
}

/**
 * Sends the files of items that are in this browser alone, one after the other. Each part gives way to what the server measures, in the
 * list, in its choice and in the cart, so that what went through is not sent again. Never rejects.
 */
export async function sendKeptFiles(items: readonly CartItem[], mspID: string): Promise<SentFiles> {
  const kept = keptFilesOf(items, useKeptFilesStore.getState().files);
  const found = await Promise.all(kept.map(async (file) => ({ kept: file, file: await findKeptFile(file.name) })));
  const lost = found.filter(({ file }) => file === null);
  if (lost.length > 0) return { outcome: 'lost', files: lost.map(({ kept }) => kept) };
  for (const { kept, file } of found) {
    if (file === null) continue;
    const sent = await uploadPart({
      file,
      unit: kept.unit,
      mspID,
      signal: new AbortController().signal,
      onProgress: () => {},
      onMeasuring: () => {},
      onInterrupted: () => {},
    });
    if (sent.outcome === 'failed') return { outcome: 'failed', filename: kept.filename, message: sent.message };
    const item = items.find((of) => readSpecifications(of).internalFilename === kept.name);
    const former = item === undefined ? undefined : (readSpecifications(item).partID ?? item.productID);
    if (former !== undefined) {
      usePartsStore.getState().replacePart(former, sent.part);
      useLineChoicesStore.getState().moveChoice(former, sent.part.id);
      useCartStore.getState().replacePart(former, sent.part);
    }
    await dropKeptFiles([kept.name]);
  }
  return { outcome: 'sent' };
}
