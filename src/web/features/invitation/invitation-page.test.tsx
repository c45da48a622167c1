// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, configurations } from '#test/support/portal-visit.ts';
import { renderApp } from '#web/routes/render-app.tsx';
import { leavePortal } from '../../product/shop/portal-store.ts';
import { changeShop } from '../../product/shop/shop.ts';
import { useSessionStore } from '../../stores/session-store.ts';
import { waitingInvitation } from '../../stores/waiting-secret.ts';
import { stubPortalServer } from '../../testing/portal-server.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';

const SECRET = 'abcdefghijklmnopqrstuvwx';
const ADA = 'ada@example.com';
const INVITED = { success: true, provider: 'Grace Makers', email: ADA, role: 'member' };
const signIn = (userID: string) =>
  useSessionStore.getState().setSession({ userID, accessToken: 'token', expiresAtMs: Date.now() + 3_600_000 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leavePortal();
  waitingInvitation.forget();
});

test('DESK-13 a visitor learns who invites as what; the secret leaves the address, and both ways in lead back', async () => {
  const asked = stubPortalServer({ showInvitation: INVITED });
  const router = await renderApp(`/app/invitation/${SECRET}`);
  await heading('Join Grace Makers');
  expect(asked).toMatchObject([{ action: 'showInvitation', fields: { secret: SECRET }, authorization: null }]);
  expect(router.location.href).toBe('/app/invitation');
  expect(main().getByText('a member')).toBeDefined();
  expect(main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/app/signin?redirect=invitation');
  await userEvent.click(main().getByRole('link', { name: 'Create an account' }));
  await heading('Create Your Account');
  expect(router.location.pathname).toBe('/join');
});

test('DESK-13 signed in, joining leads to the portal, which forgets what this browser held of another shop', async () => {
  signIn(ADA);
  changeShop({ profile: sampleProfile(), configurations: [sampleConfiguration()] });
  const asked = stubPortalServer({
    showInvitation: INVITED,
    acceptInvitation: { success: true, mspID: '7' },
    getDetails: { success: true, mspID: '7', role: 'member', registered: false, mspDetails: null, revision: 0 },
  });
  const router = await renderApp(`/app/invitation/${SECRET}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Join Grace Makers' }, { timeout: 15_000 }));
  await waitFor(() => expect(router.location.pathname).toBe('/msp/home'));
  expect(asked.find(({ action }) => action === 'acceptInvitation')).toMatchObject({
    fields: { secret: SECRET },
    authorization: 'Bearer token',
  });
  await waitFor(() =>
    expect([account().mspID, account().profile, configurations(), waitingInvitation.read()]).toEqual(['7', null, null, null]),
  );
});

test('DESK-13 an invitation to another address is not joined by the account at hand, but by another', async () => {
  signIn('bob@example.com');
  stubPortalServer({ showInvitation: INVITED });
  const router = await renderApp(`/app/invitation/${SECRET}`);
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('ada@example.com');
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  await waitFor(() => expect(router.location.href).toBe('/app/signin?redirect=invitation'));
  expect(useSessionStore.getState().accessToken).toBe('');
  expect(waitingInvitation.read()).toBe(SECRET);
});

test('DESK-13 an invitation that is used, over or withdrawn says so and is waited with no longer', async () => {
  const words = 'This invitation is not good any more. Please ask for a new one.';
  stubPortalServer({ showInvitation: { status: 404, body: { success: false, error: words } } });
  await renderApp(`/app/invitation/${SECRET}`);
  await heading('This invitation cannot be opened');
  expect(main().getByText(words)).toBeDefined();
  expect(waitingInvitation.read()).toBeNull();
});

test('DESK-13 why somebody cannot join is told, and an expired sign-in asks for another', async () => {
  signIn(ADA);
  const words = 'Your account has a provider already. Please join with another account.';
  stubPortalServer({ showInvitation: INVITED, acceptInvitation: { status: 409, body: { success: false, error: words } } });
  await renderApp(`/app/invitation/${SECRET}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Join Grace Makers' }, { timeout: 15_000 }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  stubPortalServer({ acceptInvitation: { status: 401, body: { success: false, error: 'Please sign in.' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Join Grace Makers' }));
  expect(await main().findByRole('link', { name: 'Sign in' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Your sign-in has expired');
});

test('DESK-13 without an invitation the page says where to find one, and one that did not load is asked for again', async () => {
  stubPortalServer({ showInvitation: { status: 500, body: {} } });
  await renderApp('/app/invitation');
  await heading('No invitation is open here');
  cleanup();
  // One that nobody has asked for yet.
  await renderApp(`/app/invitation/${SECRET}z`);
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  stubPortalServer({ showInvitation: INVITED });
  await userEvent.click(again);
  await heading('Join Grace Makers');
});
