import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import styles from './alert.module.css';

export type AlertType = 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'info' | 'light' | 'dark';

interface AlertProps {
  /** HTML; only inline formatting and http(s) or mailto links survive. Never put in what a user has typed: use `text`. */
  readonly html?: string;
  /** Plain text, shown as it is. */
  readonly text?: string;
  readonly type?: AlertType;
  /** Shows a close button. */
  readonly onClose?: () => void;
}

/** A message to the reader. Dangers and warnings interrupt a screen reader, the others wait their turn. */
export function Alert({ html, text, type = 'success', onClose }: AlertProps) {
  const content = useSanitisedHtml(html);
  return (
    <div className={styles['alert']} data-type={type} role={type === 'danger' || type === 'warning' ? 'alert' : 'status'}>
      <div>
        {text}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above. */}
        {content === null ? null : <span dangerouslySetInnerHTML={{ __html: content }} />}
      </div>
      {onClose === undefined ? null : (
        <ActionIcon className={styles['close'] ?? ''} variant="transparent" size="md" aria-label="Close" onClick={onClose}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

/** The sanitiser is fetched with the first message that needs it; until it is there nothing shows. */
function useSanitisedHtml(html: string | undefined): string | null {
  const [content, setContent] = useState<string | null>(null);
  useEffect(() => {
    if (html === undefined) {
      setContent(null);
      return;
    }
    let current = true;
    import('./sanitise-html.ts').then(
      ({ sanitiseHtml }) => current && setContent(sanitiseHtml(html)),
      () => current && setContent(null),
    );
    return () => {
      current = false;
    };
  }, [html]);
  return content;
}
