import type { Unit } from '#domain/part/units.ts';
import type { Annotation } from './annotations/annotation.ts';
import type { StatedFigures } from './step-figures.ts';

/** A file that a kernel may see. */
export interface SoundCheck {
  readonly outcome: 'sound';
  readonly format: 'step' | 'iges';
  /** The file's bytes as the kernel takes them. */
  readonly bytes: Uint8Array;
  /** The declared unit, where it is one that sizes can be shown in. */
  readonly unit: Unit;
  /** Solid bodies the file describes, each counted once. */
  readonly solidsDeclared: number;
  /** How many of the solids the file hides, where it hides solids or surfaces; IGES alone. */
  readonly solidsHidden?: number | undefined;
  /** Sizes as drawn, as a multiple of the real ones; IGES alone. */
  readonly drawnScale?: number;
  /** Reads what the author's system has measured; STEP alone. */
  readonly readStated?: () => StatedFigures | null;
  /** Reads what the author wrote at the shape; STEP alone. */
  readonly readAnnotations?: () => readonly Annotation[] | null;
}

/** The verdict on a file before any kernel sees it. */
export type CheckOutcome = SoundCheck | { readonly outcome: 'refused'; readonly message: string };

/** Instances of bodies beyond which neither measuring nor drawing ends in reasonable time. */
export const MOST_BODIES = 20_000;

export function refuse(message: string): CheckOutcome {
  return { outcome: 'refused', message };
}
