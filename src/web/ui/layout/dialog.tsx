import { ActionIcon } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconX } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './dialog.module.css';
import { Heading, Row } from './layout.tsx';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A click beside the dialog leaves it open, so that nothing typed is lost by a slip. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own: it holds the focus, closes on Escape and, unless it is static, on a click beside it, and gives the focus back. */
export function Dialog({ opened, onClose, title, isStatic = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (opened && dialog?.open === false) {
      dialog.showModal();
    } else if (!opened && dialog?.open === true) {
      dialog.close();
    }
  }, [opened]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape and the close button.
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (!isStatic && event.target === ref.current) onClose();
      }}
    >
      {opened ? (
        <div style={{ padding: '1.1rem 1.4rem 1.4rem' }}>
          <Row nowrap gap="md" justify="between" style={{ marginBottom: '0.6rem' }}>
            <Heading id={titleId} style={{ fontSize: '1.1875rem' }}>
              {title}
            </Heading>
            <ActionIcon aria-label={texts.close} onClick={onClose}>
              <IconX size={19} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Row>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
