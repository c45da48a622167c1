import { Button, VisuallyHidden } from '@mantine/core';
import type { Part } from '#contract/schemas/entities.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { PLAUSIBLE_MM } from '#domain/part/part.ts';
import { FILE_UNITS, type FileUnit, MM_PER_FILE_UNIT, MM_PER_UNIT } from '#domain/part/units.ts';
import { FieldSet } from '../../../ui/forms/form.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';
import styles from './unit-choice.module.css';
import { useUnitChange } from './use-unit-change.ts';

interface UnitChoiceProps {
  readonly part: Part;
  readonly mspID: string;
  /** The unit is right as it is. */
  readonly onKeep: () => void;
}

/** Asks for the unit of a part whose size is uncommon: how large it would be in each, and the way to have it read in another. */
export function UnitChoice({ part, mspID, onKeep }: UnitChoiceProps) {
  const { present, reading, failure, change } = useUnitChange(part, mspID);
  return (
    <FieldSet plain legend={texts.unit.question} className={styles['choice']} aria-busy={reading !== null}>
      {unitsFor(part, present).map((unit) => (
        <Reading
          key={unit}
          unit={unit}
          size={sizeIn(part, present, unit)}
          filename={part.filename}
          isPresent={unit === present}
          isBusy={unit === reading}
          onChoose={() => (unit === present ? onKeep() : void change(unit))}
        />
      ))}
      <Text size="xs" tone="error" role="status">
        {reading === null ? failure : <VisuallyHidden>{texts.unit.reading(part.filename, reading)}</VisuallyHidden>}
      </Text>
    </FieldSet>
  );
}

interface ReadingProps {
  readonly unit: FileUnit;
  readonly size: string;
  readonly filename: string;
  /** The part has been read so. */
  readonly isPresent: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

function Reading({ unit, size, filename, isPresent, isBusy, onChoose }: ReadingProps) {
  return (
    <Button
      className={styles['reading'] ?? ''}
      classNames={{ label: styles['label'] ?? '' }}
      variant="default"
      fullWidth
      justify="start"
      h="auto"
      mih="2.25rem"
      px="xs"
      py="0.3rem"
      fw={400}
      data-unit={unit}
      aria-pressed={isPresent}
      loading={isBusy}
      onClick={onChoose}
    >
      <VisuallyHidden>{isPresent ? texts.unit.keep(filename) : texts.unit.read(filename)}</VisuallyHidden>
      <Text as="span" weight={600} wrap="none" fit="keep" style={{ width: '1.75rem' }}>
        {unit}
      </Text>
      <Text as="span" numeric>
        {size}
      </Text>
    </Button>
  );
}

/** All units that are offered, and metres where they make sense. */
function unitsFor(part: Part, present: FileUnit): FileUnit[] {
  const longestM = longestMm(part) / MM_PER_FILE_UNIT[present];
  const isMetres = longestM * MM_PER_FILE_UNIT.m >= PLAUSIBLE_MM.from && longestM * MM_PER_FILE_UNIT.m <= PLAUSIBLE_MM.to;
  return FILE_UNITS.filter((unit) => unit !== 'm' || isMetres || present === 'm');
}

function longestMm({ dimensions: { x, y, z }, unit }: Part): number {
  return Math.max(x, y, z) * MM_PER_UNIT[unit];
}

function sizeIn({ dimensions: { x, y, z }, unit }: Part, present: FileUnit, wanted: FileUnit): string {
  const factor = (MM_PER_UNIT[unit] * MM_PER_FILE_UNIT[wanted]) / MM_PER_FILE_UNIT[present];
  return formatDimensions({ x: x * factor, y: y * factor, z: z * factor }, 'mm');
}
