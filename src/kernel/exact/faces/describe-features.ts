import { type FaceFigures, SURFACE_KINDS } from '../../basics/model.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import type { Face } from '../../occt/words.ts';

/** What kind of surface a face lies on, and the radius where one number says it all, in the frame of its body. */
export function describeSurface(oc: ExactEngine, face: Face): Omit<FaceFigures, 'areaMm2'> {
  const { kind, radiusMm } = oc.describe(face);
  return { surface: SURFACE_KINDS[kind] ?? 'free-form', radiusMm };
}
