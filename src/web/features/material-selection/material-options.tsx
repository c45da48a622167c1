import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { OfferFilter } from '../../product/offers/offer-filter.tsx';
import type { Offer } from '../../product/offers/offers.ts';
import { ChoiceSelect, QUIET_LABEL } from '../../ui/forms/choice-select.tsx';
import { Hint, Row } from '../../ui/layout/layout.tsx';
import { keepUpTo, type MaterialOrder, ORDERS, readAmount, sortMaterials } from './choosing/sort-materials.ts';
import { OptionGroup } from './option-group.tsx';
import { texts } from './texts.ts';
import type { PricedOptions } from './use-option-prices.tsx';

interface MaterialOptionsProps {
  readonly offers: readonly Offer[];
  readonly presentId: string | undefined;
  readonly options: PricedOptions;
  readonly onChoose: (id: string) => void;
}

/** The materials with what the parts cost in each; sorted and narrowed as the customer likes. */
export function MaterialOptions({ offers, presentId, options: { prices, priceOf }, onChoose }: MaterialOptionsProps) {
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
          w="7rem"
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
                offers={arranged}
                presentId={presentId}
                priceOf={priceOf}
                onChoose={onChoose}
              />
            </>
          );
        }}
      </OfferFilter>
    </>
  );
}
