import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './instant-quotes-switch.module.css';
import { texts } from './texts.ts';

/** Whether customers see prices at once or wait for a person, which is asked about first; without `onChange` it can only be read. */
export function InstantQuotesSwitch({ isOn, onChange }: { isOn: boolean; onChange?: (isOn: boolean) => void }) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { ask } = texts.instant;
  return (
    <div className={styles['row']}>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        role="switch"
        name="generateInstantQuotes"
        checked={isOn}
        disabled={onChange === undefined}
        aria-checked={isOn}
        aria-describedby={`${id}-meaning`}
        onChange={(event) => (event.currentTarget.checked ? onChange?.(true) : setIsAsking(true))}
      />
      <div>
        <label htmlFor={id} className={styles['label']}>
          {texts.instant.label}
        </label>
        <p id={`${id}-meaning`} className={styles['meaning']}>
          {isOn ? texts.instant.on : texts.instant.off}
        </p>
      </div>
      <Dialog opened={isAsking} onClose={() => setIsAsking(false)} title={ask.title}>
        <p>{ask.text}</p>
        <div className={styles['answers']}>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            {ask.cancel}
          </Button>
          <Button
            onClick={() => {
              setIsAsking(false);
              onChange?.(false);
            }}
          >
            {ask.confirm}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
