import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { formatPrice, Price } from '../../product/prices/price.tsx';
import { Note, Text } from '../../ui/layout/layout.tsx';
import { comparePrices } from './choosing/compare-prices.ts';
import styles from './option-group.module.css';
import { texts } from './texts.ts';

/** What parts cost in something that can be chosen. */
export type PricedOption = Omit<MaterialPrice, 'materialID' | 'finishID'>;

interface OptionPriceProps {
  /** Undefined while it is asked for. */
  readonly price: PricedOption | undefined;
  /** That of what is chosen now, where there is one to compare with. */
  readonly present: PricedOption | undefined;
  readonly isPresent: boolean;
  /** There may be dearer ones: the finish is still to be chosen. */
  readonly isLeast: boolean;
  /** How many parts it is for. */
  readonly parts: number;
  /** Another is on its way. */
  readonly isAsked: boolean;
}

/** What the parts cost in an option and when they leave, or what it changes in both. */
export function OptionPrice({ price, isAsked, ...props }: OptionPriceProps) {
  return (
    <span className={styles['price']} data-asked={isAsked || undefined}>
      {price === undefined ? <Skeleton component="span" height={18} width="4.5rem" /> : <Words price={price} {...props} />}
    </span>
  );
}

function Words({ price, present, isPresent, isLeast, parts }: Omit<OptionPriceProps, 'price' | 'isAsked'> & { price: PricedOption }) {
  const { from, currency, tax, days, furthestDays, isPending, unpriced, missing } = price;
  if (isPending) return <Note>{texts.prices.pending}</Note>;
  if (from === null) {
    return (
      <Text as="span" size="xs" weight={500}>
        {texts.prices.onReview}
      </Text>
    );
  }
  // What is on review in what is chosen stands beside its total.
  const isAsNow = present !== undefined && unpriced === present.unpriced && missing === present.missing;
  return (
    <>
      <Text as="span" size="md" display>
        {isLeast ? `${texts.prices.from} ` : null}
        <Price value={from} currency={currency} />
      </Text>{' '}
      <VisuallyHidden>{texts.prices.leavesOut(tax)} </VisuallyHidden>
      <Note>{isPresent ? texts.prices.present : spellDifference()}</Note>{' '}
      {unpriced === 0 || isAsNow ? null : <Note>{texts.prices.partly({ unpriced, missing }, parts)}</Note>}
    </>
  );

  function spellDifference(): string {
    const difference = comparePrices(price, present);
    if (difference === null || isDateOnRequest(days, furthestDays)) return texts.prices.days(days, furthestDays);
    const { more, daysLater } = difference;
    return texts.prices.changes(more === 0 ? null : `${more < 0 ? '−' : '+'}${formatPrice(Math.abs(more), currency)}`, daysLater);
  }
}
