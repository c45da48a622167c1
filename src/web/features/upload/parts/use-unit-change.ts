import { useState } from 'react';
import type { Part } from '#contract/schemas/entities.ts';
import type { FileUnit } from '#domain/part/units.ts';

interface UnitChange {
  /** What the part's file was read in. */
  readonly present: FileUnit;
  /** The unit that it is being read in just now. */
  readonly reading: FileUnit | null;
  /** Why that could not be done, in words; '' where it could. */
  readonly failure: string;
  readonly change: (unit: FileUnit) => Promise<void>;
}

/** Has an STL part read in another unit; the part that comes of it takes its place, and the focus goes there. */
export function useUnitChange(part: Part, mspID: string): UnitChange {
  const [reading, setReading] = useState<FileUnit | null>(null);
  const [failure, setFailure] = useState('');
  const present = part.modelUnit ?? part.unit;
  const change = async (unit: FileUnit) => {
    if (reading !== null || unit === present) return;
    setReading(unit);
    setFailure('');
    const { rereadPart } = await import('./reread-part.ts');
    const result = await rereadPart(part, unit, mspID);
    setReading(null);
    if (result.outcome === 'failed') return setFailure(result.message);
    // The pressed button is gone with its card: without a new place the keyboard would start over at the top of the page.
    requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(`[data-part="${result.partId}"]`);
      (card?.querySelector<HTMLElement>(`[data-unit="${unit}"]`) ?? card?.querySelector('input'))?.focus({ preventScroll: true });
    });
  };
  return { present, reading, failure, change };
}
