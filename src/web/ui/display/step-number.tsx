import { IconCheck } from '../icons/part-icons.tsx';
import styles from './step-number.module.css';

interface StepNumberProps {
  readonly number: number;
  readonly state: 'waiting' | 'open' | 'done';
  /** What the tick says, where nothing else says it. */
  readonly done?: string;
}

/** The number of a step, or a tick once it is done. */
export function StepNumber({ number, state, done }: StepNumberProps) {
  return (
    <span className={styles['number']} data-state={state} aria-hidden={done === undefined}>
      {state === 'done' ? <IconCheck size={16} stroke={2.4} aria-label={done} /> : number}
    </span>
  );
}
