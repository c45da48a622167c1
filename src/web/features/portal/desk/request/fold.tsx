import { type ReactNode, useState } from 'react';
import styles from './line-card.module.css';

/** Something to unfold; what is in it is drawn when it is wanted. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['fold']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen ? <div className={styles['inside']}>{children}</div> : null}
    </details>
  );
}
