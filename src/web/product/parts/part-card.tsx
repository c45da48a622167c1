import { ActionIcon } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { modelOfPart } from '../../stores/active-model-store.ts';
import { FileName } from '../../ui/display/file-name.tsx';
import { focusNeighbour } from '../../ui/forms/focus-neighbour.ts';
import { QuantityInput } from '../../ui/forms/quantity-input.tsx';
import { IconTrash } from '../../ui/icons/part-icons.tsx';
import { Card, Hint, Row, Text } from '../../ui/layout/layout.tsx';
import { retentionTexts } from '../shop/retention-texts.ts';
import styles from './part-card.module.css';
import { PartFindings } from './part-findings.tsx';
import { PartPicture } from './part-picture.tsx';
import { texts } from './texts.ts';

interface PartCardProps {
  readonly part: Part;
  /** Makes the whole card toggle the selection; `part.selected` says how it stands. */
  readonly onToggle?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly onQuantity?: ((quantity: number) => void) | undefined;
  /** The server has deleted it: it can only be removed. */
  readonly isGone?: boolean;
  /** The color that was chosen for it, '#rrggbb'; without it it looks as its file has it. */
  readonly rgb?: string | undefined;
  /** The name of the finish that was chosen for it. */
  readonly finish?: string | undefined;
  /** What else there is to say or to do about it, below its findings. */
  readonly children?: ReactNode;
}

/** One uploaded part. What has no handler is not offered: without `onToggle` it is not selectable, and so on. */
export function PartCard({ part, onToggle, onRemove, onQuantity, isGone = false, rgb, finish, children }: PartCardProps) {
  const id = useId();
  const selectable = onToggle !== undefined && !isGone;
  return (
    <Card
      as="article"
      p="none"
      gap="none"
      className={styles['card']}
      data-selectable={selectable || undefined}
      data-selected={selectable && part.selected ? true : undefined}
    >
      <div className={styles['picture']}>
        <PartPicture
          image={isGone ? '' : part.image}
          model={isGone ? null : { ...modelOfPart(part), rgb, finish }}
          tint={rgb}
          finish={finish}
        />
      </div>
      <div className={styles['body']}>
        <Row nowrap gap="xs" size="base" weight={600}>
          {selectable ? (
            <input
              id={id}
              type="checkbox"
              className={styles['check']}
              checked={part.selected}
              onChange={onToggle}
              aria-label={texts.select(part.filename)}
            />
          ) : null}
          {selectable ? (
            <Text as="label" className={styles['name']} htmlFor={id}>
              <FileName name={part.filename} />
            </Text>
          ) : (
            <FileName name={part.filename} />
          )}
        </Row>
        <Hint>{formatDimensions(part.dimensions, part.unit)}</Hint>
        {isGone ? <Text size="sm">{retentionTexts()?.deleted}</Text> : <PartFindings findings={part.findings} isBrief />}
        {isGone ? null : children}
        {onQuantity === undefined && onRemove === undefined ? null : (
          <Row nowrap gap="none" className={styles['controls']}>
            {onQuantity === undefined || isGone ? null : (
              <QuantityInput label={texts.quantityOf(part.filename)} value={part.quantity} onChange={onQuantity} />
            )}
            {onRemove === undefined ? null : (
              <ActionIcon
                ml="auto"
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={texts.remove(part.filename)}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  onRemove();
                }}
              >
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
          </Row>
        )}
      </div>
    </Card>
  );
}
