import type { Extents, Finding } from '#domain/part/part.ts';
import { lengthInUnit, type Unit } from '#domain/part/units.ts';

/** A scale so near to 1 changes no size that matters. */
const SAME = 1e-6;

/**
 * What a customer should know of a model that the file says is not drawn in real size: systems differ in whether they heed that.
 * `drawnScale`: sizes as drawn, as a multiple of the real ones; `boxMm`: extents as drawn.
 */
export function explainScale(drawnScale: number, { x, y, z }: Extents, unit: Unit): Finding[] {
  if (Math.abs(drawnScale - 1) <= SAME) return [];
  const write = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 5 });
  const tell = (factor: number) => `${[x, y, z].map((mm) => write(lengthInUnit(mm * factor, unit))).join(' × ')} ${unit}`;
  return [
    {
      code: 'STATED_SCALE',
      severity: 'review',
      message:
        `The file says that the model is drawn at ${write(drawnScale)} times its real size. As drawn it measures ${tell(1)}, ` +
        `its real size would be ${tell(1 / drawnScale)}. A person should check which of the two is meant.`,
    },
  ];
}
