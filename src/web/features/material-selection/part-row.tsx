import { ActionIcon, Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { removePart } from '../../product/parts/remove-part.ts';
import { texts as partTexts } from '../../product/parts/texts.ts';
import { MarkedPrice } from '../../product/prices/marked-price.tsx';
import { usePartsStore } from '../../stores/parts-store.ts';
import { CoverButton } from '../../ui/controls/anchor-link.tsx';
import { FileName } from '../../ui/display/file-name.tsx';
import { PartImage } from '../../ui/display/part-image.tsx';
import { focusNeighbour } from '../../ui/forms/focus-neighbour.ts';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import styles from './parts-list.module.css';
import { texts } from './texts.ts';

interface PartRowProps {
  readonly part: Part;
  /** The last that was had; null: there is none; undefined before the first. */
  readonly price: PartPrice | null | undefined;
  readonly isAsked: boolean;
  readonly currency: string;
  /** What it is made of, where that is otherwise than the others. */
  readonly otherwise: string | null;
  /** The color that was chosen for it, '#rrggbb'. */
  readonly rgb?: string;
  /** The name of the finish. */
  readonly finish?: string;
  /** It is the one to look at. */
  readonly isLookedAt: boolean;
  readonly onLook: (id: string) => void;
}

/** A part in the list: what it is, how many of it, what they cost now, and whether it is to be made. */
export const PartRow = memo(function PartRow({ part, price, isAsked, currency, otherwise, rgb, finish, isLookedAt, onLook }: PartRowProps) {
  const { id, filename, selected, quantity } = part;
  const { toggleSelection, setQuantity } = usePartsStore.getState();
  return (
    <li data-part={id} className={styles['row']} data-selected={selected || undefined} data-current={isLookedAt || undefined}>
      <input type="checkbox" aria-label={partTexts.select(filename)} checked={selected} onChange={() => toggleSelection(id)} />
      <span className={styles['picture']}>
        <PartImage image={part.image} alt="" tint={rgb} finish={finish} />
      </span>
      <Stack gap="none" fit="grow" style={{ lineHeight: 1.4 }}>
        <Row nowrap gap="xs" justify="between">
          <CoverButton aria-label={texts.parts.look(filename)} aria-current={isLookedAt || undefined} onClick={() => onLook(id)}>
            <FileName name={filename} />
          </CoverButton>
          <Text as="span" size="md" display fit="keep" aria-busy={isAsked || undefined}>
            <RowPrice price={price} isAsked={isAsked} currency={currency} />
          </Text>
        </Row>
        <Note wrap="cut">{otherwise ?? formatDimensions(part.dimensions, part.unit)}</Note>
        <Row nowrap gap="xs" justify="between" className={styles['controls']}>
          <QuantityInput size="xs" label={partTexts.quantityOf(filename)} value={quantity} onChange={(pieces) => setQuantity(id, pieces)} />
          <ActionIcon
            aria-label={partTexts.remove(filename)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              removePart(part);
            }}
          >
            <IconTrash size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Row>
      </Stack>
    </li>
  );
});

function RowPrice({ price, isAsked, currency }: Pick<PartRowProps, 'price' | 'isAsked' | 'currency'>) {
  if (price === undefined) return isAsked ? <Skeleton component="span" height={16} width="3.5rem" /> : null;
  if (price?.isPending) return <Skeleton component="span" height={16} width="3.5rem" />;
  if (price === null || price.choice === null) return <Note>{texts.parts.noPrice}</Note>;
  return <MarkedPrice value={price.price ?? 0} currency={currency} isInstant={price.isInstantQuote} />;
}
