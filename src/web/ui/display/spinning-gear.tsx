import { IconSettings } from '../icons/part-icons.tsx';
import styles from './spinning-gear.module.css';

/** A gear that turns while something is being worked on; `label` says what to those who do not see it. */
export function SpinningGear({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <span style={{ display: 'inline-flex' }} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <IconSettings className={styles['gear']} size={size} stroke={1.6} aria-hidden />
    </span>
  );
}
