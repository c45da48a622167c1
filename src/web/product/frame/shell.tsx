import { type ReactNode, use } from 'react';
import { OutlineOnly } from '../../ui/layout/outline-only.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import styles from './shell.module.css';
import { texts } from './texts.ts';

/** The frame around every page: skip link, bar, page, footer. */
export function Shell({ children }: { children?: ReactNode }) {
  return (
    <>
      <a className={styles['skip']} href="#main">
        {texts.skip}
      </a>
      <NavigationBar />
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
      {use(OutlineOnly) ? null : <Footer />}
    </>
  );
}
