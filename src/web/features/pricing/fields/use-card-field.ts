import { wordsAt } from '../card/card-fields.ts';
import type { CardPath } from '../card/card-path.ts';
import { fieldId, useCardEditor } from './card-editor.ts';

/** The editor, and what every input of a field is given: its words, and what is wrong with it. */
export function useCardField(path: CardPath) {
  const editor = useCardEditor();
  const { label, help } = wordsAt(path);
  return { ...editor, props: { id: fieldId(path), label, description: help, error: editor.problems.get(path) } };
}
