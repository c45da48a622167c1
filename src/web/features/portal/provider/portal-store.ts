import { create } from 'zustand';

/** How the last Save ended, until the person has taken note. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly materialCount: number }
  /** Something is wrong with the profile, so nothing was sent. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'needs-sign-in' }
  | { readonly kind: 'failed'; readonly reason: string | null };

interface PortalState {
  /** Whether it is known what the server holds of this user. */
  readonly entry: 'loading' | 'ready' | 'failed';
  readonly isSaving: boolean;
  readonly outcome: SaveOutcome | null;
}

/** Where the portal stands with the server; what is typed lies in the stores that outlive a reload. */
export const usePortalStore = create<PortalState>(() => ({ entry: 'loading', isSaving: false, outcome: null }));

/** Whoever comes next finds nothing of this visit. */
export function leavePortal(): void {
  usePortalStore.setState({ entry: 'loading', outcome: null });
}

export function dismissOutcome(): void {
  usePortalStore.setState({ outcome: null });
}
