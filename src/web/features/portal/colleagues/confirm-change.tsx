import { Button } from '@mantine/core';
import type { Colleague, Role } from '#contract/colleagues.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './colleagues.module.css';
import { texts } from './texts.ts';

/** What is to be done with whom: another role, or the end of it. */
export interface Asked {
  readonly what: Role | 'remove' | 'leave';
  readonly colleague: Colleague;
}

const WAYS: Record<Asked['what'], string> = { ...texts.makeRole, remove: texts.remove, leave: texts.leave };

interface ConfirmChangeProps {
  readonly asked: Asked | null;
  readonly onClose: () => void;
  readonly onConfirm: (asked: Asked) => void;
}

/** Asks once before somebody may do more, less or nothing here. */
export function ConfirmChange({ asked, onClose, onConfirm }: ConfirmChangeProps) {
  return (
    <Dialog opened={asked !== null} onClose={onClose} title={asked === null ? '' : texts.asks[asked.what].title(asked.colleague.name)}>
      {asked === null ? null : (
        <>
          <p className={styles['question']}>{texts.asks[asked.what].text}</p>
          <div className={styles['answers']}>
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button {...(asked.what === 'remove' || asked.what === 'leave' ? { color: 'red' } : {})} onClick={() => onConfirm(asked)}>
              {WAYS[asked.what]}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
