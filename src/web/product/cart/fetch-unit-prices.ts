import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { callApi } from '../../api/call-api.ts';
import { logProblem } from '../../api/log-problem.ts';
import { type OrderItem, orderItemOf } from './use-order.ts';

/** What each piece costs, whether that holds without a review, and when it leaves. */
export interface FreshPrice extends Pick<QuoteLine, 'price' | 'currency' | 'isInstantQuote' | 'leadTimeID' | 'leadTimeDays'> {
  /** As customers read it. */
  readonly leadTime: string | undefined;
}

/**
 * Asks the server what each item costs at its quantity; the answer is by item id. An item is missing that does not say what it was
 * quoted for, or whose price can't be had, which is logged. Never rejects.
 */
export async function fetchUnitPrices(mspID: string, items: readonly CartItem[]): Promise<ReadonlyMap<string, FreshPrice>> {
  const wanted = items.flatMap((item): Wanted[] => {
    const asked = orderItemOf(item);
    return asked === null ? [] : [{ item, asked }];
  });
  // A lead time that is not offered any more comes back as another: answers are told apart by part and quantity.
  const choiceOf = ({ asked: { materialID, colorID, finishID, leadTimeID } }: Wanted) =>
    [materialID, colorID, finishID, leadTimeID].join(' ');
  const answers = await Promise.all([...Map.groupBy(wanted, choiceOf).values()].map((group) => fetchGroup(mspID, group)));
  return new Map(answers.flat());
}

interface Wanted {
  readonly item: CartItem;
  readonly asked: OrderItem;
}

async function fetchGroup(mspID: string, group: readonly Wanted[]): Promise<[id: string, price: FreshPrice][]> {
  const [first] = group;
  if (first === undefined) return [];
  const { materialID, colorID, finishID } = first.asked;
  const answer = await callApi(getQuoteList, {
    mspID,
    partList: group.map(({ asked: { partID, quantity, leadTimeID } }) => ({
      id: partID,
      quantity,
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
  return group.flatMap(({ item, asked }) => {
    const line = answer.quoteList.find(({ partID, quantity }) => partID === asked.partID && quantity === asked.quantity);
    return line === undefined || line.isPending ? [] : [[item.id, describe(line)] as const];
  });
}

function describe({ price, currency, isInstantQuote, leadTimeID, leadTimeDays, leadTimes }: QuoteLine): FreshPrice {
  const leadTime = leadTimes.find((option) => option.leadTimeID === leadTimeID)?.name;
  return { price, currency, isInstantQuote, leadTimeID, leadTimeDays, leadTime };
}
