import type { WireClientCard } from '#contract/desk/clients.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { showMicros } from '../../../ui/format-micros.ts';
import rows from '../../../ui/linked-rows.module.css';
import styles from './clients.module.css';
import { texts } from './texts.ts';

/** One client of the list; all of it leads to the person, or to the people of the organization. */
export function ClientRow({ client, by }: { client: WireClientCard; by: 'person' | 'organization' }) {
  const { key, name, organization, peopleCount, requestCount, orderCount, lastOn, sums } = client;
  const quoted = sums.filter(({ quotedMicros }) => quotedMicros > 0);
  return (
    <li className={`${rows['row']} ${styles['row']}`}>
      <div className={styles['who']}>
        {by === 'person' ? (
          <AnchorLink to="/msp/clients/$email" params={{ email: key }} className={rows['link'] ?? ''} underline="never">
            {name}
          </AnchorLink>
        ) : (
          <AnchorLink to="/msp/clients" search={{ organization: key }} className={rows['link'] ?? ''} underline="never">
            {organization}
          </AnchorLink>
        )}
        <span className={styles['beside']}>{by === 'person' ? organization : texts.people(peopleCount)}</span>
        {by === 'person' ? <span className={styles['beside']}>{key}</span> : null}
      </div>
      <div className={styles['facts']}>
        <span>{`${texts.requests(requestCount)} · ${texts.orders(orderCount)}`}</span>
        <span>{texts.last(formatDay(lastOn))}</span>
      </div>
      <div className={styles['sums']}>
        {quoted.length === 0 ? <span className={styles['beside']}>{texts.notQuoted}</span> : null}
        {quoted.map(({ currency, quotedMicros, orderedMicros }) => (
          <span key={currency} className={styles['amounts']}>
            {orderedMicros === 0 ? null : <span className={styles['amount']}>{texts.ordered(showMicros(orderedMicros, currency))}</span>}
            <span className={styles['beside']}>{texts.quoted(showMicros(quotedMicros, currency))}</span>
          </span>
        ))}
      </div>
    </li>
  );
}
