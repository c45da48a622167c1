import { Button } from '@mantine/core';
import { Dialog } from '../../../../ui/dialog.tsx';
import { texts as deskTexts } from '../texts.ts';
import styles from './request-page.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once before something is done. */
export function ConfirmDialog({ opened, title, text, button, isBusy, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <div className={styles['dialog']}>
        <p>{text}</p>
        <div className={styles['answers']}>
          <Button variant="default" onClick={onClose}>
            {deskTexts.cancel}
          </Button>
          <Button loading={isBusy} onClick={onConfirm}>
            {button}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
