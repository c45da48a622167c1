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
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

function Badge({ tone, children }: { readonly tone: string; readonly children: string }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
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
      {isExample ? <Badge tone="over">{texts.marks.example}</Badge> : null}
      {isAsked ? <Badge tone="asked">{texts.marks.asked}</Badge> : null}
      {isOverdue ? <Badge tone="overdue">{texts.marks.overdue}</Badge> : null}
    </>
  );
}
