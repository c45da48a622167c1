import { create } from 'zustand';
import type { Role } from '#contract/colleagues.ts';

/** How the last Save ended, until the person has taken note. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Something is wrong with the profile, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'needs-sign-in' }
  /** Somebody else, or the same person elsewhere, has saved since; nothing was sent. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly reason: string | null };

interface PortalState {
  /** Whether it is known what the server holds of this user. */
  readonly entry: 'loading' | 'ready' | 'failed';
  /** What this user may do; null until the server has said it. */
  readonly role: Role | null;
  readonly isSaving: boolean;
  readonly outcome: SaveOutcome | null;
}

/** Where the portal stands with the server; what is typed lies in the stores that outlive a reload. */
export const usePortalStore = create<PortalState>(() => ({ entry: 'loading', role: null, isSaving: false, outcome: null }));

/** Whoever comes next finds nothing of this visit. */
export function leavePortal(): void {
  usePortalStore.setState({ entry: 'loading', role: null, outcome: null });
}

/** Whether the user reads what only owners may change. */
export function useIsMember(): boolean {
  return usePortalStore((store) => store.role === 'member');
}

export function dismissOutcome(): void {
  usePortalStore.setState({ outcome: null });
}
