/** A part that an owner tries new rates on before they are published. */
export interface GoldenPart {
  /** Within the list. */
  readonly id: string;
  readonly name: string;
  readonly partId: string;
  readonly quantity: number;
  readonly materialId: string;
  /** Null: the first that is offered. */
  readonly colorId: string | null;
  readonly finishId: string;
  /** What one piece should cost, in the card's currency; null where nobody has said. */
  readonly rightPrice: number | null;
}

/** More would make a trial slow. */
export const MOST_GOLDEN_PARTS = 20;

/** Solids of our own that every provider can try rates on; they are never deleted. */
export const BUILT_IN_PARTS = [
  { id: 'golden-bracket', name: 'Bracket' },
  { id: 'golden-flange', name: 'Flange' },
  { id: 'golden-housing', name: 'Housing' },
] as const;
export type BuiltInPartId = (typeof BUILT_IN_PARTS)[number]['id'];
export const BUILT_IN_PART_IDS: readonly BuiltInPartId[] = BUILT_IN_PARTS.map(({ id }) => id);

export function isBuiltIn(partId: string): partId is BuiltInPartId {
  return BUILT_IN_PARTS.some(({ id }) => id === partId);
}
