import type { Part } from '#contract/schemas/entities.ts';
import { showNotice } from '../../stores/notice-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';
import { texts } from './texts.ts';

/** Takes a part off the list, and offers to put it back. */
export function removePart(part: Part): void {
  const { parts, removePart: remove, restorePart } = usePartsStore.getState();
  const index = parts.findIndex(({ id }) => id === part.id);
  remove(part.id);
  showNotice({
    text: texts.removed(part.filename),
    action: texts.undo,
    act: () => restorePart(part, index),
    place: `[data-part="${part.id}"]`,
  });
}
