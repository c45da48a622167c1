// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptConfig, readConfig } from '../../api/calls/load-config.ts';
import type { Target } from '../../navigation/address.ts';
import { renderApp } from '../../routes/render-app.tsx';
import { useSessionStore } from '../../stores/session-store.ts';
import { invitedEmail, waitingInvitation, waitingSetUp } from '../../stores/waiting-secret.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { findLanding } from './find-landing.ts';

const CODE = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
const OPTIONS = { timeout: 15_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, OPTIONS);
const signIn = () =>
  useSessionStore.getState().setSession({ userID: 'ada@example.com', accessToken: 'token', expiresAtMs: Date.now() + 3_600_000 });
/** As `/app/config.json` says it where sign-up is by invitation. */
async function closeSignUp(target: Target) {
  const router = await renderApp('/app/about');
  adoptConfig({ ...readConfig(), signUp: 'invited' });
  await router.navigate(target);
  return router;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const secret of [waitingSetUp, waitingInvitation, invitedEmail]) secret.forget();
});

test('SHOP-01 the printed link leads a visitor to an account that will own the shop; its code leaves the address', async () => {
  const router = await closeSignUp({ to: '/setup/$code', params: { code: CODE } });
  await heading('Create Your Account');
  expect(router.location.href).toBe('/app/join');
  expect(screen.getByText(/This account will own the shop/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined();
  expect(findLanding()).toEqual({ to: '/setup' });
});

test('SHOP-01 whoever is signed in becomes the owner by the link and stands at Home', async () => {
  signIn();
  const asked = stubPortalServer({ claimShop: { success: true, mspID: '1' } });
  const router = await renderApp(`/app/setup/${CODE}`);
  await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), OPTIONS);
  const claims = asked.filter(({ action }) => action === 'claimShop');
  expect(claims).toMatchObject([{ fields: { code: CODE }, authorization: 'Bearer token' }]);
  expect(waitingSetUp.read()).toBeNull();
});

test('SHOP-01 a link that is used says so and is waited with no longer; a server that is away is asked again', async () => {
  signIn();
  const words = 'This set-up link is no longer valid.';
  stubPortalServer({ claimShop: { status: 404, body: { success: false, error: words } } });
  await renderApp(`/app/setup/${CODE}`);
  expect((await screen.findByRole('alert', {}, OPTIONS)).textContent).toContain(words);
  expect(waitingSetUp.read()).toBeNull();
  cleanup();
  stubPortalServer({ claimShop: { status: 502, body: 'away' } });
  const router = await renderApp(`/app/setup/${CODE}`);
  const again = await screen.findByRole('button', { name: 'Try again' }, OPTIONS);
  stubPortalServer({ claimShop: { success: true, mspID: '1' } });
  again.click();
  await waitFor(() => expect(router.location.pathname).toBe('/msp/home'), OPTIONS);
});

test('S-49 where sign-up is by invitation, /join says so and shows no form', async () => {
  await closeSignUp({ to: '/join' });
  await heading('Create Your Account');
  expect(screen.getByText(/by invitation only/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/app/signin');
});

test('S-49 an invited colleague signs up with the address that was invited', async () => {
  waitingInvitation.keep('abcdefghijklmnopqrstuvwx');
  invitedEmail.keep('ben@example.com');
  await closeSignUp({ to: '/join' });
  await heading('Create Your Account');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['ben@example.com', true]);
});
