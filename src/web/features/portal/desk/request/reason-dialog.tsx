import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LONGEST_MESSAGE } from '#domain/rfq.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { texts as deskTexts } from '../texts.ts';
import styles from './request-page.module.css';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onGive: (reason: string) => void;
}

/** Asks once before something ends, and why it does. */
export function ReasonDialog({ opened, title, text, label, button, isBusy, onClose, onGive }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    onGive(reason.trim());
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={title} isStatic>
      <form className={styles['dialog']} onSubmit={give}>
        <p>{text}</p>
        <Textarea
          label={label}
          rows={3}
          resize="vertical"
          maxLength={LONGEST_MESSAGE}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles['answers']}>
          <Button variant="default" onClick={onClose}>
            {deskTexts.cancel}
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
