// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ROUTE_PATHS } from '../navigation/route-paths.ts';
import { useCartStore } from '../product/cart/cart-store.ts';
import { useMspStore } from '../stores/msp-store.ts';
import { useSessionStore } from '../stores/session-store.ts';
import { stubServer } from '../testing/fake-server.ts';
import { renderApp } from './render-app.tsx';

beforeEach(() => {
  // Pages that ask the server for more than this one answers log it.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubServer({ answer: () => ({ body: { success: true, manufacturingServiceProviderName: 'Demo' } }) });
  useMspStore.getState().setMspId('1');
});

function bar() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

test('NAV-09 the bar leads to the upload page and to the cart, and counts what is in it', async () => {
  await renderApp('/app/about');
  expect(bar().getByRole('link', { name: 'Get Your QuickQuote' }).getAttribute('href')).toBe('/app/upload?msp_id=1');
  const cart = bar().getByRole('link', { name: /Cart/ });
  expect(cart.getAttribute('href')).toBe('/app/cart?msp_id=1');
  expect(cart.textContent).toContain('0 items');
  const item = { productID: '', title: '', description: '', image: '', price: 1, metadata: {} };
  useCartStore.getState().addItem({ ...item, quantity: 2 });
  useCartStore.getState().addItem({ ...item, quantity: 3 });
  await waitFor(() => expect(cart.textContent).toContain('5 items'));
});

test('NAV-09 CART-02 the bar counts what can be asked of this provider: neither what another has quoted nor what is deleted', async () => {
  await renderApp('/app/about');
  const item = { productID: '', title: '', description: '', image: '', price: 1 };
  useCartStore.setState({ items: [] });
  for (const [quantity, specifications] of [
    [1, { mspID: '1' }],
    [20, { mspID: '7' }],
    [300, { mspID: '1', isDeleted: true }],
  ] as const) {
    useCartStore.getState().addItem({ ...item, quantity, metadata: { specifications } });
  }
  await waitFor(() => expect(bar().getByRole('link', { name: /Cart/ }).textContent).toContain('1 item'));
  expect(bar().getByRole('link', { name: /Cart/ }).textContent).not.toContain('items');
  useCartStore.setState({ items: [] });
});

test('NAV-09 the calculator has neither the button nor the cart', async () => {
  await renderApp('/app/roi-calculator');
  expect(bar().queryByRole('link', { name: 'Get Your QuickQuote' })).toBeNull();
  expect(bar().queryByRole('link', { name: /Cart/ })).toBeNull();
});

test('NAV-10 GEN-02 the footer has a copyright line and the configured legal links', async () => {
  await renderApp('/app/about');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/©.*QuickQuote/)).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('https://quote.test/terms');
  expect(footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('https://quote.test/privacy');
});

test('the footer leads providers to sign in, and to their portal once they are', async () => {
  await renderApp('/app/about');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'For Providers' }).getAttribute('href')).toBe('/app/signin');
  act(() => useSessionStore.getState().setSession({ accessToken: 'a.b.c' }));
  expect(footer.getByRole('link', { name: 'Provider Portal' }).getAttribute('href')).toBe('/app/msp/home');
  act(() => useSessionStore.getState().clearSession());
});

test.each(['/app/nowhere', '/app/upload/deeper', '/app/%3Cscript%3E'])('NAV-02 %s shows the not-found page', async (address) => {
  await renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});

test('NAV-03 the home page welcomes', async () => {
  await renderApp('/app/');
  expect(await screen.findByText('This is the welcome page')).toBeTruthy();
});

test('NAV-03 /wip says so with a picture and a message', async () => {
  await renderApp('/app/wip');
  expect(await screen.findByText('Work in progress...')).toBeTruthy();
  expect(screen.getByRole('img')).toBeTruthy();
});

test('NAV-03 /about is a page of its own', async () => {
  await renderApp('/app/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About QuickQuote' })).toBeTruthy();
  expect(document.title).toBe('About – QuickQuote');
});

const OPEN = [
  'wip',
  'about',
  'contact',
  'roi-calculator',
  'upload',
  'viewer',
  'material-selection',
  'quote',
  'cart',
  'submit',
  'thankyou',
  'signin',
  'join',
] as const;

describe('NAV-05 visitors without an account', () => {
  test.each(OPEN)('NAV-05 %s is open to everyone', async (name) => {
    const router = await renderApp(`/app${ROUTE_PATHS[name]}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('Page not found')).toBeNull();
    expect(router.location.pathname).toBe(ROUTE_PATHS[name]);
  });
});

const GUARDED = Object.keys(ROUTE_PATHS).filter((name) => name === 'confidential' || name.startsWith('msp/'));

test.each(GUARDED)('NAV-06 %s sends a visitor to sign in, with the way back', async (name) => {
  const router = await renderApp(`/app/${name}`);
  await waitFor(() => expect(router.location.pathname).toBe('/signin'));
  expect(router.location.search).toEqual({ redirect: name });
});

test('a new page takes the focus to its heading', async () => {
  const router = await renderApp('/app/about');
  await router.navigate({ to: '/wip' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Work in progress...' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the colours can be switched', async () => {
  await renderApp('/app/about');
  await userEvent.click(screen.getByRole('button', { name: 'Use dark colors' }));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Use light colors' }));
});
