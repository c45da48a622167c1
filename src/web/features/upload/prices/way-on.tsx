import { useEffect, useState } from 'react';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { priceRequest } from '#contract/api/quoting/price-request.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callApi } from '../../../api/calls/call-api.ts';
import { logProblem } from '../../../api/calls/log-problem.ts';
import { adoptChoices, idsOf } from '../../../product/prices/part-choices.ts';
import { Price } from '../../../product/prices/price.tsx';
import { spellShipBy } from '../../../product/prices/price-words.ts';
import { sumUpPrices } from '../../../product/prices/sum-up-prices.ts';
import { texts as priceTexts } from '../../../product/prices/texts.ts';
import type { PartPrices } from '../../../product/prices/use-part-prices.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { IconArrowRight } from '../../../ui/icons/icons.tsx';
import { Hint, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { TryAgain } from '../../../ui/layout/try-again.tsx';
import { NothingSelected } from './nothing-selected.tsx';
import { texts } from './texts.ts';
import styles from './way-on.module.css';

interface WayOnProps {
  readonly mspID: string;
  /** Those that are selected. */
  readonly parts: readonly Part[];
  readonly prices: PartPrices;
}

/** What the selected parts come to, and the two ways on: to choose what they are made of, and to a quote in what they are priced in. */
export function WayOn({ mspID, parts, prices }: WayOnProps) {
  const states = parts.map(({ id }) => prices.stateOf(id));
  // Of what is just being changed the last price stands: neither the sum nor the way to the quote goes away meanwhile.
  const known = states.flatMap(({ price }) => (price === null || price === undefined || price.isPending ? [] : price));
  const isQuotable = known.some(({ choice }) => choice !== null);
  return (
    <Stack gap="sm" className={styles['bar']} data-bar>
      {prices.hasFailed ? <TryAgain text={texts.failed} onRetry={prices.retry} /> : null}
      <Row gap="md" justify="between">
        <Total mspID={mspID} known={known} count={parts.length} prices={prices} isAsked={states.some(({ isAsked }) => isAsked)} />
        <Row gap="sm" fit="end" justify="end">
          {parts.length === 0 ? (
            <NothingSelected />
          ) : (
            <LinkButton
              to="/material-selection"
              preload="render"
              search={{ msp_id: mspID }}
              size="md"
              variant={isQuotable ? 'default' : 'filled'}
              rightSection={<IconArrowRight size={18} aria-hidden />}
            >
              {texts.continue}
            </LinkButton>
          )}
          {isQuotable ? (
            <LinkButton to="/quote" preload="render" search={{ msp_id: mspID }} size="md" onClick={() => adoptChoices(known)}>
              {texts.getQuote}
            </LinkButton>
          ) : null}
        </Row>
      </Row>
    </Stack>
  );
}

interface TotalProps {
  readonly mspID: string;
  /** The prices of the selected parts that are there. */
  readonly known: readonly PartPrice[];
  /** The selected parts. */
  readonly count: number;
  readonly prices: PartPrices;
  /** Some of them are still to come. */
  readonly isAsked: boolean;
}

/** What the priced parts come to as one request, announced as it changes; nothing before the first price. */
function Total({ mspID, known, count, prices: { currency, tax }, isAsked }: TotalProps) {
  const { priced, onReview, choices, shipBy } = sumUpPrices(known);
  const total = useTotal(mspID, priced);
  return (
    <Stack gap="none" role="status" aria-busy={isAsked || undefined}>
      {total === null ? null : (
        <Row gap="xs" align="baseline">
          <Text>
            {texts.together(priced.length)}{' '}
            <Text as="strong" size="lg" display>
              <Price value={total} currency={currency} />
              {priced.every(({ isInstantQuote }) => isInstantQuote) ? null : '*'}
            </Text>{' '}
            {priceTexts.leavesOut(tax)}
          </Text>
          <Hint className={styles['more']}>
            {[
              spellShipBy(shipBy),
              known.length === count ? [] : texts.pricedSoFar(known.length, count),
              onReview === 0 ? [] : texts.review(onReview, count),
            ]
              .flat()
              .join(' · ')}
          </Hint>
        </Row>
      )}
      {choices.length === 0 ? null : (
        <Hint className={styles['more']}>{texts.inChoices(choices.length === 1 ? (choices[0] ?? null) : null)}</Hint>
      )}
    </Stack>
  );
}

/** Several parts may land at once. */
const SETTLING_MS = 300;

/**
 * What priced parts come to as one request, with what is charged once for all of them; without shipping and tax, as one part's price is.
 * Null until it is known, and where it could not be asked for, which is logged.
 */
function useTotal(mspID: string, prices: readonly PartPrice[]): number | null {
  const [known, setKnown] = useState<{ readonly question: string; readonly net: number } | null>(null);
  const items = prices.flatMap(({ partID, quantity, choice, price }) =>
    choice === null || price === null ? [] : [{ partID, quantity, ...idsOf(choice) }],
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
      if (answer.success) setKnown({ question, net: answer.net - (answer.shipping?.price ?? 0) });
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
