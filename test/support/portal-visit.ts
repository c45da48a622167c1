import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { usePortalStore } from '#web/features/portal/provider/portal-store.ts';
import { renderApp } from '#web/routes/render-app.tsx';
import { configurationsOf, useMaterialConfigurationsStore } from '#web/stores/material-configurations-store.ts';
import { accountOf, useOrganisationProfileStore } from '#web/stores/organisation-profile-store.ts';
import { useSessionStore } from '#web/stores/session-store.ts';

/** Who is signed in. */
export const ADA = 'ada@example.com';

/** What this browser holds of Ada's organisation. */
export const account = () => accountOf(useOrganisationProfileStore.getState().accounts, ADA);
export const configurations = () => configurationsOf(useMaterialConfigurationsStore.getState().lists, ADA);

/** Signs Ada in before each test and forgets everything after it. Answers what was logged in the present one. */
export function visitAsAda(): () => readonly unknown[] {
  let logged: readonly unknown[] = [];
  beforeEach(() => {
    logged = [];
    vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
      logged = [...logged, message];
    });
    useSessionStore.getState().setSession({ userID: ADA, accessToken: 'token', expiresAtMs: Date.now() + 3_600_000 });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    useSessionStore.getState().clearSession();
    useOrganisationProfileStore.setState({ accounts: {} });
    useMaterialConfigurationsStore.setState({ lists: {} });
    usePortalStore.setState({ entry: 'loading', isSaving: false, outcome: null });
    localStorage.clear();
  });
  return () => logged;
}

/** Opens a page of the portal and waits for what the portal asks at its entry. */
export async function visit(path: string) {
  const router = await renderApp(`/app${path}`);
  await waitFor(() => expect(usePortalStore.getState().entry).not.toBe('loading'));
  return router;
}
