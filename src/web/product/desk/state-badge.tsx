import type { RequestState } from '#domain/desk/request-life.ts';
import styles from './state-badge.module.css';
import { texts } from './texts.ts';

/** How a state looks: what waits for the shop stands out, what is over stands back. */
const TONES: Readonly<Record<RequestState, 'open' | 'waiting' | 'going' | 'done' | 'over'>> = {
  received: 'open',
  quoted: 'waiting',
  accepted: 'open',
  'in-production': 'going',
  shipped: 'going',
  completed: 'done',
  declined: 'over',
  'turned-down': 'over',
  expired: 'over',
  withdrawn: 'over',
  cancelled: 'over',
};

/** The state of a request in a word. */
export function StateBadge({ state }: { state: RequestState }) {
  return (
    <span className={styles['badge']} data-tone={TONES[state]}>
      {texts.states[state]}
    </span>
  );
}

interface MarksProps {
  readonly isAsked: boolean;
  readonly isOverdue: boolean;
  readonly isExample?: boolean;
}

/** What hurries, and what is no customer's. */
export function Marks({ isAsked, isOverdue, isExample = false }: MarksProps) {
  return (
    <>
      {isExample ? (
        <span className={styles['badge']} data-tone="over">
          {texts.marks.example}
        </span>
      ) : null}
      {isAsked ? (
        <span className={styles['badge']} data-tone="asked">
          {texts.marks.asked}
        </span>
      ) : null}
      {isOverdue ? (
        <span className={styles['badge']} data-tone="overdue">
          {texts.marks.overdue}
        </span>
      ) : null}
    </>
  );
}
