import { createContext, use } from 'react';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { wordsAt } from '../card/card-fields.ts';
import type { CardPath, EditedCard } from '../card/card-path.ts';
import type { CardProblems } from '../card/card-problems.ts';

/** The card that the fields around here show and change. */
export interface CardEditor {
  readonly card: EditedCard;
  /** What customers pay by now. */
  readonly published: RateCard;
  readonly problems: CardProblems;
  /** Members read; owners write. */
  readonly isReadOnly: boolean;
  /** Undefined takes what stands there away. */
  readonly change: (path: CardPath, value: unknown) => void;
  /** Puts a whole card in its place, where several things change at once. */
  readonly replace: (card: EditedCard) => void;
}

export const CardEditorContext = createContext<CardEditor | null>(null);

export function useCardEditor(): CardEditor {
  const editor = use(CardEditorContext);
  if (editor === null) throw new Error('A field of the rate card stands outside its editor.');
  return editor;
}

/** The id of a field, by which a summary leads to it. */
export function fieldId(path: CardPath): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** The editor, and what every input of a field is given: its words, and what is wrong with it. */
export function useCardField(path: CardPath) {
  const editor = useCardEditor();
  const { label, help } = wordsAt(path);
  return { ...editor, props: { id: fieldId(path), label, description: help, error: editor.problems.get(path) } };
}
