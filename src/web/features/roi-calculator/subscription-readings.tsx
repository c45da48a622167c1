import {
  EFFECTIVE_EXTRA_QUOTE_DOLLARS,
  INCLUDED_QUOTES,
  NOMINAL_EXTRA_QUOTE_DOLLARS,
  SUBSCRIPTION_DOLLARS,
  type Subscription,
} from '#domain/roi/subscription.ts';
import styles from './details-form.module.css';
import { formatAmount, formatEntered } from './format-figures.ts';
import { texts } from './texts.ts';

const NOMINAL = formatAmount(NOMINAL_EXTRA_QUOTE_DOLLARS);
const EFFECTIVE = formatAmount(EFFECTIVE_EXTRA_QUOTE_DOLLARS);

/** Says plainly that the price of an extra quote can be read in two ways, and what each comes to. */
export function SubscriptionReadings({ id, subscription }: { id: string; subscription: Subscription }) {
  const { extraQuotes, effectiveDollars, nominalDollars } = subscription;
  return (
    <div id={id} className={styles['readings']}>
      <p>
        {texts.readings.included(formatAmount(SUBSCRIPTION_DOLLARS), formatEntered(INCLUDED_QUOTES))}{' '}
        {texts.readings.extra(NOMINAL, EFFECTIVE)}
      </p>
      {extraQuotes > 0 && Number.isFinite(nominalDollars) ? (
        <>
          <p className={styles['extra']}>{texts.readings.total(formatEntered(extraQuotes))}</p>
          <dl>
            <dt>{texts.readings.effective(EFFECTIVE)}</dt>
            <dd>{formatAmount(effectiveDollars)}</dd>
            <dt>{texts.readings.nominal(NOMINAL)}</dt>
            <dd>{formatAmount(nominalDollars)}</dd>
          </dl>
        </>
      ) : null}
    </div>
  );
}
