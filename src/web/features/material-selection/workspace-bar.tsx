import type { RefObject } from 'react';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { type OrderItem, useOrder } from '../../product/cart/use-order.ts';
import { adoptChoices, idsOf, leadTimeFor } from '../../product/prices/part-choices.ts';
import { spellShipBy } from '../../product/prices/price-words.ts';
import { sumUpPrices } from '../../product/prices/sum-up-prices.ts';
import { TotalsBar } from '../../product/prices/totals-bar.tsx';
import type { PartPrices } from '../../product/prices/use-part-prices.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Hint, Text } from '../../ui/layout/layout.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import type { Step } from './choosing/selection.ts';
import { texts } from './texts.ts';

interface WorkspaceBarProps {
  readonly mspID: string;
  /** Those that are selected. */
  readonly parts: readonly Part[];
  readonly prices: PartPrices;
  /** What is still to be chosen. */
  readonly open: Step | 'complete';
  readonly wayOn: RefObject<HTMLAnchorElement | null>;
}

/** What the selected parts come to and when they leave, and the way to their quote once all is chosen. */
export function WorkspaceBar({ mspID, parts, prices, open, wayOn }: WorkspaceBarProps) {
  const own = useLineChoicesStore();
  const states = parts.map(({ id }) => prices.stateOf(id));
  const known = states.flatMap(({ price }) => price ?? []);
  const { priced, onReview, choices: chosen, shipBy } = sumUpPrices(known);
  const order = useOrder(
    mspID,
    parts.flatMap(({ id, quantity }, index) => itemOf(id, quantity, states[index]?.price?.choice ?? null, leadTimeFor(id, own))),
  );
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const isAsked = order.isAsked || states.some((state) => state.isAsked);
  return (
    <TotalsBar
      label={texts.summary}
      count={
        <>
          {texts.chosen(parts.length, pieces)}
          {priced.length === 0 ? null : (
            <Text size="base" weight={500}>
              {spellShipBy(shipBy)}
            </Text>
          )}
        </>
      }
      totals={
        order.order === undefined
          ? undefined
          : {
              state: { ...order, isAsked },
              subtotal: order.order.subtotal,
              currency: order.order.currency,
              isMarked: onReview > 0,
              isPartial: priced.length < parts.length,
            }
      }
      next={
        open === 'complete' ? (
          <LinkButton
            ref={wayOn}
            to="/quote"
            preload="render"
            search={{ msp_id: mspID }}
            size="md"
            // The price of an earlier choice would bring that back.
            onClick={() => adoptChoices(states.flatMap(({ price, isCurrent }) => (isCurrent ? (price ?? []) : [])))}
          >
            {texts.getQuote}
          </LinkButton>
        ) : (
          <Text weight={500}>{texts.steps[open].prompt}</Text>
        )
      }
      notes={
        <>
          {prices.hasFailed || (order.hasFailed && order.order === undefined) ? (
            <TryAgain text={texts.totalFailed} onRetry={prices.hasFailed ? prices.retry : order.retry} />
          ) : null}
          {open !== 'complete' && chosen.length === 1 ? <Hint>{texts.inDefault(chosen[0] ?? '')}</Hint> : null}
          {onReview === 0 ? null : <Hint>{texts.review(onReview)}</Hint>}
        </>
      }
    />
  );
}

function itemOf(partID: string, quantity: number, choice: PartPrice['choice'], leadTimeID: string | undefined): OrderItem[] {
  if (choice === null) return [];
  return [{ partID, quantity, ...idsOf(choice), ...(leadTimeID !== undefined && { leadTimeID }) }];
}
