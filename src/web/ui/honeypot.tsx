import type { Ref } from 'react';
import styles from './honeypot.module.css';

/**
 * A field that people neither see, reach nor hear, and that no browser fills in: what fills it is a program.
 * The server drops what comes with it, and says nothing.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles['trap']} aria-hidden="true">
      <label>
        Subject (leave this empty)
        <input ref={ref} type="text" name="subject" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
