import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Part } from '#contract/entities.ts';
import { formatDimensions } from '#domain/format-dimensions.ts';
import { PLAUSIBLE_MM } from '#domain/part.ts';
import { FILE_UNITS, type FileUnit, MM_PER_FILE_UNIT, MM_PER_UNIT } from '#domain/units.ts';
import { sourceOf } from './part-sources.ts';
import { remeasure } from './remeasure.ts';
import styles from './unit-choice.module.css';

/** How large a part would be in each unit, in mm, and the way to have it read in another. */
export function UnitChoice({ part }: { part: Part }) {
  const [reading, setReading] = useState<FileUnit | null>(null);
  const [failure, setFailure] = useState('');
  const source = sourceOf(part.id);
  const present = source?.unit ?? part.unit;

  const choose = async (unit: FileUnit) => {
    if (source === undefined || reading !== null) {
      return;
    }
    setReading(unit);
    setFailure('');
    const result = await remeasure(part.id, source, unit);
    setReading(null);
    if (result.outcome === 'failed') {
      setFailure(result.message);
    } else {
      // The pressed button is gone with its card: without a new place the keyboard would start over at the top of the page.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-part="${result.partId}"] input`)?.focus({ preventScroll: true }),
      );
    }
  };

  return (
    <fieldset className={styles['choice']} aria-busy={reading !== null}>
      <legend className={styles['legend']}>
        {source === undefined ? 'If the file is in another unit, upload it again in that one:' : 'In which unit is the file?'}
      </legend>
      {unitsFor(part, present).map((unit) => (
        <Reading
          key={unit}
          unit={unit}
          size={sizeIn(part, present, unit)}
          filename={part.filename}
          isPresent={unit === present}
          isBusy={unit === reading}
          onChoose={source === undefined ? null : () => void choose(unit)}
        />
      ))}
      <p className={styles['failure']} role="status">
        {reading === null ? failure : <VisuallyHidden>{`Reading ${part.filename} in ${reading}…`}</VisuallyHidden>}
      </p>
    </fieldset>
  );
}

interface ReadingProps {
  readonly unit: FileUnit;
  readonly size: string;
  readonly filename: string;
  /** The part has been read so. */
  readonly isPresent: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (() => void) | null;
}

function Reading({ unit, size, filename, isPresent, isBusy, onChoose }: ReadingProps) {
  const words = (
    <>
      <span className={styles['unit']}>{unit}</span>
      <span className={styles['size']}>{size}</span>
    </>
  );
  if (isPresent || onChoose === null) {
    return (
      <p className={styles['reading']} aria-current={isPresent || undefined}>
        {words}
        {isPresent ? <VisuallyHidden>(as it was read)</VisuallyHidden> : null}
      </p>
    );
  }
  return (
    <Button
      className={styles['reading'] ?? ''}
      classNames={{ inner: styles['inner'] ?? '', label: styles['label'] ?? '' }}
      variant="default"
      loading={isBusy}
      onClick={onChoose}
    >
      <VisuallyHidden>{`Read ${filename} in `}</VisuallyHidden>
      {words}
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
