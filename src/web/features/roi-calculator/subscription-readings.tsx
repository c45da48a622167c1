import {
  EFFECTIVE_EXTRA_QUOTE_DOLLARS,
  INCLUDED_QUOTES,
  NOMINAL_EXTRA_QUOTE_DOLLARS,
  SUBSCRIPTION_DOLLARS,
  type Subscription,
} from '#domain/roi/subscription.ts';
import styles from './details-form.module.css';
import { formatDollars, formatEntered } from './format-figures.ts';
import { texts } from './texts.ts';

const NOMINAL = formatDollars(NOMINAL_EXTRA_QUOTE_DOLLARS);
const EFFECTIVE = formatDollars(EFFECTIVE_EXTRA_QUOTE_DOLLARS);

/** Says plainly that the price of an extra quote can be read in two ways, and what each comes to. */
export function SubscriptionReadings({ id, subscription }: { id: string; subscription: Subscription }) {
  const { extraQuotes, effectiveDollars, nominalDollars } = subscription;
  return (
    <div id={id} className={styles['readings']}>
      <p>
        {texts.readings.included(formatDollars(SUBSCRIPTION_DOLLARS), formatEntered(INCLUDED_QUOTES))}{' '}
        {texts.readings.extra(NOMINAL, EFFECTIVE)}
      </p>
      {extraQuotes > 0 && Number.isFinite(nominalDollars) ? (
        <>
          <p className={styles['extra']}>{texts.readings.total(formatEntered(extraQuotes))}</p>
          <dl>
            <dt>{texts.readings.effective(EFFECTIVE)}</dt>
            <dd>{formatDollars(effectiveDollars)}</dd>
            <dt>{texts.readings.nominal(NOMINAL)}</dt>
            <dd>{formatDollars(nominalDollars)}</dd>
          </dl>
        </>
      ) : null}
    </div>
  );
}
