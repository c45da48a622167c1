import { useDebouncedValue } from '@mantine/hooks';
import { priceMore } from '#contract/api/customer/price-more.ts';
import { type AcceptedLine, type PricedQuantity, type QuoteDocument, takeLines } from '#domain/desk/quote-document.ts';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { TYPING_PAUSE_MS } from '../../../ui/forms/typing-pause.ts';
import { type DraftLine, readLines } from './order-draft.ts';

/** What is wanted of a quote's lines as they are typed, at what it costs and by when it would leave; null while a line has no quantity or none is wanted. */
export function useWantedLines(requestKey: string, quote: QuoteDocument, lines: readonly DraftLine[]) {
  const wanted = readLines(lines);
  const { more, ...asked } = useMore(requestKey, quote.revision, wanted);
  const taken = wanted === null || wanted.length === 0 ? null : takeLines(quote, wanted, more);
  /** A line as it would be ordered alone; null where it is not, or can't be in this quantity. */
  const takeAlone = (line: DraftLine) => {
    const [alone] = readLines([line]) ?? [];
    return alone === undefined ? null : (takeLines(quote, [alone], more)?.lines[0] ?? null);
  };
  return { ...asked, wanted, taken, takeAlone };
}

const NOTHING: readonly PricedQuantity[] = [];

/**
 * What the shop's rules say of the wanted quantities: those that can be ordered beyond what was quoted, and the day by which an order
 * placed now would leave; null while that is being asked, or nobody could tell.
 */
function useMore(key: string, revision: number, wanted: readonly AcceptedLine[] | null) {
  const typed = wanted?.filter(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY) ?? [];
  const spelled = JSON.stringify(typed);
  const [settled] = useDebouncedValue(spelled, TYPING_PAUSE_MS);
  const lines: AcceptedLine[] = JSON.parse(settled);
  const { data, isFetching } = useApiQuery(priceMore, { key, revision, lines }, { enabled: lines.length > 0, staleTime: 0 });
  const isSettled = settled === spelled && !isFetching;
  return { more: data?.more ?? NOTHING, shipBy: isSettled ? (data?.shipBy ?? null) : null, isAsking: !isSettled };
}
