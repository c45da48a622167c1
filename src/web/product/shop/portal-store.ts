import { create } from 'zustand';
import type { Role } from '#contract/schemas/colleagues.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { MaterialConfiguration, ShopProfile } from '../../stores/shop-draft-store.ts';

/** How the last Save ended, until the person has taken note. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Something is wrong with the profile, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'needs-sign-in' }
  /** Somebody else, or the same person elsewhere, has saved since; nothing was sent. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly reason: string | null };

/** The shop as customers see it. */
export interface LiveShop {
  readonly profile: ShopProfile;
  readonly configurations: readonly MaterialConfiguration[];
  /** Of what an owner has registered; null where customers see what the installation came with. */
  readonly fingerprint: string | null;
  /** How often it was saved: who saves says which state he has seen. */
  readonly revision: number;
}

interface PortalState {
  /** Whether it is known what the server holds of this user. */
  readonly entry: 'loading' | 'ready' | 'failed';
  /** The shop that the account works for; '-1' as long as it is none or not known. */
  readonly mspID: string;
  /** What this user may do; null until the server has said it. */
  readonly role: Role | null;
  /** Null where there is none or it is not known; a member sees what an owner has registered. */
  readonly live: LiveShop | null;
  readonly isSaving: boolean;
  readonly outcome: SaveOutcome | null;
}

const OUTSIDE = { entry: 'loading', mspID: NO_SELECTION, role: null, live: null, outcome: null } as const;

/** Where the portal stands with the server; what is typed lies in the draft, which outlives a reload. */
export const usePortalStore = create<PortalState>(() => ({ ...OUTSIDE, isSaving: false }));

/** Whoever comes next finds nothing of this visit. */
export function leavePortal(): void {
  usePortalStore.setState(OUTSIDE);
}

/** Whether the user reads what only owners may change. */
export function useIsMember(): boolean {
  return usePortalStore((store) => store.role !== null && store.role !== 'owner');
}

/** Whether the user makes what was ordered, and sees no prices. */
export function useIsShopFloor(): boolean {
  return usePortalStore((store) => store.role === 'shop-floor');
}

/** Whether the signed-in account has a shop: 'unknown' until the portal has asked. */
export function useHasShop(): boolean | 'unknown' {
  return usePortalStore(({ entry, mspID }) => (entry === 'loading' ? 'unknown' : entry === 'failed' || mspID !== NO_SELECTION));
}

export function dismissOutcome(): void {
  usePortalStore.setState({ outcome: null });
}
