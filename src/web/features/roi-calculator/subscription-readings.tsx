import {
  EFFECTIVE_EXTRA_QUOTE_DOLLARS,
  INCLUDED_QUOTES,
  NOMINAL_EXTRA_QUOTE_DOLLARS,
  SUBSCRIPTION_DOLLARS,
  type Subscription,
} from '#domain/roi/subscription.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { formatAmount, formatEntered } from './format-figures.ts';
import styles from './roi.module.css';
import { texts } from './texts.ts';

const NOMINAL = formatAmount(NOMINAL_EXTRA_QUOTE_DOLLARS);
const EFFECTIVE = formatAmount(EFFECTIVE_EXTRA_QUOTE_DOLLARS);

/** Says plainly that the price of an extra quote can be read in two ways, and what each comes to. */
export function SubscriptionReadings({ id, subscription }: { id: string; subscription: Subscription }) {
  const { extraQuotes, effectiveDollars, nominalDollars } = subscription;
  return (
    <Text as="div" id={id} size="sm" tone="dim" className={styles['readings']}>
      <Text>
        {texts.readings.included(formatAmount(SUBSCRIPTION_DOLLARS), formatEntered(INCLUDED_QUOTES))}{' '}
        {texts.readings.extra(NOMINAL, EFFECTIVE)}
      </Text>
      {extraQuotes > 0 && Number.isFinite(nominalDollars) ? (
        <>
          <Text mt="sm" className={styles['extra']}>
            {texts.readings.total(formatEntered(extraQuotes))}
          </Text>
          <Facts kind="sums" gap="xxs" mt="xxs">
            <Fact label={texts.readings.effective(EFFECTIVE)}>{formatAmount(effectiveDollars)}</Fact>
            <Fact label={texts.readings.nominal(NOMINAL)}>{formatAmount(nominalDollars)}</Fact>
          </Facts>
        </>
      ) : null}
    </Text>
  );
}
