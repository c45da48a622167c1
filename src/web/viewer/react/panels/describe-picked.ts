import type { Unit } from '#domain/part/units.ts';
import { formatArea, formatLength } from '../../basics/format-measure.ts';
import type { Picked, Tool } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';

/** What the measuring panel shows. */
export interface PickedWords {
  readonly heading: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly note: string | null;
}

const words = texts.measure;

/** What was measured or picked, in the part's unit; what to do next where nothing was. Null without a tool. */
export function describePicked(picked: Picked | null, tool: Tool, unit: Unit): PickedWords | null {
  if (tool === 'none') return null;
  if (picked === null) return { heading: tool === 'distance' ? words.firstPoint : words.pickHint, figures: [], note: null };
  switch (picked.kind) {
    case 'point':
      return { heading: words.secondPoint, figures: [], note: null };
    case 'distance':
      return {
        heading: words.distance,
        figures: [
          { label: words.distance, value: formatLength(picked.distanceMm, unit) },
          ...(['x', 'y', 'z'] as const).map((axis) => ({
            label: words.along(axis.toUpperCase()),
            value: formatLength(Math.abs(picked.deltaMm[axis]), unit),
          })),
        ],
        note: null,
      };
    case 'edge':
      return {
        heading: words.edge,
        figures: [{ label: words.length, value: formatLength(picked.lengthMm, unit) }, ...describeRadius(picked.radiusMm, unit)],
        note: picked.exact ? null : words.approximate,
      };
    case 'face':
      return {
        heading: picked.surface === null ? words.face : words.surfaces[picked.surface],
        figures: [{ label: words.area, value: formatArea(picked.areaMm2, unit) }, ...describeRadius(picked.radiusMm, unit)],
        note: picked.exact ? null : words.approximate,
      };
  }
}

function describeRadius(radiusMm: number | null, unit: Unit): PickedWords['figures'] {
  if (radiusMm === null) return [];
  return [
    { label: words.radius, value: formatLength(radiusMm, unit) },
    { label: words.diameter, value: formatLength(radiusMm * 2, unit) },
  ];
}
