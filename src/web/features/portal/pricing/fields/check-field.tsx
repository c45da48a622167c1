import { type ReactNode, useId } from 'react';
import forms from '../../../../ui/form-parts.module.css';
import { useCardEditor } from './card-editor.ts';
import styles from './fields.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly help: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Yes or no. */
export function CheckField({ label, help, isOn, onChange }: CheckFieldProps) {
  const { isReadOnly } = useCardEditor();
  const id = useId();
  return (
    <div>
      <label className={forms['check']}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} className={styles['help']}>
        {help}
      </p>
    </div>
  );
}
