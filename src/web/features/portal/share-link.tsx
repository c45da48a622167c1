import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { shareAddress } from './share-address.ts';
import styles from './share-link.module.css';

const COPIED_MS = 2500;

const texts = {
  label: 'Your quoting link',
  copy: 'Copy',
  copied: 'Copied',
  announced: 'The link is in the clipboard.',
} as const;

/** The address at which customers ask this provider for quotes, to be copied. */
export function ShareLink({ mspID }: { mspID: string }) {
  const input = useRef<HTMLInputElement>(null);
  /** Since the button last said 'Copy'; each begins its time anew. */
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    if (!(await copyText(shareAddress(mspID), input.current))) return;
    setCopies((count) => count + 1);
  };

  return (
    <div className={styles['row']}>
      <TextInput
        ref={input}
        className={styles['field'] ?? ''}
        label={texts.label}
        readOnly
        value={shareAddress(mspID)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        className={styles['copy'] ?? ''}
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <VisuallyHidden role="status">{isCopied ? texts.announced : null}</VisuallyHidden>
    </div>
  );
}

/** Browsers keep the clipboard from pages without TLS; there the field is selected and copied the old way. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
