import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconCheck, IconCopy } from '../icons/part-icons.tsx';
import { Row } from '../layout/layout.tsx';
import { texts } from './copy-field-texts.ts';

const COPIED_MS = 2500;

/** A text that is there to be copied, a link for instance. */
export function CopyField({ label, value }: { label: string; value: string }) {
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
    if (!(await copyText(value, input.current))) return;
    setCopies((count) => count + 1);
  };

  return (
    <Row align="end">
      <TextInput
        ref={input}
        flex="1 1 16rem"
        maw="34rem"
        label={label}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        miw="7rem"
        variant="default"
        leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <VisuallyHidden role="status">{isCopied ? texts.announced : null}</VisuallyHidden>
    </Row>
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
