import { useId } from 'react';
import { UNITS, type Unit } from '#domain/part/units.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import styles from './upload-page.module.css';

/** The unit that STL files are read in. */
export function UnitSelector({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const name = useId();
  return (
    <Row as="fieldset" className={styles['unit']}>
      <Text as="legend" size="base" weight={500} wrap="none">
        Unit of your files
      </Text>
      <div className={styles['choices']}>
        {UNITS.map((unit) => (
          <label key={unit} className={styles['choice']}>
            <input type="radio" name={name} value={unit} checked={unit === value} onChange={() => onChange(unit)} />
            {unit}
          </label>
        ))}
      </div>
      <Text size="xs" tone="dim">
        STL files carry no unit of their own. STEP and IGES files already contain their unit.
      </Text>
    </Row>
  );
}
