import type { ReactNode } from 'react';
import styles from './sum-row.module.css';

interface SumRowProps {
  readonly label: string;
  readonly isTotal: boolean;
  /** The amount. */
  readonly children: ReactNode;
}

/** One row of what something comes to, within a list of them. */
export function SumRow({ label, isTotal, children }: SumRowProps) {
  return (
    <div className={styles['row']} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
