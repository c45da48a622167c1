import { Button } from '@mantine/core';
import { useId } from 'react';
import framed from '../../../ui/framed-list.module.css';
import { visitorLocale } from '../../../ui/price.tsx';
import styles from './colleagues.module.css';
import { texts } from './texts.ts';
import type { Colleagues, Ways } from './use-colleagues.ts';

interface InvitationListProps {
  readonly invitations: Colleagues['invitations'];
  readonly isBusy: boolean;
  readonly ways: Pick<Ways, 'withdraw'>;
}

/** Who was asked and has not answered. */
export function InvitationList({ invitations, isBusy, ways }: InvitationListProps) {
  const headingId = useId();
  return (
    <section>
      <h2 id={headingId} className={styles['heading']}>
        {texts.waiting}
      </h2>
      {invitations.length === 0 ? (
        <p className={styles['note']}>{texts.noneWaiting}</p>
      ) : (
        <ul className={framed['list']} aria-labelledby={headingId}>
          {invitations.map(({ email, role, invitedBy, expiresAt }) => (
            <li key={email} className={styles['row']}>
              <div className={styles['words']}>
                <p className={styles['name']}>{email}</p>
                <p className={styles['note']}>
                  {[texts.roles[role], ...(invitedBy === '' ? [] : [texts.invitedBy(invitedBy)]), texts.goodUntil(showDay(expiresAt))].join(
                    ', ',
                  )}
                </p>
              </div>
              <div className={styles['ways']}>
                <Button
                  variant="default"
                  size="xs"
                  disabled={isBusy}
                  aria-label={texts.withdrawLabel(email)}
                  onClick={() => void ways.withdraw.run({ email }, texts.done.withdrawn(email))}
                >
                  {texts.withdraw}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An invitation is over at a minute: of which day is what matters. */
function showDay(iso: string): string {
  return new Date(iso).toLocaleDateString(visitorLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
}
