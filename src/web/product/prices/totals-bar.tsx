import { type ReactNode, useId, useState } from 'react';
import { Hint, Row, Stack } from '../../ui/layout/layout.tsx';
import { Toggle } from '../../ui/layout/toggle.tsx';
import { OrderNotes, OrderSums, type OrderTotalsProps } from './order-totals.tsx';
import { texts } from './texts.ts';
import styles from './totals-bar.module.css';

interface TotalsBarProps {
  readonly label: string;
  /** How many there are, or what else is to be known of them. */
  readonly count?: ReactNode;
  /** Undefined until there is something to add up. */
  readonly totals: OrderTotalsProps | undefined;
  /** The way on. */
  readonly next: ReactNode;
  /** What else can be done; on a phone behind a press, as are the sums that make the total. */
  readonly children?: ReactNode;
  /** What holds for the sums, said below them where the lines end. */
  readonly notes: ReactNode;
}

/** What a page's lines come to and where to go from here, in sight however many they are. */
export function TotalsBar({ label, count, totals, next, children, notes }: TotalsBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles['aside']} aria-label={label}>
      <div className={styles['bar']} data-bar id={id} data-open={isOpen || undefined}>
        <Row gap="lg" align="end">
          {count === undefined ? null : (
            <Hint as="div" className={styles['count']}>
              {count}
            </Hint>
          )}
          {totals === undefined ? null : <OrderSums {...totals} kind="across" />}
        </Row>
        <Row gap="xs" className={styles['ways']}>
          <Toggle isOpen={isOpen} controls={id} onToggle={setIsOpen} className={styles['toggle']}>
            {isOpen ? texts.less : texts.more}
          </Toggle>
          <Row gap="xs" className={styles['more']}>
            {children}
          </Row>
          {next}
        </Row>
      </div>
      <Stack gap="xxs" mt="md">
        {totals === undefined ? null : <OrderNotes {...totals} />}
        {notes}
      </Stack>
    </aside>
  );
}
