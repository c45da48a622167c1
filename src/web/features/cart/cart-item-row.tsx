import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type CartItem, itemSubtotalMicros } from '#domain/cart.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import { amountFromMicros } from '#domain/money.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { currencyOf, leadTimeOf, readSpecifications } from '../../stores/item-specifications.ts';
import type { Hindrance } from '../../stores/sendable-items.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { FileName } from '../../ui/file-name.tsx';
import { focusNeighbour } from '../../ui/focus-neighbour.ts';
import { MarkedPrice } from '../../ui/marked-price.tsx';
import { PartPicture } from '../../ui/part-picture.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { QuantityInput } from '../../ui/quantity-input.tsx';
import { retentionTexts } from '../../ui/retention-texts.ts';
import { SpinningGear } from '../../ui/spinning-gear.tsx';
import styles from './cart-item-row.module.css';
import { LineWishes } from './line-wishes.tsx';
import { texts } from './texts.ts';

interface CartItemRowProps {
  readonly item: CartItem;
  /** The provider that is asked. */
  readonly mspID: string;
  /** Why it is no part of the request; such an item can only be removed. */
  readonly hindrance: Hindrance | null;
  /** Its price is being asked for. */
  readonly isUpdating: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One item of the cart: how many of it, and what they cost. */
export function CartItemRow({ item, mspID, hindrance, isUpdating, onQuantity, onRemove }: CartItemRowProps) {
  const { manufacturingProcessSubtype, internalFilename, dimensions, unit, isInstantQuote = true } = readSpecifications(item);
  const currency = currencyOf([item]);
  const leadTime = leadTimeOf(item);
  const isDeleted = hindrance?.kind === 'deleted';
  const model =
    isDeleted || internalFilename === undefined || dimensions === undefined || unit === undefined
      ? null
      : modelOfPart({ internalFilename, filename: item.title, image: item.image, unit, dimensions });
  const size = dimensions === undefined || unit === undefined ? null : formatDimensions(dimensions, unit);
  return (
    <article className={styles['row']} aria-label={item.title} data-out={hindrance !== null || undefined}>
      <div className={styles['picture']}>
        <PartPicture image={isDeleted ? '' : item.image} model={model} />
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <FileName name={item.title} />
        </h2>
        <p className={styles['description']}>{item.description}</p>
        {manufacturingProcessSubtype === undefined ? null : <p className={styles['description']}>{manufacturingProcessSubtype}</p>}
        {leadTime === null ? null : <p className={styles['description']}>{leadTime}</p>}
        {size === null ? null : <p className={styles['description']}>{size}</p>}
        {isDeleted ? <p className={styles['hindrance']}>{retentionTexts()?.deleted ?? texts.deleted}</p> : null}
        {hindrance?.kind === 'other-provider' ? (
          <p className={styles['hindrance']}>
            {texts.fromAnother}{' '}
            <AnchorLink to="/upload" search={{ msp_id: hindrance.mspID }} inherit underline="always">
              {texts.toOther}
            </AnchorLink>
          </p>
        ) : null}
      </div>
      <div className={styles['amount']}>
        <div className={styles['controls']}>
          {hindrance === null ? (
            <QuantityInput label={texts.quantityLabel(item.title)} value={item.quantity} onChange={onQuantity} />
          ) : (
            texts.quantity(item.quantity)
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={texts.removeLabel(item.title)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              onRemove();
            }}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
        <div className={styles['money']} aria-busy={isUpdating} data-updating={isUpdating || undefined}>
          <p className={styles['price']}>
            {isUpdating ? <SpinningGear size={16} label={texts.updating} /> : null}
            <span>
              <MarkedPrice value={amountFromMicros(itemSubtotalMicros(item, currency))} currency={currency} isInstant={isInstantQuote} />
            </span>
          </p>
          {item.quantity > 1 && item.price > 0 ? <p className={styles['each']}>{texts.each(formatPrice(item.price, currency))}</p> : null}
        </div>
      </div>
      {hindrance === null ? (
        <div className={styles['wishes']}>
          <LineWishes item={item} mspID={mspID} />
        </div>
      ) : null}
    </article>
  );
}
