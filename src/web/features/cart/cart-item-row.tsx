import { ActionIcon } from '@mantine/core';
import { amountFromMicros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import type { CartItem } from '#domain/request/cart.ts';
import { itemSubtotalMicros } from '#domain/request/cart-subtotal.ts';
import { currencyOf, leadTimeOf, readSpecifications } from '../../product/cart/item-specifications.ts';
import type { Exclusion } from '../../product/cart/sendable-items.ts';
import { PartPicture } from '../../product/parts/part-picture.tsx';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { formatPrice } from '../../product/prices/price.tsx';
import { retentionTexts } from '../../product/shop/retention-texts.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { SpinningGear } from '../../ui/display/spinning-gear.tsx';
import { focusNeighbour } from '../../ui/forms/focus-neighbour.ts';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './cart-item-row.module.css';
import { LineWishes } from './line-wishes.tsx';
import { texts } from './texts.ts';

interface CartItemRowProps {
  readonly item: CartItem;
  /** The provider that is asked. */
  readonly mspID: string;
  /** Why it is no part of the request; such an item can only be removed. */
  readonly exclusion: Exclusion | null;
  /** Its price is being asked for. */
  readonly isUpdating: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One item of the cart: how many of it, and what they cost. */
export function CartItemRow({ item, mspID, exclusion, isUpdating, onQuantity, onRemove }: CartItemRowProps) {
  const { manufacturingProcessSubtype, internalFilename, dimensions, unit, isInstantQuote = true } = readSpecifications(item);
  const currency = currencyOf([item]);
  const leadTime = leadTimeOf(item);
  const isDeleted = exclusion?.kind === 'deleted';
  const model =
    isDeleted || internalFilename === undefined || dimensions === undefined || unit === undefined
      ? null
      : modelOfPart({ internalFilename, filename: item.title, image: item.image, unit, dimensions });
  const size = dimensions === undefined || unit === undefined ? null : formatDimensions(dimensions, unit);
  return (
    <article className={styles['row']} aria-label={item.title} data-out={exclusion !== null || undefined}>
      <PartPicture image={isDeleted ? '' : item.image} model={model} side="100%" />
      <Stack gap="none">
        <Heading mb="xxs" size="md">
          <FileName name={item.title} />
        </Heading>
        <Hint>{item.description}</Hint>
        {manufacturingProcessSubtype === undefined ? null : <Hint>{manufacturingProcessSubtype}</Hint>}
        {leadTime === null ? null : <Hint>{leadTime}</Hint>}
        {size === null ? null : <Hint>{size}</Hint>}
        {isDeleted ? (
          <Text mt="xxs" size="sm">
            {retentionTexts()?.deleted ?? texts.deleted}
          </Text>
        ) : null}
        {exclusion?.kind === 'other-provider' ? (
          <Text mt="xxs" size="sm">
            {texts.fromAnother}{' '}
            <AnchorLink to="/upload" search={{ msp_id: exclusion.mspID }} inherit underline="always">
              {texts.toOther}
            </AnchorLink>
          </Text>
        ) : null}
      </Stack>
      <Row nowrap gap="md" justify="between" className={styles['amount']}>
        <Row nowrap gap="xxs">
          {exclusion === null ? (
            <QuantityInput label={texts.quantityLabel(item.title)} value={item.quantity} onChange={onQuantity} />
          ) : (
            texts.quantity(item.quantity)
          )}
          <ActionIcon
            aria-label={texts.removeLabel(item.title)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove();
            }}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Row>
        <div className={styles['money']} aria-busy={isUpdating} data-updating={isUpdating || undefined}>
          <Row as="p" nowrap gap="xs" justify="end" size="lg" weight={600}>
            {isUpdating ? <SpinningGear size={16} label={texts.updating} /> : null}
            <span>
              <MarkedPrice value={amountFromMicros(itemSubtotalMicros(item, currency))} currency={currency} isInstant={isInstantQuote} />
            </span>
          </Row>
          {item.quantity > 1 && item.price > 0 ? (
            <Hint mt="xxs" size="xs">
              {texts.each(formatPrice(item.price, currency))}
            </Hint>
          ) : null}
        </div>
      </Row>
      {exclusion === null ? (
        <div className={styles['wishes']}>
          <LineWishes item={item} mspID={mspID} />
        </div>
      ) : null}
    </article>
  );
}
