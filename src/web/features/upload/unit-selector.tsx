import { useId } from 'react';
import { UNITS, type Unit } from '#domain/part/units.ts';
import { Hint } from '../../ui/layout/layout.tsx';
import styles from './unit-selector.module.css';

/** The unit that STL files are read in. */
export function UnitSelector({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const name = useId();
  return (
    <fieldset className={styles['unit']}>
      <legend className={styles['label']}>Unit of your files</legend>
      <div className={styles['choices']}>
        {UNITS.map((unit) => (
          <label key={unit} className={styles['choice']}>
            <input type="radio" name={name} value={unit} checked={unit === value} onChange={() => onChange(unit)} />
            {unit}
          </label>
        ))}
      </div>
      <Hint size="xs">STL files carry no unit of their own. STEP and IGES files already contain their unit.</Hint>
    </fieldset>
  );
}
