import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Part } from '#contract/schemas/entities.ts';
import { FILE_UNITS } from '#domain/part/units.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './unit-choice.module.css';
import { useUnitChange } from './use-unit-change.ts';

/** The unit that an STL part was read in, and the way to have it read in another. */
export function UnitSwitch({ part, mspID }: { part: Part; mspID: string }) {
  const { present, reading, failure, change } = useUnitChange(part, mspID);
  return (
    <fieldset className={styles['switch']} aria-busy={reading !== null}>
      <legend className={styles['switchLegend']}>
        Unit<VisuallyHidden>{` of ${part.filename}`}</VisuallyHidden>
      </legend>
      <Row nowrap gap="none" align="stretch">
        {FILE_UNITS.filter((unit) => unit !== 'm' || present === 'm').map((unit) => (
          <UnstyledButton
            key={unit}
            className={styles['unitButton'] ?? ''}
            data-unit={unit}
            data-reading={unit === reading || undefined}
            aria-pressed={unit === present}
            disabled={reading !== null && unit !== reading}
            onClick={() => void change(unit)}
          >
            {unit}
          </UnstyledButton>
        ))}
      </Row>
      <p className={styles['failure']} role="status">
        {reading === null ? failure : <VisuallyHidden>{`Reading ${part.filename} in ${reading}…`}</VisuallyHidden>}
      </p>
    </fieldset>
  );
}
