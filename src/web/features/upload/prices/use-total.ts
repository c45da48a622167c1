import { useEffect, useState } from 'react';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';

/** Several parts may land at once. */
const SETTLING_MS = 300;

/**
 * What priced parts come to as one request, with what is charged once for all of them, without tax. Null until it is known, and where it
 * could not be asked for, which is logged.
 */
export function useTotal(mspID: string, prices: readonly PartPrice[]): number | null {
  const [known, setKnown] = useState<{ readonly question: string; readonly net: number } | null>(null);
  const items = prices.flatMap(({ partID, quantity, choice, price }) =>
    choice === null || price === null
      ? []
      : [{ partID, quantity, materialID: choice.material.id, colorID: choice.color.id, finishID: choice.finish.id }],
  );
  const [single] = prices;
  const isSingle = prices.length === 1;
  const question = isSingle || items.length === 0 ? '' : JSON.stringify([mspID, items]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` names the shop and the lines.
  useEffect(() => {
    if (question === '') return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await callApi(priceRequest, { mspID, items }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.success) setKnown({ question, net: answer.net });
      else logProblem(answer.error, answer.serverMessage);
    };
    const timer = setTimeout(() => void ask(), SETTLING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [question]);

  if (isSingle) return single?.price ?? null;
  return known?.question === question ? known.net : null;
}
