import type { ReactNode } from 'react';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
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
    <Stack className={styles['page']}>
      <DocumentTitle title={title} />
      <section className={styles['form']}>
        <h1 tabIndex={-1} className={styles['heading']}>
          {heading}
        </h1>
        {lead === undefined ? null : (
          <Text size="lg" tone="dim" className={styles['lead']}>
            {lead}
          </Text>
        )}
        {children}
      </section>
      <Pitch />
    </Stack>
  );
}
