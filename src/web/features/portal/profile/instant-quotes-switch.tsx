import { useId } from 'react';
import styles from './instant-quotes-switch.module.css';
import { texts } from './texts.ts';

/** Whether customers see prices at once or wait for a person; without `onChange` it can only be read. */
export function InstantQuotesSwitch({ isOn, onChange }: { isOn: boolean; onChange?: (isOn: boolean) => void }) {
  const id = useId();
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
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id} className={styles['label']}>
          {texts.instant.label}
        </label>
        <p id={`${id}-meaning`} className={styles['meaning']}>
          {isOn ? texts.instant.on : texts.instant.off}
        </p>
      </div>
    </div>
  );
}
