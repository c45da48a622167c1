import { changeUnit } from '#contract/api/parts/change-unit.ts';
import type { Part } from '#contract/schemas/entities.ts';
import type { FileUnit } from '#domain/part/units.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { useCartStore } from '../../../product/cart/cart-store.ts';
import { useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { usePartsStore } from '../../../stores/parts-store.ts';
import { followFile } from '../queue/upload-part.ts';
import { texts } from './texts.ts';

export type Reread =
  | { readonly outcome: 'read'; readonly partId: string }
  /** In the customer's words. */
  | { readonly outcome: 'failed'; readonly message: string };

/**
 * Has a part's file read in another unit. What comes of it takes the part's place in the list, on the quote and in the cart, which
 * asks for its price when it is shown. Never rejects.
 */
export async function rereadPart({ id, filename }: Part, unit: FileUnit, mspID: string): Promise<Reread> {
  const answer = await callApi(changeUnit, { partID: id, mspID, modelUnit: unit });
  if (!answer.success) return fail(filename, unit, answer.error, answer.serverMessage);
  const result = await followFile(answer.file, mspID, new AbortController().signal);
  if (result.outcome === 'failed') return fail(filename, unit, result.reason, result.message);
  const { part } = result;
  usePartsStore.getState().replacePart(id, part);
  useLineChoicesStore.getState().moveChoice(id, part.id);
  useCartStore.getState().replacePart(id, part);
  return { outcome: 'read', partId: part.id };
}

function fail(filename: string, unit: FileUnit, reason: string, message: string = texts.unit.notChanged): Reread {
  logProblem(`${filename} could not be read in ${unit}: ${reason}`, message);
  return { outcome: 'failed', message };
}
