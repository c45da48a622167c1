import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { amountFromMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { itemSubtotalMicros } from '#domain/request/cart-subtotal.ts';
import { sayOffer } from '#domain/sentences/offers.ts';
import { useCartStore } from '../../product/cart/cart-store.ts';
import { currencyOf, leadTimeOf, readSpecifications } from '../../product/cart/item-specifications.ts';
import { summarizeWishes } from '../../product/cart/line-wishes.ts';
import { type Exclusion, exclusionOf } from '../../product/cart/sendable-items.ts';
import { shortProcessName } from '../../product/offers/short-process-name.ts';
import { sayMadeOf } from '../../product/offers/spell-made-of.ts';
import { PART_COLUMNS, PartCells } from '../../product/parts/part-cells.tsx';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { formatPrice } from '../../product/prices/price.tsx';
import { texts as priceTexts } from '../../product/prices/texts.ts';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { focusNeighbour } from '../../ui/forms/focus-neighbour.ts';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Note, Row, Text } from '../../ui/layout/layout.tsx';
import { Cell, type Column, Line, PanelToggle } from '../../ui/tables/rows.tsx';
import { LineWishes } from './line-wishes.tsx';
import { texts } from './texts.ts';

const { columns } = texts;

export const ITEM_COLUMNS: readonly Column[] = [
  ...PART_COLUMNS,
  { name: columns.choices, width: 'minmax(0, 0.9fr)' },
  { name: columns.leadTime, width: '11rem' },
  { name: columns.quantity, width: '7rem' },
  { name: columns.each, width: '6rem', isNumeric: true },
  { name: columns.total, width: '6.5rem', isNumeric: true },
  { name: columns.actions, width: '12.5rem', isQuiet: true },
];

interface CartItemRowProps {
  readonly item: CartItem;
  /** The provider that is asked. */
  readonly mspID: string;
  /** Its price is being asked for. */
  readonly isUpdating: boolean;
  /** Of all pieces with tax, where that is what the customer is shown. */
  readonly grossTotal: number | undefined;
  /** Stays the same from one drawing to the next. */
  readonly onRemove: (item: CartItem) => void;
}

/** One item of the cart: how many of it, what they cost, and what the shop should know of it. */
export const CartItemRow = memo(function CartItemRow({ item, mspID, isUpdating, grossTotal, onRemove }: CartItemRowProps) {
  const specifications = readSpecifications(item);
  const { manufacturingProcessSubtype, internalFilename, dimensions, unit, isInstantQuote = true } = specifications;
  const exclusion = exclusionOf(item, mspID);
  const currency = currencyOf([item]);
  const isDeleted = exclusion?.kind === 'deleted';
  const model =
    isDeleted || internalFilename === undefined || dimensions === undefined || unit === undefined
      ? null
      : modelOfPart({ internalFilename, filename: item.title, image: item.image, unit, dimensions });
  const size = dimensions === undefined || unit === undefined ? null : formatDimensions(dimensions, unit);
  const wishes = summarizeWishes(specifications);
  return (
    <Line
      aria-label={item.title}
      data-item={item.id}
      under={exclusion === null ? null : <Excluded exclusion={exclusion} />}
      panel={exclusion === null ? <LineWishes item={item} mspID={mspID} /> : null}
    >
      <PartCells
        image={isDeleted ? '' : item.image}
        model={model}
        filename={item.title}
        rgb={specifications.colorRgb}
        finish={specifications.finish}
      >
        {size === null ? null : <Note as="div">{size}</Note>}
      </PartCells>
      <Cell>
        {sayMadeOf(item.description)}
        {manufacturingProcessSubtype === undefined ? null : <Note as="div">{shortProcessName(sayOffer(manufacturingProcessSubtype))}</Note>}
      </Cell>
      <Cell>{leadTimeOf(item)}</Cell>
      <Cell>
        {exclusion === null ? (
          <QuantityInput
            size="xs"
            label={texts.quantityLabel(item.title)}
            value={item.quantity}
            onChange={(quantity) => useCartStore.getState().updateQuantity(item.id, quantity)}
          />
        ) : (
          texts.quantity(item.quantity)
        )}
      </Cell>
      <Cell isNumeric room={item.quantity === 1 ? 'column' : undefined}>
        {item.price > 0 ? priceTexts.each(formatPrice(grossTotal === undefined ? item.price : grossTotal / item.quantity, currency)) : null}
      </Cell>
      <Cell isNumeric>
        <Row
          nowrap
          gap="xs"
          justify="end"
          size="lg"
          display
          tone={isUpdating || exclusion !== null ? 'dim' : undefined}
          aria-busy={isUpdating}
        >
          {isUpdating ? <SpinningGear size={16} label={texts.updating} /> : null}
          <span>
            <MarkedPrice
              value={grossTotal ?? amountFromMicros(itemSubtotalMicros(item, currency))}
              currency={currency}
              isInstant={isInstantQuote}
            />
          </span>
        </Row>
      </Cell>
      <Cell room="wide">
        <Row nowrap gap="xs" justify="end" wrap="none">
          {exclusion === null ? (
            <PanelToggle>
              {wishes === '' ? texts.wishes.heading : wishes}
              <VisuallyHidden> {texts.wishes.of(item.title)}</VisuallyHidden>
            </PanelToggle>
          ) : null}
          <ActionIcon
            aria-label={texts.removeLabel(item.title)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove(item);
            }}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Row>
      </Cell>
    </Line>
  );
});

/** Why an item is no part of the request. */
function Excluded({ exclusion }: { readonly exclusion: Exclusion }) {
  return (
    <Text mt="xxs" size="sm">
      {exclusion.kind === 'deleted' ? (
        (retentionTexts()?.deleted ?? texts.deleted)
      ) : (
        <>
          {texts.fromAnother}{' '}
          <AnchorLink to="/upload" search={{ msp_id: exclusion.mspID }} inherit underline="always">
            {texts.toOther}
          </AnchorLink>
        </>
      )}
    </Text>
  );
}
