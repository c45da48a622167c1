import type { getPricing } from '#contract/api/pricing/get-pricing.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { PricingEdits } from '../../../stores/pricing-edits-store.ts';
import type { EditedCard } from './card-path.ts';

/** Who changed the draft while it was edited here, and when; null where nobody knows. */
export interface DraftConflict {
  readonly by: string | null;
  readonly at: string | null;
}

/** The card as the editor shows it: what is typed here, else the draft, else what is published. */
export function editedCard({ card, draft }: Pick<Pricing, 'card' | 'draft'>, edits: PricingEdits): EditedCard {
  return edits.card ?? { ...(draft?.card ?? card) };
}

/** Whether somebody else has changed the draft since the edits here began; null where nobody has. */
export function findConflict({ revision, draft }: Pick<Pricing, 'revision' | 'draft'>, edits: PricingEdits): DraftConflict | null {
  if (edits.card === null || edits.revision === revision) return null;
  return { by: draft?.by ?? null, at: draft?.at ?? null };
}

/** Edits after the other's draft was taken; what was typed here is kept as a copy. */
export function takeTheirs(edits: PricingEdits, now: Date): PricingEdits {
  return { card: null, revision: 0, copy: edits.card === null ? edits.copy : { card: edits.card, whose: 'mine', at: now.toISOString() } };
}

/** Edits that will replace the other's draft, which is kept as a copy. */
export function keepMine(pricing: Pick<Pricing, 'card' | 'draft' | 'revision'>, edits: PricingEdits, now: Date): PricingEdits {
  const { card, draft, revision } = pricing;
  return { card: edits.card, revision, copy: { card: { ...(draft?.card ?? card) }, whose: 'theirs', at: draft?.at ?? now.toISOString() } };
}

/** Edits with the copy in the editor, and what was there in its place as the copy. */
export function exchangeCopy(pricing: Pick<Pricing, 'card' | 'draft' | 'revision'>, edits: PricingEdits, now: Date): PricingEdits {
  if (edits.copy === null) return edits;
  const { card, whose } = edits.copy;
  return {
    card,
    revision: pricing.revision,
    copy: { card: editedCard(pricing, edits), whose: whose === 'mine' ? 'theirs' : 'mine', at: now.toISOString() },
  };
}

export type DraftStatus = 'published' | 'draft' | 'unsaved' | 'faulty' | 'saving' | 'conflict';

/** What the editor says of the card it shows. */
export function statusOf(
  pricing: Pick<Pricing, 'draft' | 'revision'>,
  edits: PricingEdits,
  { isSaving, isFaulty }: { readonly isSaving: boolean; readonly isFaulty: boolean },
): DraftStatus {
  if (findConflict(pricing, edits) !== null) return 'conflict';
  if (edits.card === null) return pricing.draft === null ? 'published' : 'draft';
  if (isSaving) return 'saving';
  return isFaulty ? 'faulty' : 'unsaved';
}

/** What the server holds of a provider's prices. */
export type Pricing = ResponseOf<typeof getPricing>;
