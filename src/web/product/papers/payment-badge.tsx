import type { InvoiceState } from '#domain/papers/settle.ts';
import styles from '../desk/state-badge.module.css';
import { texts } from './texts.ts';

interface PaymentBadgeProps {
  readonly state: InvoiceState;
  readonly isOverdue?: boolean;
}

const TONES = { open: 'waiting', part: 'going', paid: 'done', credited: 'over' } as const;

/** How far something is paid, in a word. */
export function PaymentBadge({ state, isOverdue = false }: PaymentBadgeProps) {
  return (
    <span className={styles['badge']} data-tone={isOverdue ? 'overdue' : TONES[state]}>
      {isOverdue ? texts.overdue : texts.states[state]}
    </span>
  );
}
