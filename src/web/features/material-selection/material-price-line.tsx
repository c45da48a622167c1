import { Skeleton } from '@mantine/core';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { Price } from '../../product/prices/price.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import styles from './material-price-line.module.css';
import { texts } from './texts.ts';

/** What the selected parts cost in a material, at the foot of its card; undefined while it is asked for. */
export function MaterialPriceLine({ price, parts, isAsked }: { price: MaterialPrice | undefined; parts: number; isAsked: boolean }) {
  return (
    <Row as="span" align="baseline" className={styles['line']} data-asked={isAsked || undefined}>
      {price === undefined ? <Skeleton component="span" height={18} width="70%" /> : <Words price={price} parts={parts} />}
    </Row>
  );
}

function Words({
  price: { from, currency, tax, days, furthestDays, isPending, unpriced, missing },
  parts,
}: {
  price: MaterialPrice;
  parts: number;
}) {
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
