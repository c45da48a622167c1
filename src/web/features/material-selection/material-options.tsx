import { Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { useMaterialPrices } from '../../api/use-material-prices.ts';
import { OfferCard } from '../../product/offers/offer-card.tsx';
import { OfferFilter } from '../../product/offers/offer-filter.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { Price } from '../../product/prices/price.tsx';
import { selectedParts, usePartsStore } from '../../stores/parts-store.ts';
import { ChoiceSelect, QUIET_LABEL } from '../../ui/forms/choice-select.tsx';
import { Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { TryAgain } from '../../ui/layout/try-again.tsx';
import styles from './material-price-line.module.css';
import { OptionGroup } from './option-group.tsx';
import { keepUpTo, type MaterialOrder, ORDERS, readAmount, sortMaterials } from './sort-materials.ts';
import { texts } from './texts.ts';

interface MaterialOptionsProps {
  readonly mspID: string;
  readonly offers: readonly Offer[];
  readonly onChoose: (id: string) => void;
}

/** The materials with what the selected parts cost in each; sorted and narrowed as the customer likes. */
export function MaterialOptions({ mspID, offers, onChoose }: MaterialOptionsProps) {
  const parts = selectedParts(usePartsStore((store) => store.parts));
  const query = useMaterialPrices({ mspID, partList: parts.map(describe) }, { enabled: parts.length > 0 });
  const prices = new Map(query.data?.materialPrices.map((price) => [price.materialID, price]));
  const [order, setOrder] = useState<MaterialOrder>('offer');
  const [limit, setLimit] = useState('');
  const most = readAmount(limit);
  const arrange = (shown: readonly Offer[]) => sortMaterials(keepUpTo(shown, prices, most), prices, order);
  return (
    <>
      <Row mb="sm" align="end">
        <ChoiceSelect
          label={texts.sort.label}
          value={order}
          options={ORDERS.map((value) => ({ value, label: texts.sort.orders[value] }))}
          onChange={(value) => setOrder(ORDERS.find((known) => known === value) ?? 'offer')}
        />
        <TextInput
          w="9rem"
          label={texts.upTo}
          {...QUIET_LABEL}
          inputMode="decimal"
          autoComplete="off"
          placeholder={texts.anyPrice}
          maxLength={14}
          value={limit}
          onChange={(event) => setLimit(event.currentTarget.value)}
        />
      </Row>
      {query.isError ? <TryAgain text={texts.prices.failed} onRetry={() => void query.refetch()} busy={query.isFetching} /> : null}
      <OfferFilter label={texts.filterLabel} offers={offers}>
        {(shown, group) => {
          const arranged = arrange(shown);
          return (
            <>
              <Hint mb="xs" role="status">
                {arranged.length < offers.length ? texts.shown(arranged.length, offers.length) : ''}
              </Hint>
              <OptionGroup
                key={`${group} ${order} ${most}`}
                label={texts.steps.material.prompt}
                layout="cards"
                options={arranged.map((offer) => ({
                  id: offer.id,
                  content: (
                    <OfferCard
                      offer={offer}
                      foot={
                        query.isError && query.data === undefined ? null : (
                          <MaterialPriceLine price={prices.get(offer.id)} parts={parts.length} isAsked={query.isPlaceholderData} />
                        )
                      }
                    />
                  ),
                }))}
                onChoose={onChoose}
              />
            </>
          );
        }}
      </OfferFilter>
    </>
  );
}

function describe({ id, quantity }: Part) {
  return { id, quantity };
}

/** What the selected parts cost in a material, at the foot of its card; undefined while it is asked for. */
function MaterialPriceLine({ price, parts, isAsked }: { price: MaterialPrice | undefined; parts: number; isAsked: boolean }) {
  return (
    <Row as="span" align="baseline" className={styles['line']} data-asked={isAsked || undefined}>
      {price === undefined ? <Skeleton component="span" height={18} width="70%" /> : <Words price={price} parts={parts} />}
    </Row>
  );
}

function Words({ price, parts }: { price: MaterialPrice; parts: number }) {
  const { from, currency, tax, days, furthestDays, isPending, unpriced, missing } = price;
  if (isPending)
    return (
      <Text as="span" size="xs" tone="dim">
        {texts.prices.pending}
      </Text>
    );
  if (from === null)
    return (
      <Text as="span" size="xs" weight={500}>
        {texts.prices.onReview}
      </Text>
    );
  return (
    <>
      <Text as="span" size="xs">
        {texts.prices.from} <Price value={from} currency={currency} />
      </Text>{' '}
      <Text as="span" size="xs" tone="dim">
        {texts.prices.leavesOut(tax)}
      </Text>{' '}
      <Text as="span" size="xs" tone="dim">
        {texts.prices.days(days, furthestDays)}
      </Text>{' '}
      {unpriced === 0 ? null : (
        <Text as="span" size="xs" tone="dim">
          {texts.prices.partly({ unpriced, missing }, parts)}
        </Text>
      )}
    </>
  );
}
