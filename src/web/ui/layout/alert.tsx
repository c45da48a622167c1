import { UnstyledButton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { IconX } from '../icons/icons.tsx';
import { texts } from '../texts.ts';
import styles from './alert.module.css';
import { Row, Text } from './layout.tsx';

/** Few messages are HTML. */
const InlineHtml = lazy(async () => ({ default: (await import('../display/inline-html.tsx')).InlineHtml }));

export type AlertType = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

interface AlertProps {
  /** HTML; only inline formatting and http(s) or mailto links survive. Never put in what a user has typed: use `text`. */
  readonly html?: string;
  /** Plain text, shown as it is. */
  readonly text?: string;
  readonly type?: AlertType;
  /** Shows a close button. */
  readonly onClose?: () => void;
  /** What else belongs to the message: links, a field to copy from. */
  readonly children?: ReactNode;
}

/** A message to the reader. Dangers and warnings interrupt a screen reader, the others wait their turn. */
export function Alert({ html, text, type = 'success', onClose, children }: AlertProps) {
  return (
    <Row
      nowrap
      align="start"
      size="base"
      className={styles['alert']}
      data-type={type}
      role={type === 'danger' || type === 'warning' ? 'alert' : 'status'}
    >
      <Text as="div" fit="grow">
        {text}
        {html === undefined ? null : (
          <Suspense>
            <InlineHtml html={html} />
          </Suspense>
        )}
        {children}
      </Text>
      {onClose === undefined ? null : (
        <UnstyledButton className={styles['close'] ?? ''} aria-label={texts.close} onClick={onClose}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </UnstyledButton>
      )}
    </Row>
  );
}
