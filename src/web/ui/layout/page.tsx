import { type ReactNode, use } from 'react';
import { DocumentTitle } from './document-title.tsx';
import { Row, Text } from './layout.tsx';
import { OutlineOnly } from './outline-only.ts';
import styles from './page.module.css';

interface PageProps {
  /** The tab's title; the app's name is appended. */
  readonly title: string;
  /** A sentence for search engines and link previews; the app's own unless given. */
  readonly description?: string;
  /** The visible heading; the title unless given. */
  readonly heading?: string;
  /** A line above the heading. */
  readonly above?: ReactNode;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Buttons at the heading's right. */
  readonly actions?: ReactNode;
  /** For tables: as wide as there is room. */
  readonly isWide?: boolean;
  /** For what is worked in: less room around it. */
  readonly isDense?: boolean;
  /** Every visitor sees the same of it at first, so that all of it is drawn before the app runs. */
  readonly isAlike?: boolean;
  readonly children?: ReactNode;
}

/** Whether the heading of the page that has just gone had the focus. */
let hadFocus = false;

/** The heading of what has loaded takes the focus over from that of the page which said so. */
function takeFocus(heading: HTMLElement | null) {
  if (hadFocus && document.activeElement === document.body) heading?.focus({ preventScroll: true });
  hadFocus = false;
  return () => {
    hadFocus = document.activeElement === heading;
  };
}

/** A page: its title, its one h1, and its content in the page's width. */
export function Page({ title, description, heading = title, above, lead, actions, isWide, isDense, isAlike = false, children }: PageProps) {
  const isOutline = use(OutlineOnly);
  return (
    <div className={styles['page']} data-wide={isWide} data-dense={isDense}>
      <DocumentTitle title={title} description={description} />
      <Row as="header" justify="between" align="end" className={styles['header']}>
        <div className={styles['headings']}>
          {above}
          <h1 ref={takeFocus} tabIndex={-1}>
            {heading}
          </h1>
          {lead === undefined ? null : (
            <Text tone="dim" className={styles['lead']}>
              {lead}
            </Text>
          )}
        </div>
        {actions === undefined || isOutline ? null : <Row>{actions}</Row>}
      </Row>
      {isOutline && !isAlike ? null : children}
    </div>
  );
}
