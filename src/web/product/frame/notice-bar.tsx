import { ActionIcon, Button } from '@mantine/core';
import { useEffect } from 'react';
import { closeNotice, useNoticeStore } from '../../stores/notice-store.ts';
import { focusPlace } from '../../ui/forms/focus-neighbour.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { texts } from '../../ui/texts.ts';
import styles from './notice-bar.module.css';

/** Shows the page's notice at the bottom of the window until it is answered, closed, replaced or left with the page. */
export function NoticeBar() {
  const notice = useNoticeStore((store) => store.notice);
  useEffect(() => closeNotice, []);
  const act = () => {
    notice?.act();
    closeNotice();
    // The pressed button is gone: without a new place the keyboard would start over at the top of the page.
    requestAnimationFrame(() => focusPlace(document.querySelector<HTMLElement>(notice?.place ?? 'h1') ?? document.querySelector('h1')));
  };
  return (
    <Row nowrap size="base" className={styles['bar']} data-shown={notice !== null || undefined}>
      <span role="status">{notice?.text}</span>
      {notice === null ? null : (
        <>
          <Button flex="none" c="petrol.3" size="compact-sm" variant="transparent" onClick={act}>
            {notice.action}
          </Button>
          <ActionIcon flex="none" c="#fff" variant="transparent" size="md" aria-label={texts.close} onClick={closeNotice}>
            <IconX size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </>
      )}
    </Row>
  );
}
