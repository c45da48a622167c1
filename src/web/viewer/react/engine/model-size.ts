import type { Extents } from '#domain/part/part.ts';
import type { Showable } from './load-model.ts';
import type { ModelState } from './use-model.ts';

/** How big the model is: a part as it was measured, in its unit; anything else as it is shown, in mm. Null while that is not known. */
export function modelSize(wanted: Showable | null, model: ModelState): Extents | null {
  if (wanted?.kind === 'part') return wanted.dimensions;
  if (model.state !== 'shown') return null;
  return model.model.sizeMm;
}
