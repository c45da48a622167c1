import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { CartItem } from '#domain/cart.ts';
import { callApi } from '../../api/call-api.ts';
import { readSpecifications } from '../../stores/item-specifications.ts';

export type UnitPriceOutcome =
  | { readonly outcome: 'priced'; readonly price: number }
  /** The item does not say what it was quoted for, so its price stays. */
  | { readonly outcome: 'not-quotable' }
  | { readonly outcome: 'failed'; readonly error: string };

/** Asks the server for the unit price, in decimal dollars, of a quoted item at another quantity. Never rejects. */
export async function fetchUnitPrice(mspID: string, item: CartItem, quantity: number): Promise<UnitPriceOutcome> {
  const { partID, materialID, colorID, finishID } = readSpecifications(item);
  if (!partID || !materialID || !colorID || !finishID) {
    return { outcome: 'not-quotable' };
  }
  const answer = await callApi(getQuoteList, {
    mspID,
    partList: [{ id: partID, quantity }],
    manufacturingParams: { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID, colorID, finishID },
  });
  if (!answer.success) {
    return { outcome: 'failed', error: answer.serverMessage ?? answer.error };
  }
  const line = answer.quoteList.find((candidate) => candidate.partID === partID && candidate.quantity === quantity);
  return line === undefined
    ? { outcome: 'failed', error: 'The quote does not speak of this part.' }
    : { outcome: 'priced', price: line.price };
}
