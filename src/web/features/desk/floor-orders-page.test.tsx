// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit, visitAsAda } from '#test/support/portal-visit.ts';
import { DOWN, stubPortalServer } from '../../testing/portal-server.ts';

visitAsAda();

const DETAILS = { success: true, mspID: '7', role: 'shop-floor', registered: true, mspDetails: null, revision: 1 };

// First, since answers are kept from one visit to the next.
test('S-46 the shop floor’s list that did not load is asked for again, and says so when there is nothing to make', async () => {
  stubPortalServer({ getDetails: DETAILS, listFloorOrders: DOWN });
  await visit('/msp/orders');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The orders could not be loaded.')).toBeDefined();
  expect(screen.queryByText('Loading the orders')).toBeNull();
  const asked = stubPortalServer({ getDetails: DETAILS, listFloorOrders: { success: true, orders: [], nextCursor: null } });
  await userEvent.click(again);
  expect(await screen.findByText('Nothing to make')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'Also those that have left' }));
  await expect.poll(() => asked.at(-1)?.fields).toMatchObject({ isAll: 'true' });
});

test('S-46 an order that is not there, or did not load, says so to the shop floor', async () => {
  stubPortalServer({ getDetails: DETAILS, getFloorOrder: DOWN });
  await visit('/msp/orders/r9');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
