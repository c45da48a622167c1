import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Part } from '#contract/schemas/entities.ts';
import { FILE_UNITS } from '#domain/part/units.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './unit-choice.module.css';
import { useUnitChange } from './use-unit-change.ts';

/** The unit that an STL part was read in, and the way to have it read in another. */
export function UnitSwitch({ part, mspID }: { part: Part; mspID: string }) {
  const { present, reading, failure, change } = useUnitChange(part, mspID);
  return (
    <Row as="fieldset" gap="xs" className={styles['switch']} aria-busy={reading !== null}>
      <Text as="legend" size="xs" tone="dim">
        Unit<VisuallyHidden>{` of ${part.filename}`}</VisuallyHidden>
      </Text>
      <Row nowrap gap="none" align="stretch">
        {FILE_UNITS.filter((unit) => unit !== 'm' || present === 'm').map((unit) => (
          <UnstyledButton
            key={unit}
            className={styles['unit'] ?? ''}
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
      <Text size="xs" tone="error" role="status">
        {reading === null ? failure : <VisuallyHidden>{`Reading ${part.filename} in ${reading}…`}</VisuallyHidden>}
      </Text>
    </Row>
  );
}
