import { useId } from 'react';
import styles from './choice-select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
}

interface ChoiceSelectProps {
  readonly label: string;
  /** Says more to those who hear it, for instance whose colour it is. */
  readonly describedAs?: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly isBusy?: boolean;
}

/** One of a few, chosen with the browser's own list: it works by keyboard, by voice and on small screens alike. */
export function ChoiceSelect({ label, describedAs, value, options, onChange, isBusy = false }: ChoiceSelectProps) {
  const id = useId();
  const groups = Map.groupBy(options, ({ group }) => group);
  const render = ({ value: each, label: text }: SelectOption) => (
    <option key={each} value={each}>
      {text}
    </option>
  );
  return (
    <span className={styles['choice']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles['select']}
        aria-label={describedAs}
        aria-busy={isBusy || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {[...groups].map(([group, members]) =>
          group === undefined ? (
            members.map(render)
          ) : (
            <optgroup key={group} label={group}>
              {members.map(render)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}
