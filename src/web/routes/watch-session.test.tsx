// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_KEY, useSessionStore } from '../stores/session-store.ts';
import { stubServer } from '../testing/fake-server.ts';
import { renderApp } from './render-app.tsx';
import { watchSession } from './watch-session.ts';

const SESSION = { userID: 'ada@example.com', accessToken: 'token', refreshToken: 'refresh', rememberMe: false, expiresAtMs: 4e12 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ body: { success: true, manufacturingServiceProviderName: 'Demo' } }) });
});

/** The pages are fetched when they are wanted, which may take a while. */
const PATIENCE = { timeout: 15_000 };

/** What another tab writes. */
function changeElsewhere(session: object) {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, version: 1 }));
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
}

test('ACC-08 a session that runs out leads to /signin from wherever the person is, and is explained there', async () => {
  const router = await renderApp('/app/about');
  watchSession(router);
  useSessionStore.getState().setSession({ ...SESSION, expiresAtMs: Date.now() - 1 });
  await waitFor(() => expect(router.location.pathname).toBe('/signin'), PATIENCE);
  expect(router.location.search).toEqual({ redirect: 'about' });
  expect((await screen.findByRole('alert', {}, PATIENCE)).textContent).toContain('Refresh token expired');
  expect(useSessionStore.getState()).toMatchObject({ userID: '', accessToken: '', refreshToken: '' });
});

test('NAV-06 a sign-out in another tab closes the page here', async () => {
  useSessionStore.getState().setSession(SESSION);
  const router = await renderApp('/app/confidential');
  watchSession(router);
  expect(await screen.findByText(/signed in as ada@example.com/, {}, PATIENCE)).toBeTruthy();
  changeElsewhere({});
  await waitFor(() => expect(router.location.pathname).toBe('/signin'), PATIENCE);
  expect(router.location.search).toEqual({ redirect: 'confidential' });
});

test('NAV-04 a sign-in in another tab makes /signin needless here', async () => {
  const router = await renderApp('/app/signin');
  watchSession(router);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' }, PATIENCE);
  changeElsewhere(SESSION);
  await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), PATIENCE);
});

test('ACC-08 NAV-06 a page is not shown to a session that ran out and cannot be renewed', async () => {
  useSessionStore.getState().setSession({ ...SESSION, expiresAtMs: 1 });
  const router = await renderApp('/app/confidential');
  await waitFor(() => expect(router.location.pathname).toBe('/signin'), PATIENCE);
  expect(router.location.search).toEqual({ redirect: 'confidential' });
  expect((await screen.findByRole('alert', {}, PATIENCE)).textContent).toContain('Refresh token expired');
});
