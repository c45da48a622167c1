import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a section, with a heading and a sentence. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h3>{title}</h3>
      {help === undefined ? null : <p className={styles['help']}>{help}</p>}
      {children}
    </section>
  );
}
