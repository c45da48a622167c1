import { useId } from 'react';
import type { DeskHome } from '#contract/api/desk/get-desk-home.ts';
import { RequestTable } from '../../product/desk/request-table.tsx';
import { AnchorLink } from '../../ui/controls/anchor-link.tsx';
import { IconArrowRight } from '../../ui/icons/icons.tsx';
import { Heading, Hint, Row, Stack } from '../../ui/layout/layout.tsx';
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
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <KindHead id={id} title={title} text={text} count={count} />
      <RequestTable label={title} requests={first} />
      {total > first.length ? (
        <AnchorLink to="/msp/orders" search={search} className={styles['all'] ?? ''}>
          {texts.all(total)}
          <IconArrowRight size={16} stroke={1.8} aria-hidden />
        </AnchorLink>
      ) : null}
    </Stack>
  );
}

interface KindHeadProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly isTrouble?: boolean;
}

/** What waits, how much of it, and why. */
export function KindHead({ id, title, text, count, isTrouble = false }: KindHeadProps) {
  return (
    <Row align="baseline" gap="sm">
      <Heading id={id} size="xl">
        {title}{' '}
        <span className={styles['count']} data-trouble={isTrouble || undefined}>
          {count}
        </span>
      </Heading>
      <Hint>{text}</Hint>
    </Row>
  );
}
