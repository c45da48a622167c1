import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { Part } from '#contract/entities.ts';
import styles from './part-findings.module.css';

/** What the measurement has to say about a part, in its own words; what asks for a review stands out. */
export function PartFindings({ findings }: { findings: Part['findings'] }) {
  if (findings.length === 0) {
    return null;
  }
  return (
    <ul className={styles['list']}>
      {findings.map(({ code, severity, message }) => {
        const Icon = severity === 'review' ? IconAlertTriangle : IconInfoCircle;
        return (
          <li key={`${code}-${message}`} className={styles['finding']} data-severity={severity}>
            <Icon className={styles['icon']} size={15} stroke={1.7} aria-hidden />
            <span>{message}</span>
          </li>
        );
      })}
    </ul>
  );
}
