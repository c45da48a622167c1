import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { getQuoteList } from '#contract/calls/get-quote-list.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import type { InputOf } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { useApiQueries } from '../../../api/use-api-query.ts';
import type { LineChoice } from '../../../stores/line-choices-store.ts';
import { TYPING_PAUSE_MS } from '../../../ui/forms/typing-pause.ts';
import { quoteParams } from './quote-params.ts';

/** One part to be priced, and how it is to be made. */
export interface WantedLine extends LineChoice {
  readonly partID: string;
  readonly quantity: number;
}

/** One part's place on the page. */
export interface LineState {
  readonly wanted: WantedLine;
  /** The last price that was had, of whatever was wanted then; undefined before the first. */
  readonly line: QuoteLine | undefined;
  /** The price of what is wanted is still to come. */
  readonly isAsked: boolean;
  /** Why it can't be had, in words. */
  readonly failure: string | null;
  /** The server does not know the part any more. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

/** How soon a price that is being worked out is asked for again. */
const PENDING_MS = 2000;
const OPTIONS = {
  staleTime: 0,
  refetchInterval: (known: ResponseOf<typeof getQuoteList> | undefined) =>
    known?.quoteList.some((line) => line.isPending) === true ? PENDING_MS : false,
} as const;

/**
 * The prices of the wanted lines. What is wanted as the page opens is asked for by material, colour and finish; a line that is changed
 * then is asked for alone, and keeps its last price until the new one is there. A failure is logged.
 */
export function useQuotes(mspID: string, wanted: readonly WantedLine[]): readonly LineState[] {
  const [first] = useState(wanted);
  const quantities = JSON.stringify(Object.fromEntries(wanted.map(({ partID, quantity }) => [partID, quantity])));
  const [settled] = useDebouncedValue(quantities, TYPING_PAUSE_MS);
  const settledQuantities = useMemo(() => JSON.parse(settled) as Readonly<Record<string, number>>, [settled]);
  const asked = wanted.map((line) => ({ ...line, quantity: settledQuantities[line.partID] ?? line.quantity }));
  const changed = asked.map(nameLine).join('\n');

  // What many lines ask is put together when it changes, and not with each key: that takes longer than drawing it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` names the lines.
  const { groups, questions } = useMemo(() => {
    const unchanged = new Set(first.map(nameLine));
    const groups = [
      ...Map.groupBy(first, ({ materialID, colorID, finishID }) => [materialID, colorID, finishID].join(' ')).values(),
      ...asked.filter((line) => !unchanged.has(nameLine(line))).map((line) => [line]),
    ];
    return { groups, questions: groups.map((group) => questionOf(mspID, group)) };
  }, [mspID, first, changed]);
  const queries = useApiQueries(getQuoteList, questions, OPTIONS);

  const queryOf = new Map(groups.flatMap((group, index) => group.map((line) => [nameLine(line), queries[index]] as const)));
  const answered = new Map(queries.map((query) => [query, new Map(query.data?.quoteList.map((line) => [line.partID, line]))]));
  const found = asked.map((line) => {
    const query = queryOf.get(nameLine(line));
    return { partID: line.partID, query, line: query && answered.get(query)?.get(line.partID) };
  });
  const known = useLastLines(found.map(({ line }) => line));
  const lost = new Set(found.filter(({ query, line }) => query?.data !== undefined && line === undefined).map(({ partID }) => partID));
  useLogOfLost([...lost].join(' '));

  return wanted.map((line, index) => {
    const { query, line: fresh } = found[index] ?? {};
    const isTyped = line.quantity !== asked[index]?.quantity;
    return {
      wanted: line,
      line: fresh ?? known.get(line.partID),
      isAsked: isTyped || (fresh === undefined && query?.isFetching === true),
      failure: fresh === undefined && query?.isError === true && !query.isFetching ? (query.error.failure.serverMessage ?? '') : null,
      isLost: lost.has(line.partID),
      retry: () => void query?.refetch({ cancelRefetch: false }),
    };
  });
}

/** The last line of each part that there was. */
function useLastLines(lines: readonly (QuoteLine | undefined)[]): ReadonlyMap<string, QuoteLine> {
  const [known, setKnown] = useState<ReadonlyMap<string, QuoteLine>>(new Map());
  const fresh = lines.filter((line) => line !== undefined).filter((line) => known.get(line.partID) !== line);
  useEffect(() => {
    if (fresh.length > 0) setKnown((last) => new Map([...last, ...fresh.map((line) => [line.partID, line] as const)]));
  });
  return known;
}

function useLogOfLost(ids: string): void {
  useEffect(() => {
    if (ids !== '') for (const id of ids.split(' ')) logProblem(`The part ${id} is not known to the server any more.`);
  }, [ids]);
}

function nameLine({ partID, quantity, materialID, colorID, finishID, leadTimeID }: WantedLine): string {
  return [partID, quantity, materialID, colorID, finishID, leadTimeID].join(' ');
}

/** One question for lines that are made alike. */
function questionOf(mspID: string, group: readonly WantedLine[]): InputOf<typeof getQuoteList> {
  const [{ materialID, colorID, finishID } = { materialID: '', colorID: '', finishID: '' }] = group;
  return {
    mspID,
    partList: group.map(({ partID, quantity, leadTimeID }) => ({
      id: partID,
      quantity,
      ...(leadTimeID === undefined ? {} : { leadTimeID }),
    })),
    manufacturingParams: quoteParams({ materialID, colorID, finishID }),
  };
}
