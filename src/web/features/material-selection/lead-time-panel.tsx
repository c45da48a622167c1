import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { getLeadTimePrices } from '#contract/api/quoting/get-lead-time-prices.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import type { InputOf } from '../../api/calls/call-api.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { Offer } from '../../product/offers/offers.ts';
import { type Choice, chosenFor, leadTimeFor } from '../../product/prices/part-choices.ts';
import { spellShipBy } from '../../product/prices/price-words.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { TYPING_PAUSE_MS } from '../../ui/forms/typing-pause.ts';
import { Heading, Row } from '../../ui/layout/layout.tsx';
import { Placeholder } from '../../ui/layout/placeholder.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionPrice } from './option-price.tsx';
import styles from './step-panel.module.css';
import { texts } from './texts.ts';
import type { WantedPiece } from './use-option-prices.tsx';

interface LeadTimePanelProps {
  readonly mspID: string;
  /** Those that are chosen for. */
  readonly parts: readonly WantedPiece[];
  /** What those are made of that have no choice of their own. */
  readonly common: Choice;
  readonly onChoose: (leadTimeID: string) => void;
}

/** How soon prices that are being worked out are asked for again. */
const PENDING_MS = 2000;

/** When the parts leave, each option with its day and what it changes; nothing where there is but one. */
export function LeadTimePanel({ mspID, parts, common, onChoose }: LeadTimePanelProps) {
  const chosen = useLineChoicesStore();
  const items = parts.slice(0, MOST_LINES).flatMap(({ id, quantity }) => {
    const choice = chosenFor(id, common, chosen.choices);
    return choice === undefined ? [] : [{ partID: id, quantity, ...choice }];
  });
  const [settled] = useDebouncedValue(JSON.stringify(items), TYPING_PAUSE_MS);
  const question = useMemo(() => ({ mspID, items: JSON.parse(settled) as InputOf<typeof getLeadTimePrices>['items'] }), [mspID, settled]);
  const query = useApiQuery(getLeadTimePrices, question, {
    enabled: question.items.length > 0,
    keepsPrevious: true,
    refetchInterval: (known) => (known?.leadTimePrices.some(({ isPending }) => isPending) ? PENDING_MS : false),
  });
  const prices = query.data?.leadTimePrices;
  if (prices !== undefined && prices.length < 2) return null;
  const ids = new Set(parts.map(({ id }) => leadTimeFor(id, chosen)));
  const [only] = ids.size === 1 ? ids : [];
  // Parts that go in different lead times have none to compare with.
  const presentId = ids.size > 1 ? undefined : (prices?.find(({ leadTimeID }) => leadTimeID === only) ?? prices?.[0])?.leadTimeID;
  const priceOf = new Map(prices?.map((price) => [price.leadTimeID, price] as const));
  return (
    <section className={styles['panel']} aria-labelledby="lead-time">
      <Row as="header" className={styles['header']}>
        <Heading size="md" id="lead-time">
          {texts.leadTime.title}
        </Heading>
      </Row>
      {query.isError && prices === undefined ? (
        <TryAgain text={texts.leadTime.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {prices === undefined ? (
        query.isError ? null : (
          <Placeholder label={texts.loading(texts.leadTime.title)} rows={2} />
        )
      ) : (
        <OptionGroup
          key={presentId}
          isPlain
          label={texts.leadTime.title}
          offers={prices.map(
            ({ leadTimeID, name, shipBy }): Offer => ({
              ...{ id: leadTimeID, name, description: spellShipBy(shipBy) },
              ...{ image: null, swatch: null, process: null },
            }),
          )}
          presentId={presentId}
          priceOf={({ id }) => (
            <OptionPrice
              price={priceOf.get(id)}
              present={presentId === undefined ? undefined : priceOf.get(presentId)}
              isPresent={id === presentId}
              isLeast={false}
              parts={parts.length}
              isAsked={query.isPlaceholderData}
            />
          )}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}
