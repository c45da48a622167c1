import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { QuoteLine } from '#contract/quote-line.ts';
import type { CartItem } from '#domain/cart.ts';
import { readSpecifications } from '../stores/item-specifications.ts';
import { callApi } from './call-api.ts';
import { logProblem } from './log-problem.ts';

/** What each piece costs, and whether that holds without a review. */
export type UnitPrice = Pick<QuoteLine, 'price' | 'currency' | 'isInstantQuote'>;

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
  readonly leadTimeID: string | undefined;
}

function describe(item: CartItem): Quotable[] {
  const { partID, materialID, colorID, finishID, leadTimeID } = readSpecifications(item);
  return partID && materialID && colorID && finishID ? [{ item, partID, materialID, colorID, finishID, leadTimeID }] : [];
}

async function fetchGroup(mspID: string, group: readonly Quotable[]): Promise<[id: string, price: UnitPrice][]> {
  const [{ materialID, colorID, finishID } = { materialID: '', colorID: '', finishID: '' }] = group;
  const answer = await callApi(getQuoteList, {
    mspID,
    partList: group.map(({ partID, item, leadTimeID }) => ({
      id: partID,
      quantity: item.quantity,
      ...(leadTimeID === undefined ? {} : { leadTimeID }),
    })),
    manufacturingParams: { manufacturingProcessID: '1', manufacturingProcessSubtypeID: '1', materialID, colorID, finishID },
  });
  if (!answer.success) {
    logProblem(
      `The price of ${group.map(({ item }) => item.title).join(', ')} could not be updated.`,
      answer.serverMessage ?? answer.error,
    );
    return [];
  }
  return group.flatMap(({ item, partID, leadTimeID }) => {
    const line = answer.quoteList.find(
      (candidate) =>
        candidate.partID === partID &&
        candidate.quantity === item.quantity &&
        (leadTimeID === undefined || candidate.leadTimeID === leadTimeID),
    );
    return line === undefined || line.isPending
      ? []
      : [[item.id, { price: line.price, currency: line.currency, isInstantQuote: line.isInstantQuote }] as const];
  });
}
