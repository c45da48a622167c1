import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { priceRequest, type Said } from '#contract/api/quoting/price-request.ts';
import type { RequestOf, ResponseOf } from '#contract/schemas/define-call.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { tokenAt } from '../../stores/customer-session-store.ts';
import { TYPING_PAUSE_MS } from '../../ui/forms/typing-pause.ts';
import { usePurchaseStore } from './purchase-store.ts';

export type OrderItem = RequestOf<typeof priceRequest>['items'][number];
export type PricedOrder = ResponseOf<typeof priceRequest>;

/** What a request comes to, as far as it is known. */
export interface OrderState {
  /** The last that was had; undefined before the first. */
  readonly order: PricedOrder | undefined;
  /** What is shown may not hold any more: it is being asked for. */
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  /** Why, in the server's words; null where it said nothing. */
  readonly refusal: string | null;
  readonly retry: () => void;
}

/** The same, and the answer to these very items; undefined while it is still to come. */
export interface AskedOrder extends OrderState {
  readonly answer: PricedOrder | undefined;
}

/** What is priced, and for whom. */
interface Asked {
  readonly items: readonly OrderItem[];
  readonly said: Said;
}

/** How soon prices that are being worked out are asked for again. */
const PENDING_MS = 2000;

/**
 * Has lines priced and added up by the server as one request, as the page opens, whenever they change, when a lost connection is back,
 * and again while a price is being worked out. With no lines, nothing is asked.
 */
export function useOrder(mspID: string, items: readonly OrderItem[]): AskedOrder {
  const said = usePurchaseStore((store) => store.said);
  const wanted = JSON.stringify({ items, said } satisfies Asked);
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const question = useMemo(() => {
    const { items: lines, said: given }: Asked = JSON.parse(asked);
    return { mspID, ...tokenAt(mspID), items: [...lines], said: given };
  }, [mspID, asked]);
  const query = useApiQuery(priceRequest, question, {
    enabled: question.items.length > 0,
    staleTime: 0,
    keepsPrevious: true,
    refetchInterval: (known) => (known !== undefined && isPending(known) ? PENDING_MS : false),
  });
  const { data: order } = query;
  return {
    order,
    answer: wanted === asked && !query.isPlaceholderData ? order : undefined,
    isAsked: wanted !== asked || query.isFetching || (order !== undefined && isPending(order)),
    hasFailed: query.isError && wanted === asked && !query.isFetching,
    refusal: query.error?.failure.serverMessage ?? null,
    retry: () => void query.refetch(),
  };
}

function isPending({ lines }: PricedOrder): boolean {
  return lines.some((line) => line?.isPending);
}
