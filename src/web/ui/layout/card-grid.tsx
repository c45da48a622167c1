import type { CSSProperties, ReactNode } from 'react';
import styles from './card-grid.module.css';
import { Stack } from './layout.tsx';

/**
 * A list of cards; each child should be a `<li>`.
 * `columns` from 1 to 12 gives that many columns, anything else 1 on small, 2 on medium and large, 3 on xl, 4 on xxl.
 */
export function CardGrid({ columns, label, children }: { columns?: number; label?: string; children: ReactNode }) {
  const fixed = columns !== undefined && Number.isInteger(columns) && columns >= 1 && columns <= 12;
  return (
    <Stack
      as="ul"
      className={styles['grid']}
      data-columns={fixed ? columns : 'auto'}
      style={fixed ? ({ '--columns': columns } as CSSProperties) : undefined}
      aria-label={label}
    >
      {children}
    </Stack>
  );
}
