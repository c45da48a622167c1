import { useId } from 'react';
import type { DeskHome } from '#contract/calls/get-desk-home.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { formatMoment } from '../../../ui/format-day.ts';
import styles from './home-page.module.css';
import { texts } from './texts.ts';

/** Mails that the mail server refused; each leads to the request that it is about. */
export function FailedMails({ mails: { count, first } }: { mails: DeskHome['failedMails'] }) {
  const id = useId();
  const { mails } = texts;
  return (
    <section className={styles['kind']} aria-labelledby={id} data-trouble>
      <div className={styles['head']}>
        <h2 id={id}>
          {mails.title} <span className={styles['count']}>{count}</span>
        </h2>
        <p>{mails.text}</p>
      </div>
      <ul className={styles['mails']} aria-labelledby={id}>
        {first.map(({ messageID, requestID, to, subject, attempts, nextAttemptAt }) => (
          <li key={messageID}>
            <AnchorLink to="/msp/orders/$requestId" params={{ requestId: requestID }}>
              {subject}
            </AnchorLink>
            <span className={styles['facts']}>
              {[mails.to(to), mails.tries(attempts), ...(nextAttemptAt === null ? [] : [mails.next(formatMoment(nextAttemptAt))])].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </ul>
      {count > first.length ? <p className={styles['facts']}>{mails.more(count - first.length)}</p> : null}
    </section>
  );
}
