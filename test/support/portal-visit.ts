import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePortal, usePortalStore } from '#web/product/shop/portal-store.ts';
import { readShop } from '#web/product/shop/shop.ts';
import { renderApp } from '#web/routes/render-app.tsx';
import { useSessionStore } from '#web/stores/session-store.ts';
import { forgetShopDraft } from '#web/stores/shop-draft-store.ts';

/** Who is signed in. */
export const ADA = 'ada@example.com';

/** The shop of whoever is signed in, as the portal has it. */
export function account() {
  const { mspID, profile, published } = readShop();
  return { mspID, profile, published };
}
export const configurations = () => readShop().configurations;

/** Signs Ada in before each test, and out after it with all that the portal knows. Answers what was logged in the present one. */
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
    useSessionStore.getState().clearSession();
    forgetShopDraft(ADA);
    leavePortal();
    usePortalStore.setState({ isSaving: false });
  });
  return () => logged;
}

/** Opens a page of the portal and waits for what the portal asks at its entry. */
export async function visit(path: string) {
  const router = await renderApp(`/app${path}`);
  await waitFor(() => expect(usePortalStore.getState().entry).not.toBe('loading'));
  return router;
}
