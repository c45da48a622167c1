import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import type { CartItem } from '#domain/cart.ts';
import { readSpecifications } from '../stores/item-specifications.ts';
import { callApi } from './call-api.ts';
import { logProblem } from './log-problem.ts';

/** Decimal dollars for each piece, and whether they hold without a review. */
export type UnitPrice = Pick<QuoteLine, 'price' | 'isInstantQuote'>;

/**
 * Asks the server what each item costs at its quantity; the answer is by item id. An item is missing that does not say what it was
 * quoted for, or whose price can't be had, which is logged. Never rejects.
 */
export async function fetchUnitPrices(mspID: string, items: readonly CartItem[]): Promise<ReadonlyMap<string, UnitPrice>> {
  const requests = [
    ...Map.groupBy(items.flatMap(describe), ({ materialID, colorID, finishID }) => [materialID, colorID, finishID].join(' ')).values(),
  ];
  const answers = await Promise.all(requests.map((group) => fetchGroup(mspID, group)));
  return new Map(answers.flat());
}

interface Quotable {
  readonly item: CartItem;
  readonly partID: string;
  readonly materialID: string;
  readonly colorID: string;
  readonly finishID: string;
}

function describe(item: CartItem): Quotable[] {
  const { partID, materialID, colorID, finishID } = readSpecifications(item);
  return partID && materialID && colorID && finishID ? [{ item, partID, materialID, colorID, finishID }] : [];
}

async function fetchGroup(mspID: string, group: readonly Quotable[]): Promise<[id: string, price: UnitPrice][]> {
  const [{ materialID, colorID, finishID } = { materialID: '', colorID: '', finishID: '' }] = group;
  const answer = await callApi(getQuoteList, {
    mspID,
    partList: group.map(({ partID, item }) => ({ id: partID, quantity: item.quantity })),
    manufacturingParams: { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID, colorID, finishID },
  });
  if (!answer.success) {
    logProblem(
      `The price of ${group.map(({ item }) => item.title).join(', ')} could not be updated.`,
      answer.serverMessage ?? answer.error,
    );
    return [];
  }
  return group.flatMap(({ item, partID }) => {
    const line = answer.quoteList.find((candidate) => candidate.partID === partID && candidate.quantity === item.quantity);
    return line === undefined || line.isPending ? [] : [[item.id, { price: line.price, isInstantQuote: line.isInstantQuote }] as const];
  });
}
