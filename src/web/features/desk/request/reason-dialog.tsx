import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { AskForm } from '../../../product/desk/ask-dialog.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly button: string;
  readonly cancel?: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onGive: (reason: string) => void;
}

/** Asks once before something ends, and why it does. */
export function ReasonDialog({ opened, title, label, onClose, onGive, ...form }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog opened={opened} onClose={onClose} title={title} isStatic>
      <AskForm {...form} isGrave onClose={onClose} onConfirm={() => onGive(reason.trim())}>
        <Textarea
          label={label}
          rows={3}
          resize="vertical"
          maxLength={LONGEST_MESSAGE}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </AskForm>
    </Dialog>
  );
}
