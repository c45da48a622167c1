import { useDebouncedValue } from '@mantine/hooks';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { RequestOf, ResponseOf } from '#contract/schemas/define-call.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { readSpecifications } from './item-specifications.ts';

export type OrderItem = RequestOf<typeof priceRequest>['items'][number];
export type PricedOrder = ResponseOf<typeof priceRequest>;

/** What a request comes to, as far as it is known. */
export interface OrderState {
  /** The last that was had; undefined before the first. */
  readonly order: PricedOrder | undefined;
  /** What is shown may not hold any more: it is being asked for. */
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Lets a number be typed to its end before it is priced. */
const TYPING_PAUSE_MS = 350;

/** Has lines added up by the server as one request, and again whenever they change. With no lines, nothing is asked. */
export function useOrder(mspID: string, items: readonly OrderItem[]): OrderState {
  const wanted = JSON.stringify(items);
  const [asked] = useDebouncedValue(wanted, TYPING_PAUSE_MS);
  const query = useApiQuery(
    priceRequest,
    { mspID, items: JSON.parse(asked) as OrderItem[] },
    { enabled: asked !== '[]', staleTime: 0, keepsPrevious: true },
  );
  return {
    order: query.data,
    isAsked: wanted !== asked || query.isFetching,
    hasFailed: query.isError && wanted === asked && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** What an order is asked about for a cart; nothing where an item does not say what it was quoted for. */
export function orderItemsOf(items: readonly CartItem[]): readonly OrderItem[] {
  const all = items.flatMap((item) => orderItemOf(item) ?? []);
  return all.length === items.length ? all : [];
}

/** What a cart item was quoted for; null where it does not say all of it. */
export function orderItemOf(item: CartItem): OrderItem | null {
  const { partID, materialID, colorID, finishID, leadTimeID } = readSpecifications(item);
  if (!partID || !materialID || !colorID || !finishID) return null;
  return { partID, quantity: item.quantity, materialID, colorID, finishID, ...(leadTimeID === undefined ? {} : { leadTimeID }) };
}
