import { Skeleton } from '@mantine/core';
import type { MaterialPrice } from '#contract/calls/get-material-prices.ts';
import { Price } from '../../ui/price.tsx';
import styles from './material-price-line.module.css';
import { texts } from './texts.ts';

/** What the selected parts cost in a material, at the foot of its card; undefined while it is asked for. */
export function MaterialPriceLine({ price, parts, isAsked }: { price: MaterialPrice | undefined; parts: number; isAsked: boolean }) {
  return (
    <span className={styles['line']} data-asked={isAsked || undefined}>
      {price === undefined ? <Skeleton component="span" height={18} width="70%" /> : <Words price={price} parts={parts} />}
    </span>
  );
}

function Words({ price: { from, currency, tax, days, isPending, unpriced, missing }, parts }: { price: MaterialPrice; parts: number }) {
  if (isPending) return <span className={styles['detail']}>{texts.prices.pending}</span>;
  if (from === null) return <span className={styles['review']}>{texts.prices.onReview}</span>;
  return (
    <>
      <span className={styles['from']}>
        {texts.prices.from} <Price className={styles['amount'] ?? ''} value={from} currency={currency} />
      </span>{' '}
      <span className={styles['detail']}>{texts.prices.leavesOut(tax)}</span>{' '}
      <span className={styles['detail']}>{texts.prices.days(days)}</span>{' '}
      {unpriced === 0 ? null : <span className={styles['detail']}>{texts.prices.partly({ unpriced, missing }, parts)}</span>}
    </>
  );
}
