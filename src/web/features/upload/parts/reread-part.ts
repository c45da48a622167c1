import { changeUnit } from '#contract/api/parts/change-unit.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { useCartStore } from '../../../product/cart/cart-store.ts';
import { askShop } from '../../../product/uploads/ask-shop.ts';
import { keepPart } from '../../../product/uploads/keep-part.ts';
import { followFile, refuse, type UploadOutcome } from '../../../product/uploads/upload-part.ts';
import { findKeptFile, isKept } from '../../../stores/kept-files.ts';
import { useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { texts } from './texts.ts';

export type Reread =
  | { readonly outcome: 'read'; readonly partId: string }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly message: string };

/**
 * Has a part's file read in another unit. What comes of it takes the part's place in the list, on the quote and in the cart, which
 * asks for its price when it is shown. Never rejects.
 */
export async function rereadPart(former: Part, unit: FileUnit, mspID: string): Promise<Reread> {
  const { id, filename, internalFilename } = former;
  const result = await (isKept(internalFilename) ? rekeep(internalFilename, unit, mspID) : follow(id, unit, mspID));
  if (result.outcome === 'failed') return fail(filename, unit, result.reason, result.message);
  const { part } = result;
  usePartsStore.getState().replacePart(id, part);
  useLineChoicesStore.getState().moveChoice(id, part.id);
  useCartStore.getState().replacePart(id, part);
  return { outcome: 'read', partId: part.id };
}

/** Has the server read the file again. */
async function follow(partID: string, modelUnit: FileUnit, mspID: string): Promise<UploadOutcome> {
  const answer = await callApi(changeUnit, { partID, mspID, modelUnit });
  return answer.success ? followFile(answer.file, mspID, NEVER) : refuse(answer, texts.unit.notChanged);
}

/** Measures a file again that is in this browser alone. */
async function rekeep(name: string, unit: FileUnit, mspID: string): Promise<UploadOutcome> {
  const [file, shop] = await Promise.all([findKeptFile(name), askShop(mspID)]);
  if (file === null || shop === null)
    return { outcome: 'failed', message: texts.unit.notChanged, reason: 'file-or-shop-missing', canRetry: true };
  return keepPart({ file, unit, mspID, profiles: shop.profiles, signal: NEVER });
}

/** Who leaves the page has still changed the unit. */
const NEVER = new AbortController().signal;

function fail(filename: string, unit: FileUnit, reason: string, message: string): Reread {
  logProblem(`${filename} could not be read in ${unit}: ${reason}`, message);
  return { outcome: 'failed', message };
}
