import { IconCheck } from '../icons/icons.tsx';
import styles from './step-number.module.css';

/** The number of a step, or a tick once it is done. */
export function StepNumber({ number, state }: { number: number; state: 'waiting' | 'open' | 'done' }) {
  return (
    <span className={styles['number']} data-state={state} aria-hidden>
      {state === 'done' ? <IconCheck size={16} stroke={2.4} /> : number}
    </span>
  );
}
