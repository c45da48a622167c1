// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../routes/render-app.tsx';
import { useCustomerSessionStore } from '../../stores/customer-session-store.ts';
import { DOWN, stubPortalServer } from '../../testing/portal-server.ts';

const NOTHING = {
  success: true,
  mspID: '7',
  shop: 'Acme',
  email: 'ada@example.com',
  requests: [],
  group: null,
  invitedBy: null,
  discountPercent: 7.5,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  useCustomerSessionStore.getState().open({ mspID: '7', email: 'ada@example.com', token: 't'.repeat(43) });
});

// First, since answers are kept from one visit to the next.
test('SHOP-16 a list that did not load is asked for again; who has sent nothing is told so, and what was agreed', async () => {
  stubPortalServer({ listOwnRequests: DOWN });
  await renderApp('/app/my-requests?msp_id=7');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Your requests could not be loaded.')).toBeDefined();
  stubPortalServer({ listOwnRequests: NOTHING });
  await userEvent.click(again);
  expect(await screen.findByText('No requests yet')).toBeDefined();
  expect(screen.getByText('You get 7.5% off the prices in your cart here.')).toBeDefined();
});

test('SHOP-16 a session that is over, and one of another shop, ask for the address anew', async () => {
  stubPortalServer({ listOwnRequests: NOTHING });
  await renderApp('/app/my-requests?msp_id=8');
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeDefined();
  expect(useCustomerSessionStore.getState().session).not.toBeNull();
  cleanup();
  useCustomerSessionStore.getState().open({ mspID: '7', email: 'ada@example.com', token: 'u'.repeat(43) });
  stubPortalServer({ listOwnRequests: { status: 404, body: { success: false, error: 'Over.' } } });
  await renderApp('/app/my-requests?msp_id=7');
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeDefined();
  await waitFor(() => expect(useCustomerSessionStore.getState().session).toBeNull());
});

test('SHOP-16 a code that is pasted with blanks around it opens the requests', async () => {
  useCustomerSessionStore.getState().close();
  stubPortalServer({
    requestCustomerCode: { success: true },
    openCustomerSession: { success: true, token: 't'.repeat(43) },
    listOwnRequests: NOTHING,
  });
  await renderApp('/app/my-requests?msp_id=7');
  await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await userEvent.click(await screen.findByLabelText(/Code from the email/));
  await userEvent.paste(' 123456 ');
  await userEvent.click(screen.getByRole('button', { name: 'Show my requests' }));
  await waitFor(() => expect(useCustomerSessionStore.getState().session).toMatchObject({ email: 'ada@example.com' }));
});
