// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA, account, configurations, visit, visitAsAda } from '#test/support/portal-visit.ts';
import { composeDetails } from '../../product/shop/shop-details.ts';
import { changeShopDraft } from '../../stores/shop-draft-store.ts';
import { NO_SHOP, stubPortalServer } from '../../testing/portal-server.ts';
import { sampleConfiguration, sampleProfile } from '../../testing/sample-shop.ts';

visitAsAda();

const CONFIGURATION = sampleConfiguration();
const asMember = (name = 'Grace Makers') => ({
  getDetails: {
    success: true,
    mspID: '7',
    role: 'member',
    registered: true,
    revision: 4,
    mspDetails: composeDetails('7', sampleProfile({ name }), [CONFIGURATION]),
  },
});
const main = () => within(screen.getByRole('main'));

test('DESK-13 a member reads profile and materials, and finds nothing there that only owners may press', async () => {
  stubPortalServer(asMember());
  const router = await visit('/msp/profile');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Organization name' });
  expect([name.value, name.readOnly]).toEqual(['Grace Makers', true]);
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
  expect(main().getByText('You can read the profile. Only an owner can change it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await act(() => router.navigate({ to: '/msp/my-materials' }));
  const card = within(await screen.findByRole('article', { name: 'PLA' }));
  expect([...card.queryAllByRole('button'), ...card.queryAllByRole('link', { name: /Edit/ })]).toEqual([]);
  expect(screen.queryByRole('link', { name: /Add Material/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  await act(() => router.navigate({ to: '/msp/material-configurator' }));
  expect(await screen.findByText('Only an owner can change what is offered.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /user menu/ }));
  expect((await screen.findAllByRole('menuitem')).map((entry) => entry.textContent)).toEqual(['Profile', 'My Materials', 'Sign out']);
});

test('DESK-13 a member sees what is registered, whatever was typed here while he was an owner', async () => {
  changeShopDraft(ADA, { profile: sampleProfile({ name: 'Typed' }), configurations: [], basis: 3 });
  stubPortalServer(asMember('From the server'));
  await visit('/msp/profile');
  expect(account().profile?.name).toBe('From the server');
  expect(configurations()).toEqual([CONFIGURATION]);
});

test('DESK-13 whoever works there no longer keeps nothing of the shop in this browser', async () => {
  stubPortalServer(asMember());
  await visit('/msp/profile');
  expect(account()).toMatchObject({ mspID: '7', profile: { name: 'Grace Makers' } });
  stubPortalServer({ getDetails: NO_SHOP });
  const { enterPortal } = await import('../../product/shop/enter-portal.ts');
  await act(() => enterPortal());
  expect([account(), configurations()]).toEqual([{ mspID: '-1', profile: null, published: null }, null]);
});
