import { useEffect, useRef, useState } from 'react';
import { getPartPrices, type PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { callApi, type InputOf } from '../../api/calls/call-api.ts';
import { logProblem } from '../../api/calls/log-problem.ts';
import { TYPING_PAUSE_MS } from '../../ui/forms/typing-pause.ts';
import { idsOf } from './part-choices.ts';

export type WantedPart = InputOf<typeof getPartPrices>['partList'][number];

/** A part's price as a card shows it. */
export interface PartPriceState {
  /** The last price that was had, of whatever was wanted then; null: the server does not know the part; undefined before the first. */
  readonly price: PartPrice | null | undefined;
  /** It is the price of what is wanted now. */
  readonly isCurrent: boolean;
  /** The price of what is wanted is still to come. */
  readonly isAsked: boolean;
}

export interface PartPrices {
  readonly stateOf: (partId: string) => PartPriceState;
  readonly currency: string;
  /** What comes on top, for instance 'VAT'; null where prices are told without tax. */
  readonly tax: string | null;
  /** Some could not be asked for; it was logged. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Known {
  /** By the question, as `nameQuestion` has it. */
  readonly answers: ReadonlyMap<string, PartPrice | null>;
  /** By part. */
  readonly last: ReadonlyMap<string, PartPrice | null>;
  /** What parts without a choice are priced in: those to come are priced alike. */
  readonly usual: WantedPart['choice'];
  readonly money: { readonly currency: string; readonly tax: string | null };
}

const NOTHING: Known = { answers: new Map(), last: new Map(), usual: undefined, money: { currency: 'USD', tax: null } };

/** How soon a price that is being worked out is asked for again. */
const PENDING_MS = 2000;

/**
 * What each wanted part costs: asked for as soon as it is wanted, all that are wanted by then in one call, and each once. Those that are
 * being worked out are asked for again; those that are changed keep their last price until the new one is there.
 */
export function usePartPrices(mspID: string, wanted: readonly WantedPart[]): PartPrices {
  const [known, setKnown] = useState(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isUnderWay = useRef(false);
  const missing = wanted.filter((part) => !known.answers.has(nameQuestion(mspID, part))).slice(0, MOST_LINES);
  const question = missing.length === 0 ? '' : JSON.stringify([mspID, missing]);
  const isTyped = missing.length > 0 && missing.every(({ id }) => known.last.has(id));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `question` names the shop and the parts, `round` begins anew once an answer is there.
  useEffect(() => {
    if (question === '' || question === failure || isUnderWay.current) return undefined;
    const timer = setTimeout(
      async () => {
        isUnderWay.current = true;
        const answer = await callApi(getPartPrices, { mspID, ...(known.usual && { usual: known.usual }), partList: missing });
        isUnderWay.current = false;
        if (answer.success) {
          const priceOf = new Map(answer.partPrices.map((price) => [nameAnswer(price), price]));
          const found = missing.map((part) => [part, priceOf.get(nameAnswer({ partID: part.id, ...part })) ?? null] as const);
          setKnown(({ answers, last, usual }) => ({
            usual: usual ?? found.map(usualOf).find((choice) => choice !== undefined),
            answers: new Map([...answers, ...found.map(([part, price]) => [nameQuestion(mspID, part), price] as const)]),
            last: new Map([...last, ...found.map(([{ id }, price]) => [id, price] as const)]),
            money: { currency: answer.currency, tax: answer.tax },
          }));
        } else {
          logProblem(answer.error, answer.serverMessage);
          setFailure(question);
        }
        setRound((count) => count + 1);
      },
      isTyped ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [question, failure, round]);

  const pending = wanted.filter((part) => known.answers.get(nameQuestion(mspID, part))?.isPending === true);
  const pendingNames = pending.map((part) => nameQuestion(mspID, part)).join('\n');
  useEffect(() => {
    if (pendingNames === '') return undefined;
    const names = new Set(pendingNames.split('\n'));
    const forget = () => setKnown((all) => ({ ...all, answers: new Map([...all.answers].filter(([name]) => !names.has(name))) }));
    const timer = setTimeout(forget, PENDING_MS);
    return () => clearTimeout(timer);
  }, [pendingNames]);

  const hasFailed = question !== '' && question === failure;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setFailure(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);

  const asked = new Set(missing.map(({ id }) => id));
  return {
    stateOf: (partId) => ({ price: known.last.get(partId), isCurrent: !asked.has(partId), isAsked: asked.has(partId) && !hasFailed }),
    ...known.money,
    hasFailed,
    retry: () => setFailure(null),
  };
}

function usualOf([part, price]: readonly [WantedPart, PartPrice | null]): WantedPart['choice'] {
  if (part.choice !== undefined || price === null || price.choice === null || !price.isInstantQuote) return undefined;
  return idsOf(price.choice);
}

function nameQuestion(mspID: string, part: WantedPart): string {
  return JSON.stringify([mspID, part]);
}

/** A part may be wanted again in another number before its answer is there. */
function nameAnswer({ partID, quantity }: { readonly partID: string; readonly quantity: number }): string {
  return `${partID} ${quantity}`;
}
