import type { ReactNode } from 'react';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import styles from './account-page.module.css';
import { Pitch } from './pitch.tsx';

interface AccountPageProps {
  /** The tab's title. */
  readonly title: string;
  /** The visible heading; the title unless given. */
  readonly heading?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A form with the pitch beside it. */
export function AccountPage({ title, heading = title, lead, children }: AccountPageProps) {
  return (
    <div className={styles['page']}>
      <DocumentTitle title={title} />
      <section className={styles['form']}>
        <h1 tabIndex={-1} className={styles['heading']}>
          {heading}
        </h1>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
        {children}
      </section>
      <Pitch />
    </div>
  );
}
