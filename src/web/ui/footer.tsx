import { Anchor } from '@mantine/core';
import { readConfig } from '../api/load-config.ts';
import styles from './footer.module.css';

/** Copyright and the installation's legal pages. */
export function Footer() {
  const { appName, links } = readConfig();
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <span>
          © {new Date().getFullYear()} {appName}. All rights reserved.
        </span>
        <div className={styles['links']}>
          <Anchor href={links.terms} c="dimmed" size="sm" className={styles['link'] ?? ''}>
            Terms and Conditions
          </Anchor>
          <Anchor href={links.privacy} c="dimmed" size="sm" className={styles['link'] ?? ''}>
            Privacy Policy
          </Anchor>
        </div>
      </div>
    </footer>
  );
}
