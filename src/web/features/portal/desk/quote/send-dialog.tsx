import { Button } from '@mantine/core';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showMicros } from '../../../../ui/format-micros.ts';
import styles from './quote-editor.module.css';
import { texts } from './texts.ts';

interface SendDialogProps {
  readonly opened: boolean;
  readonly request: WireDeskRequest;
  readonly offer: Offer;
  readonly totalMicros: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks once before a quote is sent for ever. */
export function SendDialog({ opened, request, offer, totalMicros, isBusy, onClose, onSend }: SendDialogProps) {
  const { contact, currency, lines } = request;
  const left = lines.length - offer.lines.length;
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.confirm.title} isStatic>
      <p className={styles['words']}>{texts.confirm.text(offer.lines.length, contact.name, contact.email)}</p>
      {left === 0 ? null : <p className={styles['words']}>{texts.confirm.left(left)}</p>}
      <p className={styles['total']}>{texts.confirm.total(showMicros(totalMicros, currency))}</p>
      <div className={styles['answers']}>
        <Button variant="default" onClick={onClose}>
          {texts.confirm.back}
        </Button>
        <Button loading={isBusy} onClick={onSend}>
          {texts.send}
        </Button>
      </div>
    </Dialog>
  );
}
