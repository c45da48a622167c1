import type { ExactEngine } from './occt/engine.ts';
import { KIND, type ReadShape } from './occt/words.ts';
import type { SoundCheck } from './step/check-outcome.ts';

/** What a file shows, or where it hides all, the whole of it. */
interface ShownShape extends ReadShape {
  /** Faces left out, as they are hidden. */
  readonly facesHidden: number;
}

/** Reads what a file shows that has passed its check. Null where it holds nothing that can be turned into a shape. */
export function readShownShape(oc: ExactEngine, { format, bytes, solidsHidden }: SoundCheck): ShownShape | null {
  const whole = format === 'step' ? oc.readStep(bytes) : oc.readIges(bytes, false);
  if (whole === null) return null;
  const visible = solidsHidden === undefined ? null : oc.readIges(bytes, true);
  const shown = visible === null ? 0 : oc.countParts(visible.shape, KIND.face);
  if (visible === null || shown === 0) return { ...whole, facesHidden: 0 };
  return { ...visible, facesHidden: oc.countParts(whole.shape, KIND.face) - shown };
}
