import { useDebouncedValue } from '@mantine/hooks';
import { priceMore } from '#contract/api/customer/price-more.ts';
import type { AcceptedLine, PricedQuantity } from '#domain/desk/quote-document.ts';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import { useApiQuery } from '../../api/use-api-query.ts';

const TYPING_PAUSE_MS = 350;
const NOTHING: readonly PricedQuantity[] = [];

/**
 * What the shop's rules say of the wanted quantities: those that can be ordered beyond what was quoted, and the day by which an order
 * placed now would leave; null while that is being asked, or nobody could tell.
 */
export function useMore(key: string, revision: number, wanted: readonly AcceptedLine[] | null) {
  const typed = wanted?.filter(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY) ?? [];
  const spelled = JSON.stringify(typed);
  const [settled] = useDebouncedValue(spelled, TYPING_PAUSE_MS);
  const lines: AcceptedLine[] = JSON.parse(settled);
  const { data, isFetching } = useApiQuery(priceMore, { key, revision, lines }, { enabled: lines.length > 0, staleTime: 0 });
  const isSettled = settled === spelled && !isFetching;
  return { more: data?.more ?? NOTHING, shipBy: isSettled ? (data?.shipBy ?? null) : null, isAsking: !isSettled };
}
