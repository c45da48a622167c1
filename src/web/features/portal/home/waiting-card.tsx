import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { DeskHome } from '#contract/calls/get-desk-home.ts';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import rows from '../../../ui/linked-rows.module.css';
import { RequestRow } from '../desk/list/request-row.tsx';
import styles from './home-page.module.css';
import { texts } from './texts.ts';

interface WaitingCardProps {
  readonly title: string;
  readonly text: string;
  readonly waiting: DeskHome['unread'];
  /** How many the list has that has all of them, and that list. */
  readonly total: number;
  readonly search: { readonly mark: string; readonly state?: string };
}

/** Requests that wait for the same thing: how many, the most urgent ones, and the way to all where there are more. */
export function WaitingCard({ title, text, waiting: { count, first }, total, search }: WaitingCardProps) {
  const id = useId();
  return (
    <section className={styles['kind']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>
          {title} <span className={styles['count']}>{count}</span>
        </h2>
        <p>{text}</p>
      </div>
      <ul className={rows['list']} aria-labelledby={id}>
        {first.map((card) => (
          <RequestRow key={card.requestID} card={card} />
        ))}
      </ul>
      {total > first.length ? (
        <AnchorLink to="/msp/orders" search={search} className={styles['all'] ?? ''}>
          {texts.all(total)}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </AnchorLink>
      ) : null}
    </section>
  );
}
